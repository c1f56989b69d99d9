import { orderedEntries } from './entry-data.ts';

export async function customerMarks() {
  return (await orderedEntries('customers')).map(({ data }) => data);
}
