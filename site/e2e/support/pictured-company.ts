import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePhotograph } from '../../../test/photograph.ts';
import { temporaryFolder } from './temporary-folder.ts';

const companies = join(import.meta.dirname, '../../../companies');

/** Over the column of the footer that lists the case studies. */
export const workHeading = 'Done before';

/** What a video shows. */
export const film = 'How a ridge is measured';

/** What each photograph shows, and where it was taken: in the metadata alone. */
export const shown = 'Ridges one behind the other at dusk';

/** An image in a file of a company: its source, and its alternative text in the line below. */
const ownPicture = /(src: )[\w-]+\.jpg(\n +)alt: .*/g;

/**
 * A copy of a company without drawings that shows photographs in every place, as telephones take them: of
 * at least 6 MB, full of grain, lying on their side, with the place where they were taken.
 */
export async function picturedCompany() {
  const plain = readdirSync(companies).find((name) => !existsSync(join(companies, name, 'art')));
  const folder = join(temporaryFolder(), 'company');
  cpSync(join(companies, plain ?? ''), folder, { recursive: true });
  // What the company shows already is shown by this photograph instead.
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (file.endsWith('.jpg')) rmSync(path);
    if (!/\.(yaml|md)$/.test(file)) continue;
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(ownPicture, `$1dusk.jpg$2alt: ${shown}`));
  }
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
  /** Gives a file this picture in place of its own, if it has one. */
  const give = (file: string, src?: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8').replace(/^image:.*\n(?:  .*\n)*/m, '');
    writeFileSync(path, `${text.trimEnd()}\n${image(src)}`);
  };
  const below = (name: string) => readdirSync(join(folder, name)).sort();
  change('pages/about.yaml', /$/, `\nshare: { src: dusk.jpg, alt: ${shown}, whole: true }\n`);
  for (const name of below('services')) give(`services/${name}`);
  for (const name of below('industries')) give(`industries/${name}`, 'Upright Ridge.JPG');
  for (const name of below('work')) give(`work/${name}`);
  change('navigation.yaml', /^  columns:\n/m, `    - heading: ${workHeading}\n      list: work\n`);
  for (const name of below('articles')) {
    const text = `\n![${shown}](../pictures/dusk.jpg "At dusk")\n\n![](../pictures/plan.svg)\n`;
    const video = `\n\`\`\`video\ntitle: ${film}\nvimeo: 1\n${image()}\`\`\`\n`;
    change(`articles/${name}`, /\n*$/, `\n${text}${video}`);
  }
  const slugs = (name: string) => below(name).map((file) => file.replace(/\.\w+$/, ''));
  return {
    folder,
    bytes: bytes.length,
    service: `/services/${slugs('services')[0]}`,
    industry: `/industry/${slugs('industries')[0]}`,
    article: `/blog/${slugs('articles')[0]}`,
    work: slugs('work').map((slug) => `/work/${slug}`),
  };
}
