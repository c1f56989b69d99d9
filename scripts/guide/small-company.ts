import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { writeFromTemplate, writeNewLanguage } from '../new.ts';
import { markTranslated } from '../../site/src/i18n/translations.ts';

/** Writes a company with a page of each kind, in English and German; the German words are English, too. */
export function writeSmallCompany(folder: string): void {
  writeFromTemplate('company', 'Halden & Rye', folder);
  for (const [what, title] of Object.entries({ work: 'Bread at night', page: 'Prices' }))
    writeFromTemplate(what, title, folder);
  const add = (file: string, text: string) =>
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8') + text);
  const both = 'services:\n  - quality-assurance\n  - web-development\n';
  const study = join(folder, 'work/bread-at-night.yaml');
  writeFileSync(study, readFileSync(study, 'utf8').replace(/^services:\n {2}- .*\n/m, both));
  add('company.yaml', 'languages: [en, de]\n');
  add('words.yaml', 'languages: { label: Language, elsewhere: no, offer: Here, close: Close }\n');
  const translated = writeNewLanguage('de', folder);
  markTranslated(
    folder,
    'de',
    translated.map((file) => relative(join(folder, 'de'), file)),
  );
}
