import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFromTemplate } from '../../scripts/new.ts';
import { filesBelow } from '../src/files/files-below.ts';
import { buildElsewhere } from './support/build-elsewhere.ts';
import { temporaryFolderOfWorker } from './support/temporary-folder.ts';
import { expect, test } from './support/test.ts';

test('a language that is not listed changes no byte of the site', async () => {
  const company = join(temporaryFolderOfWorker(), 'halden');
  writeFromTemplate('company', 'Halden & Rye', company);
  const speak = (languages: string) => {
    const file = join(company, 'company.yaml');
    const text = readFileSync(file, 'utf8').replace(/^languages: .*\n/m, '');
    writeFileSync(file, `${text}languages: [${languages}]\n`);
  };
  const single = await buildElsewhere({ COMPANY: company });
  const files = readdirSync(company).filter(
    (name) => !['art', 'brand', 'pictures', 'public'].includes(name),
  );
  for (const name of files)
    cpSync(join(company, name), join(company, 'de', name), { recursive: true });
  const draft = await buildElsewhere({ COMPANY: company });
  speak('en');
  const listed = await buildElsewhere({ COMPANY: company });
  for (const dist of [draft, listed]) {
    expect(filesBelow(dist)).toEqual(filesBelow(single));
    for (const file of filesBelow(single))
      expect(readFileSync(join(dist, file)).equals(readFileSync(join(single, file))), file).toBe(
        true,
      );
  }
  for (const file of filesBelow(single)) {
    expect(file).not.toContain('language-offer');
    if (file.endsWith('.html'))
      expect(readFileSync(join(single, file), 'utf8'), file).not.toContain('hreflang');
  }
});
