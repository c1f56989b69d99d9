import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

type Company = {
  name: string;
  email: string;
  phone: string;
  chief: { name: string; title: string };
};

/** The facts of the company: a test that names them here holds for whoever the site belongs to. */
export const company = parse(
  readFileSync(resolve(import.meta.dirname, '../../content/company.yaml'), 'utf8'),
) as Company;
