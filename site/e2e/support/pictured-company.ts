import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePhotograph } from '../../../test/photograph.ts';
import { temporaryFolder } from './temporary-folder.ts';

const companies = join(import.meta.dirname, '../../../companies');

/** What each photograph shows, and where it was taken: in the metadata alone. */
export const shown = 'Ridges one behind the other at dusk';

/**
 * A copy of a company without drawings that shows photographs in every place, as telephones take them: of
 * at least 6 MB, full of grain, lying on their side, with the place where they were taken.
 */
export async function picturedCompany() {
  const plain = readdirSync(companies).find((name) => !existsSync(join(companies, name, 'art')));
  const folder = join(temporaryFolder(), 'company');
  cpSync(join(companies, plain ?? ''), folder, { recursive: true });
  const bytes = await writePhotograph(join(folder, 'pictures/dusk.jpg'), { grain: 0.8 });
  await writePhotograph(join(folder, 'pictures/Upright Ridge.JPG'), { seed: 4, orientation: 6 });
  await writePhotograph(join(folder, 'pictures/unused.jpg'), { seed: 5, width: 900, height: 700 });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><path d="M9 9h72v42H9z"/></svg>';
  writeFileSync(join(folder, 'pictures/plan.svg'), svg);

  const change = (file: string, words: string | RegExp, more: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const changed = text.replace(words, (found) => found + more);
    if (changed === text) throw new Error(`${file} has no ${words}`);
    writeFileSync(join(folder, file), changed);
  };
  const image = (src = 'dusk.jpg') => `image: { src: ${src}, alt: ${shown}, focus: center top }\n`;
  const below = (name: string) => readdirSync(join(folder, name)).sort();
  change('pages/home.yaml', /^  - kind: hero\n/m, `    ${image()}`);
  change('navigation.yaml', /^  services:\n/m, `    ${image()}`);
  change('pages/about.yaml', /$/, `\nshare: { src: dusk.jpg, alt: ${shown}, whole: true }\n`);
  change('home-services.yaml', /^- id:.*\n/gm, `  ${image()}`);
  for (const name of below('services')) change(`services/${name}`, /\n*$/, `\n${image()}`);
  for (const name of below('industries'))
    change(`industries/${name}`, /\n*$/, `\n${image('Upright Ridge.JPG')}`);
  for (const name of below('articles')) {
    change(`articles/${name}`, /^---\n/, image());
    const text = `\n![${shown}](../pictures/dusk.jpg "At dusk")\n\n![](../pictures/plan.svg)\n`;
    change(`articles/${name}`, /\n*$/, `\n${text}`);
  }
  const slugs = (name: string) => below(name).map((file) => file.replace(/\.\w+$/, ''));
  return {
    folder,
    bytes: bytes.length,
    service: `/services/${slugs('services')[0]}`,
    industry: `/industry/${slugs('industries')[0]}`,
    article: `/blog/${slugs('articles')[0]}`,
  };
}
