import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { parse } from 'yaml';

type Company = {
  name: string;
  email: string;
  phone: string;
  chief: { name: string; title: string };
  /** Addresses by the name of their network, or a list of them. */
  social: object;
};

/** The facts of the company: a test that takes them from here works for every company. */
export const company = parse(
  readFileSync(join(companyFolder(), 'company.yaml'), 'utf8'),
) as Company;
