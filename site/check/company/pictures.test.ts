import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { writeNew } from '../../../scripts/new.ts';
import { writePhotograph } from '../../../test/photograph.ts';
import { temporaryFolder, temporaryFolderOfFile } from '../../../test/temporary-folder.ts';
import { checkCompany } from './company.ts';
import { report } from './messages.ts';

const made = temporaryFolderOfFile();
const company = join(made, 'halden');
const pictures = join(company, 'pictures');

const brand = (start: string) => Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(2000)]);

beforeAll(async () => {
  writeNew('company', 'Halden & Rye', company);
  await writePhotograph(join(pictures, 'harbour.jpg'), { width: 1800, height: 1350 });
  await writePhotograph(join(pictures, 'team/small.jpg'), { width: 640, height: 480 });
  await writePhotograph(join(pictures, 'tall.jpg'), { width: 1000, height: 1800 });
  await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .webp()
    .toFile(join(pictures, 'really-webp.jpg'));
  const files = {
    'phone.heic': brand('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    'renamed.jpg': brand('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    'scan.tiff': brand('II*\0'),
    'notes.jpg': Buffer.from('Buy milk.'.repeat(200)),
    'cut.jpg': readFileSync(join(pictures, 'harbour.jpg')).subarray(0, 120),
    'alive.svg': Buffer.from('<svg viewBox="0 0 4 3" onload="alert(1)"/>'),
    'plan.svg': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path d="M0 0h9"/></svg>',
    ),
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(pictures, name), bytes);
});

/** What is told of a new company in which a file ends in other lines. */
async function told(file: string, lines: string, after?: string) {
  const folder = temporaryFolder();
  cpSync(company, folder, { recursive: true });
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const changed = after ? text.replace(after, (words) => words + lines) : text + lines;
  expect(changed).not.toBe(text);
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  writeFileSync(path, changed);
  const line = changed.slice(0, changed.indexOf(lines)).split('\n').length;
  return { said: report(folder, await checkCompany(folder)), place: `${file}:${line}` };
}

const service = 'services/web-development.yaml';
const image = (...fields: string[]) => `image:\n${fields.map((field) => `  ${field}\n`).join('')}`;
const quay = 'alt: A quay in the morning';

test('a picture that is in order has no fault, in each format and place', async () => {
  for (const src of ['harbour.jpg', 'plan.svg']) {
    const { said } = await told(service, image(`src: ${src}`, quay, 'focus: 30% 40%'));
    expect(said).toContain('0 problems');
  }
  const { said } = await told(service, image('src: harbour.jpg', 'decorative: true'));
  expect(said).toContain('0 problems');
});

/** What is wrong, the fields of the picture, on which of its lines that is told, and what is told. */
type Case = [what: string, fields: string[], down: number, message: string];

test.for<Case>([
  [
    'a file that does not exist, with the nearest name',
    ['src: habour.jpg', quay],
    1,
    '  image.src\n  there is no file pictures/habour.jpg; did you mean harbour.jpg?\n  Fix: write harbour.jpg: a path begins below pictures/.',
  ],
  [
    'a path that names the folder again',
    ['src: pictures/harbour.jpg', quay],
    1,
    '  image.src\n  there is no file pictures/pictures/harbour.jpg; did you mean harbour.jpg?\n',
  ],
  [
    'a file that nothing comes near',
    ['src: balloon.png', quay],
    1,
    '  image.src\n  there is no file pictures/balloon.png.\n  Fix: put it into the folder pictures/ of the company, and write its path from there.',
  ],
  [
    'a photograph as a telephone keeps it',
    ['src: phone.heic', quay],
    1,
    '  image.src\n  it is HEIC, in which telephones keep photographs, and most browsers cannot show it.\n  Fix: open it, export it as JPEG in its full size, and name that file here.',
  ],
  [
    'one that was only renamed',
    ['src: renamed.jpg', quay],
    1,
    '  image.src\n  it is HEIC, in which telephones keep photographs',
  ],
  [
    'a scan',
    ['src: scan.tiff', quay],
    1,
    '  image.src\n  it is TIFF, which browsers cannot show.\n',
  ],
  [
    'a text with the name of a picture',
    ['src: notes.jpg', quay],
    1,
    '  image.src\n  pictures/notes.jpg is no picture, whatever its name says.\n  Fix: replace it by one: JPEG, PNG, WebP, AVIF, SVG.',
  ],
  [
    'a format that the name hides',
    ['src: really-webp.jpg', quay],
    1,
    '  image.src\n  pictures/really-webp.jpg is WebP, and its name says something else.\n  Fix: name it really-webp.webp, here too.',
  ],
  [
    'a file that was cut off',
    ['src: cut.jpg', quay],
    1,
    '  image.src\n  pictures/cut.jpg is damaged: it begins as JPEG and cannot be opened.\n  Fix: copy it again from where it came from.',
  ],
  [
    'a drawing of which nothing is left once it is cleaned',
    ['src: alive.svg', quay],
    1,
    '  image.src\n  pictures/alive.svg: nothing is left of it without scripts, HTML and what lies at other addresses.\n  Fix: ',
  ],
  [
    'a picture that is too small for its place',
    ['src: team/small.jpg', quay],
    1,
    '  image.src\n  pictures/team/small.jpg is 640 by 480 pixels: too small for the head of a page, where it would be blurred.\n  Fix: take a larger file, in 900 by 600 pixels or more; one that comes straight from a camera or a telephone is large enough.',
  ],
  [
    'no alternative text',
    ['src: harbour.jpg'],
    0,
    '  image.alt\n  the picture has no alternative text.\n  Fix: write alt: and one sentence that says what it shows; or decorative: true, where the words beside it say all of it.',
  ],
  [
    'an alternative text for what is decorative',
    ['src: harbour.jpg', quay, 'decorative: true'],
    3,
    '  image.decorative\n  the picture has an alternative text, and is said to be decorative.\n  Fix: leave one of the two: alt where it shows something, decorative: true where it does not.',
  ],
  [
    'a focus that cannot be read',
    ['src: harbour.jpg', quay, 'focus: middle'],
    3,
    '  image.focus\n  “middle” is not valid: it takes left, center or right, then top, center or bottom; or two percentages',
  ],
])('%s is told with file, line, field and what to do', async ([, fields, down, message]) => {
  const { said, place } = await told(service, image(...fields));
  const [file = '', line] = place.split(':');
  expect(said).toContain('1 problem in');
  expect(said).toContain(`${file}:${Number(line) + down}${message}`);
});

test('a picture that fits one place is too small for a larger one, and what is cropped away does not count', async () => {
  const hero = await told(
    'pages/home.yaml',
    '    image: { src: tall.jpg, alt: A tower }\n',
    '  - kind: hero\n',
  );
  expect(hero.said).toContain(
    `${hero.place}  bands[0].image.src\n  pictures/tall.jpg is 1000 by 1800 pixels: too small for the first view of a page, from edge to edge`,
  );
  const panels = await told(
    'navigation.yaml',
    '    image: { src: team/small.jpg, decorative: true }\n',
    '  services:\n',
  );
  expect(panels.said).toContain('0 problems');
});

test('the pictures in the text of an article are looked at too, with their lines', async () => {
  const folder = temporaryFolder();
  cpSync(company, folder, { recursive: true });
  const [path = ''] = writeNew('article', 'Tides', folder);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    `${text}\n![](../pictures/habour.jpg)\n\n![Notes](pictures/notes.jpg)\n\n![Beside](./beside.png)\n`,
  );
  const line = text.split('\n').length + 1;
  const said = report(folder, await checkCompany(folder));
  expect(said).toContain(
    `articles/tides.md:${line}\n  there is no file pictures/habour.jpg; did you`,
  );
  expect(said).toContain(`articles/tides.md:${line + 2}\n  pictures/notes.jpg is no picture`);
  expect(said).toContain(
    `articles/tides.md:${line + 4}\n  the picture “./beside.png” is not in the company's pictures/.\n  Fix: put it there, and write ../pictures/beside.png.`,
  );
});

test('the picture of a video is a picture like any other, in an article and in a band', async () => {
  const folder = temporaryFolder();
  cpSync(company, folder, { recursive: true });
  const [path = ''] = writeNew('article', 'Tides', folder);
  const text = readFileSync(path, 'utf8');
  const block = (image: string) => `\`\`\`video\ntitle: A\nvimeo: 1\nimage: ${image}\n\`\`\`\n`;
  const blocks = ['{ src: habour.jpg, decorative: true }', '{ src: harbour.jpg }'].map(block);
  writeFileSync(path, `${text}\n${blocks.join('')}`);
  const home = join(folder, 'pages/home.yaml');
  const film =
    '  - kind: video\n    heading: A\n    video: { title: A, vimeo: "1", image: { src: team/small.jpg, alt: A quay } }\n';
  writeFileSync(
    home,
    readFileSync(home, 'utf8').replace('bands:\n', (words) => words + film),
  );
  const said = report(folder, await checkCompany(folder));
  const line = text.split('\n').length + 1;
  expect(said).toContain(
    `articles/tides.md:${line + 3}\n  there is no file pictures/habour.jpg; did you mean harbour.jpg?`,
  );
  expect(said).toContain(
    `articles/tides.md:${line + 8}  image.alt\n  the picture has no alternative text.`,
  );
  expect(said).toContain(
    'bands[0].video.image.src\n  pictures/team/small.jpg is 640 by 480 pixels: too small for the text of an article',
  );
});
