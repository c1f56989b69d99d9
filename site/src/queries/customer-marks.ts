import { ordered } from './entry-data.ts';

export async function customerMarks() {
  return (await ordered('customers')).map(({ data }) => data);
}
