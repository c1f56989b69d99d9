type Category = { key: string; heading: string };
type Service = { id: string; data: { category: string } };

/** The services under the categories that a company has given them, both in their order. */
export function byCategory<Entry extends Service>(
  categories: Category[],
  services: Entry[],
): (Category & { services: Entry[] })[] {
  return categories.map((category) => ({
    ...category,
    services: services.filter(({ data }) => data.category === category.key),
  }));
}
