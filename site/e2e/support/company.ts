import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { parse } from 'yaml';

type Company = {
  name: string;
  email: string;
  phone: string;
  chief: string;
  /** Addresses by network, or a list of them. */
  social: object | { name: string; icon?: string }[];
  address?: object;
  offices?: { name: string; phone?: string; hours?: { text: string }[] }[];
};

type Person = { id: string; name: string; role: string; city?: string; ask?: string };

const read = (file: string): unknown => parse(readFileSync(join(companyFolder(), file), 'utf8'));

export const people = read('people.yaml') as Person[];

const facts = read('company.yaml') as Company;
const chief = people.find(({ id }) => id === facts.chief);

/** The company's facts: a test that reads them works for every company. */
export const company = {
  ...facts,
  chief: { name: chief?.name ?? '', title: chief?.role ?? '' },
};
