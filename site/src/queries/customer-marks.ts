import { ordered } from './entry-data.ts';

export async function customerMarks() {
  const customers = await ordered('customers');
  return customers.map(({ data: { mark, name, caption, colors } }) => ({
    mark,
    name,
    caption,
    colors,
  }));
}
