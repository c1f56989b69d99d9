import { orderedEntries } from './entry-data.ts';

export async function customers() {
  return (await orderedEntries('customers')).map(({ data }) => data);
}
