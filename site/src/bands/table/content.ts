import { insertFacts } from '../../queries/entries.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'table'> = async ({ rows, ...band }) => ({
  ...band,
  rows: await Promise.all(rows.map((row) => Promise.all(row.map(insertFacts)))),
});
