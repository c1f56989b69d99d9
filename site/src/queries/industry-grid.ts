import { ordered } from './entry-data.ts';

export async function industryGrid() {
  return (await ordered('industries')).map(({ id, data }) => ({
    name: data.gridName ?? data.name,
    icon: data.icon,
    link: `/industry/${data.gridSlug ?? id}`,
    subject: { slug: id, drawing: data.drawing },
    benefit: data.gridText,
  }));
}
