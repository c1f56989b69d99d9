type Category = { key: string; heading: string };
type Service = { id: string; data: { category: string } };

/**
 * The services under the categories that a company has given them, both in their order.
 *
 * @throws where a service names a category that there is not: it would stand nowhere
 */
export function byCategory<Entry extends Service>(
  categories: Category[],
  services: Entry[],
): (Category & { services: Entry[] })[] {
  const known = new Set(categories.map(({ key }) => key));
  const lost = services.find(({ data }) => !known.has(data.category));
  if (lost)
    throw new Error(
      `services/${lost.id}.yaml: category is “${lost.data.category}”, and pages/header-panels.yaml has ${[...known].join(', ')}. Take one of these, or give the new one a heading there.`,
    );
  return categories.map((category) => ({
    ...category,
    services: services.filter(({ data }) => data.category === category.key),
  }));
}
