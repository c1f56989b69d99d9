import { ordered } from './entry-data.ts';

export async function customerMarks() {
  const customers = await ordered('customers');
  return customers.map(({ data: { mark, name, colors } }) => ({ mark, name, colors }));
}
