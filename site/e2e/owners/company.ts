import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { writeFromTemplate } from '../../../scripts/new.ts';
import { type Service, startService } from '../../../scripts/lib/service.ts';
import { writePhotograph } from '../../../test/photograph.ts';
import { buildElsewhere } from '../support/build-elsewhere.ts';
import { writePseudoLanguage } from '../support/pseudo-language.ts';
import { temporaryFolderOfWorker } from '../support/temporary-folder.ts';

// A company as an owner makes one: its logo, icon, theme and pictures are files. It has two languages, the second
// right-to-left and without three of the pages, and no case studies. The tests beside this file share its build.

export const company = join(temporaryFolderOfWorker(), 'halden');
export const altText = 'Ridges one behind the other at dusk';
export const film = 'How a ridge is measured';
const article = 'articles/a-first-article.md';
export let photograph = 0;
export let dist = '';
export let site: Service | undefined;

const read = (path: string) => readFileSync(join(company, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(company, path), text);
const change = (path: string, how: (text: string) => string) => write(path, how(read(path)));

type Words = { languages: Record<'label' | 'elsewhere' | 'offer' | 'close', string> };
export const words = (file: string) => parse(read(file)) as Words;

const svg = (box: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}">${content}</svg>`;
const gradient =
  '<defs><linearGradient id="a"><stop stop-color="#060"/><stop offset="1" stop-color="#090"/></linearGradient></defs>';

/** Writes a built-in theme, a logo for each background, an icon with ids, and three customers' logos. */
async function writeBrand(): Promise<void> {
  const customers = join(company, 'brand/customers');
  mkdirSync(customers, { recursive: true });
  write('brand/theme.yaml', 'theme: poster\ncolors:\n  deep: "#101820"\nspacing: 1.1\n');
  write(
    'brand/logo.svg',
    svg('400 80', `${gradient}<script>alert(1)</script><path fill="url(#a)" d="M0 0h400v80H0z"/>`),
  );
  write('brand/logo-dark.svg', svg('400 80', '<path fill="#9f9" d="M0 0h400v80H0z"/>'));
  write('brand/icon.svg', svg('60 30', `${gradient}<path fill="url(#a)" d="M0 0h60v30H0z"/>`));
  write('brand/customers/ink.svg', svg('90 30', '<path fill="currentColor" d="M0 0h90v30z"/>'));
  write('brand/customers/red.svg', svg('30 30', '<path fill="#c00" d="M0 0h30v30H0z"/>'));
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: 600, height: 200, channels: 4, background } })
    .png()
    .toFile(join(customers, 'raster.png'));
  write(
    'customers.yaml',
    '- { id: one, logo: ink, name: Ink Works }\n' +
      '- { id: two, logo: red, name: Red Lines, colors: own }\n' +
      '- { id: three, logo: raster }\n',
  );
  change('pages/home.yaml', (home) =>
    home.replace(
      /^ {2}- kind: (?!hero)/m,
      (next) => `  - kind: logoStrip\n    heading: Customers\n    text: Three of them.\n${next}`,
    ),
  );
}

/** Writes photographs of 6 MB as telephones take them, with the place in their metadata. */
async function writePhotographs(): Promise<void> {
  photograph = (await writePhotograph(join(company, 'pictures/dusk.jpg'), { grain: 0.8 })).length;
  const upright = join(company, 'pictures/Upright Ridge.JPG');
  await writePhotograph(upright, { seed: 4, width: 1600, height: 1200, orientation: 6 });
  await writePhotograph(join(company, 'pictures/unused.jpg'), { width: 900, height: 700 });
  write('pictures/plan.svg', svg('90 60', '<path d="M9 9h72v42H9z"/>'));
  const image = (src: string) => `image: { src: ${src}, alt: ${altText} }\n`;
  change('pages/home.yaml', (home) =>
    home.replace(/^ {2}- kind: hero\n/m, (hero) => `${hero}    ${image('dusk.jpg')}`),
  );
  change('navigation.yaml', (text) =>
    text.replace(/^ {2}services:\n/m, (panel) => `${panel}    ${image('dusk.jpg')}`),
  );
  // Replaces the picture of a page that has one already.
  const give = (path: string, src: string) =>
    change(path, (text) => `${text.replace(/^image:.*\n(?:  .*\n)*/m, '')}${image(src)}`);
  give('services/web-development.yaml', 'dusk.jpg');
  give('industries/retail.yaml', 'Upright Ridge.JPG');
  change(article, (text) => {
    const video = `\`\`\`video\ntitle: ${film}\nvimeo: 1\n${image('dusk.jpg')}\`\`\``;
    const body = `![${altText}](../pictures/dusk.jpg)\n\n![](../pictures/plan.svg)\n\n${video}`;
    return `${text.replace(/^---\n/, `---\n${image('dusk.jpg')}`)}\n${body}\n`;
  });
}

/** Writes a second language, and a service that only the first one has, linked from everywhere: a card, the footer, a text. */
function writeLanguages(): void {
  writeFromTemplate('service', 'Second Service', company);
  writeFromTemplate('job', 'Baker', company);
  const second = 'services/second-service';
  const card = `{ id: second, title: Second Service, text: It is the second., link: /${second} }`;
  write('service-cards.yaml', `${read('service-cards.yaml')}- ${card}\n`);
  const privacy = '        - name: Privacy Policy';
  const link = `        - { name: The second, link: /${second} }\n`;
  write('navigation.yaml', read('navigation.yaml').replace(privacy, link + privacy));
  change(article, (text) => `${text}\n[The second](/${second}#questions)\n`);
  write('company.yaml', `${read('company.yaml')}languages: [en, ar]\n`);
  const languages = '{ label: Language, elsewhere: not here, offer: This page, close: Close }';
  write('words.yaml', `${read('words.yaml')}languages: ${languages}\n`);
  writePseudoLanguage(company, 'ar');
  // Its blocks are not translated.
  change(`ar/${article}`, (text) => text.replace(/```video[^]*?```/, ''));
  const addresses = { services: 'khadamat', contact: 'ittasil', 'thank-you': 'shukran' };
  write('ar/words.yaml', stringify({ ...words('ar/words.yaml'), addresses }));
  for (const file of [`${second}.yaml`, 'pages/about.yaml', 'jobs/baker.yaml'])
    rmSync(join(company, 'ar', file));
}

export async function build(): Promise<void> {
  writeFromTemplate('company', 'Halden & Rye', company);
  await writeBrand();
  await writePhotographs();
  writeLanguages();
  dist = await buildElsewhere({ COMPANY: company });
  site = await startService({ env: { SITE_DIR: dist, COMPANY: company } });
}
