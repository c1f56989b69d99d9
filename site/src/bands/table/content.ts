import { entryData } from '../../queries/entry-data.ts';
import type { BandContent } from '../band-content.ts';

const token = /\{(company|legalName|email|phone)\}/g;

/** Writes the facts of company.yaml into the cells that name them, so that an imprint repeats none. */
export const content: BandContent<'table'> = async ({ rows, ...band }) => {
  const { name, legalName, email, phone } = await entryData('company');
  const facts: Record<string, string> = { company: name, legalName, email, phone };
  const filled = (cell: string) => cell.replace(token, (all, fact: string) => facts[fact] ?? all);
  return { ...band, rows: rows.map((row) => row.map(filled)) };
};
