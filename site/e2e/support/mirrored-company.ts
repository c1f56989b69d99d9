import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { writePseudoLanguage } from './pseudo-language.ts';

/** Writes the company that is set into a folder, with a further language `ar`, which is written from right to left. */
export function writeMirroredCompany(company: string): void {
  cpSync(companyFolder(), company, { recursive: true });
  const change = (file: string, how: (text: string) => string) =>
    writeFileSync(join(company, file), how(readFileSync(join(company, file), 'utf8')));
  change(
    'company.yaml',
    (text) => `${text.replace(/^languages:.*\n/m, '')}\nlanguages: [en, ar]\n`,
  );
  change('words.yaml', (text) =>
    /^languages:/m.test(text)
      ? text
      : `${text}\nlanguages: { label: L, elsewhere: not this page, offer: This page, close: Close }\n`,
  );
  writePseudoLanguage(company, 'ar');
}
