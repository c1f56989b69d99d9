type Category = { key: string; heading?: string | undefined };
type Service = { id: string; data: { category: string } };

export function byCategory<Entry extends Service>(
  categories: Category[],
  services: Entry[],
): (Category & { services: Entry[] })[] {
  return categories.map((category) => ({
    ...category,
    services: services.filter(({ data }) => data.category === category.key),
  }));
}
