import { orderedEntries } from './entries.ts';

export async function customers() {
  return (await orderedEntries('customers')).map(({ data }) => data);
}
