import { pathOf } from '../addresses/addresses.ts';
import { orderedEntries } from './entries.ts';

export async function industryGrid() {
  return (await orderedEntries('industries')).map(({ id, data }) => ({
    name: data.gridName ?? data.name,
    icon: data.icon,
    link: pathOf('industries', data.gridSlug ?? id),
    subject: { slug: id, drawing: data.drawing },
    benefit: data.gridText,
  }));
}
