import {
  cpSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { findSamples } from '../../../scripts/launch-check.ts';
import { writeFromTemplate } from '../../../scripts/new.ts';
import { writePhotograph } from '../../../test/photograph.ts';
import { temporaryFolder, temporaryFolderOfFile } from '../../../test/temporary-folder.ts';
import { filesBelow } from '../../src/lib/files-below.ts';
import { checkCompany } from './company.ts';
import { formatFileProblems } from './messages.ts';

const WORK = 'work/oak-and-ash.yaml';
const JOB = 'jobs/engineer.yaml';
const SERVICE = 'services/web-development.yaml';
const ARTICLE = 'articles/a-first-article.md';

// A new company with a case study, a job and a search, and with pictures that nothing shows.
const company = join(temporaryFolderOfFile(), 'halden');
writeFromTemplate('company', 'Halden & Rye', company);
writeFromTemplate('work', 'Oak and ash', company);
writeFromTemplate('job', 'Engineer', company);
writeFromTemplate('search', 'Search', company);
const pictures = join(company, 'pictures');
await writePhotograph(join(pictures, 'harbour.jpg'), { width: 1800, height: 1350 });
await writePhotograph(join(pictures, 'team/small.jpg'), { width: 640, height: 480 });
await writePhotograph(join(pictures, 'tall.jpg'), { width: 1000, height: 1800 });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 1 } } });
const harbour = readFileSync(join(pictures, 'harbour.jpg'));
const drawn = sharp(harbour).resize(900);
const moving = sharp(
  [await plain(9, 9).png().toBuffer(), await sharp(harbour).resize(9, 9).png().toBuffer()],
  { join: { animated: true } },
);
/** Adds the PNG chunk that marks an animation: https://www.w3.org/TR/png-3/#acTL-chunk */
const withAnimationControl = (png: Buffer) =>
  Buffer.concat([
    png.subarray(0, 33),
    Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xf3\x8d\x93\x70', 'latin1'),
    png.subarray(33),
  ]);
const startOf = (start: string) =>
  Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(2000)]);
for (const [name, bytes] of Object.entries({
  'really-webp.jpg': await plain(9, 9).webp().toBuffer(),
  'phone.heic': startOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  'renamed.jpg': startOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  'quay #1.jpg': harbour,
  'scan.tiff': startOf('II*\0'),
  'notes.jpg': 'Buy milk.'.repeat(200),
  'cut.jpg': harbour.subarray(0, 120),
  'half.jpg': harbour.subarray(0, harbour.length / 2),
  'empty-end.jpg': Buffer.from(harbour).fill(0, Math.floor(harbour.length / 2)),
  'half.png': (await drawn.png().toBuffer()).subarray(0, 20_000),
  'half.webp': (await drawn.webp().toBuffer()).subarray(0, 2_000),
  'half.avif': (await drawn.avif({ effort: 0 }).toBuffer()).subarray(0, 2_000),
  'moves.webp': await moving.webp().toBuffer(),
  'moves.gif': await moving.gif().toBuffer(),
  'moves.png': withAnimationControl(await plain(9, 9).png().toBuffer()),
  'moves.avif': startOf('\0\0\0\x1cftypavis\0\0\0\0avifavismsf1'),
  'heavy.jpg': Buffer.concat([harbour, Buffer.alloc(42_000_000 - harbour.length)]),
  'wide.png': await plain(20_000, 6_000).png().toBuffer(),
  'tall.webp': await plain(7_000, 15_000).webp({ effort: 0 }).toBuffer(),
  ['Kaffee und Caf\u00e9.jpg'.normalize('NFD')]: harbour,
  'Zu\u0308rich.jpg': harbour,
  '\u304b\u3099.jpg': harbour,
  'K\u00f6ln.jpg': harbour,
  'alive.svg': '<svg viewBox="0 0 4 3" onload="alert(1)"/>',
  'plan.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path d="M0 0h9"/></svg>',
}))
  writeFileSync(join(pictures, name), bytes);

const pngs = {
  jpeg: await plain(300, 90).jpeg().toBuffer(),
  small: await plain(60, 20).png().toBuffer(),
  filled: await plain(300, 90).png().toBuffer(),
  half: (await drawn.png().toBuffer()).subarray(0, 20_000),
};

/** Changes a file's text; undefined deletes the file. */
type Change = (text: string) => string | Buffer | undefined;

/** Copies the company and changes, adds or deletes files. */
function copyWith(changes: Record<string, Change>): string {
  const folder = temporaryFolder();
  cpSync(company, folder, { recursive: true, filter: (path) => !path.startsWith(pictures) });
  // Links, because one of the pictures has 42 MB: a change replaces a file, and writes into none.
  for (const path of filesBelow(pictures)) {
    const link = join(folder, 'pictures', path);
    mkdirSync(dirname(link), { recursive: true });
    linkSync(join(pictures, path), link);
  }
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file);
    const before = textOf(path);
    const after = change(before);
    expect(after, `${file} was changed`).not.toBe(before);
    rmSync(path, { recursive: true, force: true });
    if (after === undefined) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, after);
  }
  return folder;
}

const told = async (folder: string) => formatFileProblems(folder, await checkCompany(folder));

const change =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replace(from, to);
const appended =
  (end: string): Change =>
  (text) =>
    text + end;
/** Adds a band before the last one of the case study. */
const withBand = (band: string) => change('  - kind: list', `  - ${band}\n  - kind: list`);
const withImage = (...fields: string[]) =>
  appended(`image:\n${fields.map((field) => `  ${field}\n`).join('')}`);
const withVideo = (...fields: string[]) =>
  appended(`\n\`\`\`video\ntitle: A visit\n${fields.join('\n')}\n\`\`\`\n`);
const quay = 'alt: A quay in the morning';

const textOf = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : '';

/** The line of a problem: the first changed one, or the first after it that begins with these words. */
function lineOf(before: string, after: string, start: string): number {
  const [old, lines] = [before.split('\n'), after.split('\n')];
  const changed = lines.findIndex((line, at) => line !== '' && line !== old[at]);
  const found = lines.findIndex((line, at) => at >= changed && line.startsWith(start));
  return 1 + (found < 0 ? lines.findIndex((line) => line.startsWith(start)) : found);
}

test.for([
  ['a new company with a case study and a job', () => company],
  ['a new company without them', () => copyWith({ work: () => undefined, jobs: () => undefined })],
  [
    'a company whose last job is over',
    () => copyWith({ [JOB]: change(/^date: .*/m, 'date: 2020-01-01\ncloses: 2020-01-31') }),
  ],
] as const)('%s has no problems', async ([, folder]) => {
  expect(await checkCompany(folder())).toEqual([]);
});

const ownPage = `title: Prices\ndescription: ${'What it costs. '.repeat(6).trim()}\nbands:\n  - kind: opening\n    heading: Prices\n    text: All of them.\n`;

/** A change that breaks a file, the message about it, and how its line begins unless it is the first changed one. */
type Planted = [change: Change, message: string, line?: string];

const planted: Record<string, Planted[]> = {
  [JOB]: [
    [
      change(/remote:\n.*\n/, ''),
      '\n  the job has no place of work, and company.yaml has no address, so search engines ignore the job.\n  Fix: add address: with street, city and country; or remote: [Norway]',
      'title',
    ],
    [
      change('full-time', 'fulltime'),
      '  employment[0]\n  “fulltime” is not known here; did you mean “full-time”?\n  Fix: write one of full-time, part-time,',
    ],
    [
      appended('salary: { currency: €, from: 60000, per: year }\n'),
      '  salary.currency\n  “€” is not valid: a currency is three capital letters, such as EUR.',
    ],
    [
      appended('apply: jobs@example.com\n'),
      '  apply\n  “jobs@example.com” is not valid: an address begins with /',
    ],
  ],
  'pages/search.yaml': [
    [
      change('{query}', '{querry}'),
      '  none\n  {querry} cannot be used here; did you mean {query}?\n  Fix: write one of {query}, or remove it.',
    ],
  ],
  'redirects.yaml': (
    [
      ...['old', '/a b', '/old*', '/old/', '/old/*?a=1', '/old#part', '/?'].map(
        (from) =>
          [
            `- { from: "${from}", to: /about }`,
            `[0].from\n  “${from}” is not valid: an old address begins with / and does not end with one`,
          ] as const,
      ),
      ...['/%zz', '/100%', '/%00'].map(
        (from) =>
          [
            `- { from: ${from}, to: /about }`,
            `[0].from\n  “${from}” has a “%” that does not encode a printable character.\n  Fix: write %25 for “%”.`,
          ] as const,
      ),
      [
        '- { from: /old }',
        '[0].to\n  to is missing.\n  Fix: add the new address; for a page that is gone, write “status: 410”',
      ],
      [
        '- { from: /old, to: /about, status: 410 }',
        '[0].to\n  a removed page (status 410) has no new address.',
      ],
      [
        '- { from: /old, to: /about, status: 307 }',
        '[0].status\n  the number 307 is not known here',
      ],
      [
        '- { from: /old, to: /blog/* }',
        '[0].to\n  “/blog/*” has a * that matches nothing in “from”.',
      ],
      [
        '- { from: /old, to: /abuot }',
        '[0].to\n  there is no page /abuot; did you mean /about?\n  Fix: write /about.',
      ],
      ['- { from: /old, to: "/about#nowhere" }', '[0].to\n  /about has no anchor #nowhere'],
      ['- { from: /old/*, to: /blgo/* }', '[0].to\n  there is no page below /blgo/*'],
      [
        '- { from: /about, to: /contact }',
        '[0].from\n  /about is a page or file of this site, which the redirect would hide.',
      ],
      ['- { from: /%61bout, to: /contact }', '[0].from\n  /%61bout is a page or file of this site'],
      ['- { from: /api/old, to: /about }', '[0].from\n  the address /api is already taken.'],
      [
        '- { from: /old, to: /about }\n- { from: /old, to: /contact }',
        '[1].from\n  /old is in this file twice.',
        '- { from: /old, to: /contact',
      ],
      ['- { from: /old, to: /old }', '[0].to\n  /old leads to itself.'],
      [
        '- { from: /old, to: /older }\n- { from: /older, to: /old }',
        '[0].to\n  /old leads to itself.',
      ],
      [
        '- { from: /older, to: /old }\n- { from: /old/*, to: /about }',
        '[0].to\n  /old is itself an old address.',
      ],
      ['- { from: /old/*, to: /old/new/* }', '[0].to\n  /old/* leads to itself.'],
      [
        '- { from: /older, to: /old/page }\n- { from: /old/*, to: /about }',
        '[0].to\n  /old/page is itself an old address.\n  Fix: write to: /about, where it leads.',
      ],
    ] as const
  ).map(([text, message, line = '']): Planted => [() => `${text}\n`, `  ${message}`, line]),
  'people.yaml': [
    [
      () => '[]\n',
      '\n  the list is empty.\n  Fix: add at least one entry, which begins with “- id:”.',
    ],
  ],
  'testimonials.yaml': [
    ...[
      '- id: one\n\u00a0 quote: She said\n',
      '- id: one\n \u00a0quote: >-\n  \u00a0 She said\n\u3000\u3000author: A\n',
      '- id: one\n  quote:\u00a0She said\n',
      '- id: one\n\u2003\u2003- quote: She said\n',
    ].map((text): Planted => [
      () => text,
      '\n  this line has a no-break or wide space, but YAML needs a plain one.\n  Fix: retype the spaces on this line',
      text.split('\n')[1] ?? '',
    ]),
    ...[
      Buffer.from('- id: one\n  quote: Große Straße\n', 'latin1'),
      Buffer.from('\ufeff- id: one\n  quote: Große\n', 'utf16le'),
      '- id: one\n  quote: Gro\ufffde\n',
    ].map((text): Planted => [
      () => text,
      '\n  this file is not UTF-8, so some of its characters are lost.\n  Fix: save it with the encoding UTF-8',
      typeof text === 'string' || text[0] === 45 ? '  quote' : '',
    ]),
    [
      () => '- id: one\n  quote: "She said\n',
      '\n  cannot be read as YAML: Missing closing "quote.\n  Fix: close the quote or the bracket that was opened on this line or above it.',
      '  quote',
    ],
  ],
  'company.yaml': [
    [
      change('phone: ', 'phone: Call: '),
      '\n  cannot be read as YAML: Nested mappings are not allowed in compact mappings.\n  Fix: a text with a colon and a space looks like a field: put the text in quotes, or write it under the key after “>-”.',
    ],
    [
      change('  - email', '  - emial'),
      '  sample[2]\n  there is no field “emial” here; did you mean “email”?\n  Fix: write one of name,',
    ],
    [
      change(
        'social: []',
        'social:\n  - name: M\n    link: https://m.example.com\n    icon: mastadon',
      ),
      '  social[0].icon\n  simple-icons has no “mastadon”; did you mean “mastodon”?\n  Fix: use a slug from https://simpleicons.org, or an SVG of yours such as ./brand/own.svg;',
      '    icon',
    ],
    [
      change(
        'social: []',
        'social:\n  - name: M\n    link: https://m.example.com\n    icon: ./brand/m.svg',
      ),
      '  social[0].icon\n  there is no file ./brand/m.svg.\n  Fix: add the file, or leave icon out, and it follows from the link.',
      '    icon',
    ],
    [
      appended(
        'hours:\n  - text: Early\n    days: [Monday]\n    opens: "7:00"\n    closes: "12:00"\n',
      ),
      '  hours[0].opens\n  “7:00” is not valid: a time has two digits for the hour and two for the minutes: "09:00".\n',
      '    opens',
    ],
    [
      appended('fields:\n  message: { kind: text, label: Message }\n'),
      '  fields.message\n  every form has the field message.\n  Fix: leave nothing after the colon, or use another key.',
      '  message',
    ],
    [
      appended('fields:\n  phone:\n'),
      '  fields.phone\n  the field has no kind and no label.\n  Fix: add kind and label below it.',
      '  phone',
    ],
    [
      change(/^name: .*/, 'name: "Halden\\tRye"'),
      '  name\n  “Halden\tRye” is not valid: a name is one line.\n  Fix: change it. It is for: The name of the company.',
    ],
    [
      change('  webDevelopment:', '  web-development:'),
      '  checkboxes.web-development\n  “web-development” is not valid: a key has only letters and digits, and begins with a lowercase letter.\n  Fix: change it.',
    ],
    [
      change('chief: sample-a', 'chief: sampel-a'),
      '  chief\n  people.yaml has no person with the id “sampel-a”; did you mean “sample-a”?\n  Fix: write one of sample-a, or add the person to people.yaml.',
    ],
  ],
  [SERVICE]: [
    [
      change(/facts:\n( .*\n)+/, 'facts: []\n'),
      '  facts\n  the list is empty.\n  Fix: give it at least 1. It is for: Facts in the title block of the drawing.',
    ],
    [change('    paragraphs:', '    paragraph:'), '  bands[0].paragraph\n  there is no field'],
    [
      change(/ {4}value: .*/, '    value: 2'),
      '  facts[0].value\n  it takes text, but has the number 2.\n  Fix: put it in quotes. It is for: A short value: "8 to 12 weeks".',
    ],
    [change('kind: process', 'kind: proces'), '  bands[1].kind\n  “proces” is not known here'],
    [
      change(/^description: .*\n( .*\n)*/m, 'description: Sites.\n'),
      '  description\n  it has 6 characters, and it takes at least 70.\n  Fix: make it longer. It is for: For search',
    ],
    [
      change('order: 1', 'order: 2'),
      '  order\n  the order 2 is in services/quality-assurance.yaml:3 too.\n  Fix: give each its own number. The smallest comes first, and gaps are fine.',
    ],
    [
      appended('otherNames:\n  - quality-assurance\n'),
      '  otherNames[0]\n  the name “quality-assurance” is in services/quality-assurance.yaml:1 too.\n  Fix: remove the name from one of the two.',
      '  - quality-assurance',
    ],
    [
      appended('otherNames:\n  - Über uns\n'),
      '  otherNames[0]\n  “Über uns” is not valid: use only lowercase letters, digits and hyphens.\n  Fix: change it.',
      '  - Über uns',
    ],
    [
      change('category: sample-a', 'category: sampel-a'),
      '  category\n  there is no category “sampel-a”; did you mean “sample-a”?\n  Fix: write one of sample-a, or add the new one to the categories in navigation.yaml.',
    ],
    [
      appended('testingTools: true\n'),
      '  testingTools\n  technologies.yaml has no technology in the group “testing” to show here.\n  Fix: write false, or add a technology with group: testing.',
    ],
    [
      change('bands:\n', 'bands:\n  - kind: testingTools\n'),
      '  bands[0].kind\n  technologies.yaml has no technology in the group “testing” to show here.\n  Fix: remove',
    ],
    ...(
      [
        [
          'habour.jpg',
          'there is no file pictures/habour.jpg; did you mean harbour.jpg?\n  Fix: write harbour.jpg: a path begins below pictures/.',
        ],
        [
          'pictures/harbour.jpg',
          'there is no file pictures/pictures/harbour.jpg; did you mean harb',
        ],
        [
          'balloon.png',
          'there is no file pictures/balloon.png.\n  Fix: put it into the folder pictures/',
        ],
        ['"quay #1.jpg"', 'pictures/quay #1.jpg has #, ? or % in its name'],
        ['phone.heic', 'the picture is HEIC, a format of phones that most browsers cannot show.'],
        ['renamed.jpg', 'the picture is HEIC, a format of phones'],
        ['scan.tiff', 'the picture is TIFF, which browsers cannot show.\n'],
        [
          'notes.jpg',
          'pictures/notes.jpg is not a picture, despite its name.\n  Fix: replace it by one',
        ],
        [
          'really-webp.jpg',
          'pictures/really-webp.jpg is WebP, but its name has another ending.\n  Fix: name it really-webp.webp, here too.',
        ],
        ...['cut.jpg', 'half.jpg', 'empty-end.jpg', 'half.png', 'half.webp', 'half.avif'].map(
          (name) => [name, `pictures/${name} is damaged and cannot be read completely.\n`] as const,
        ),
        ...['moves.webp', 'moves.png', 'moves.avif'].map(
          (name) => [name, `pictures/${name} is animated, and pages would show only one`] as const,
        ),
        [
          'moves.gif',
          'the picture is GIF, which has too few colors, and pages would show only one',
        ],
        [
          'heavy.jpg',
          'pictures/heavy.jpg is 42 MB, and the limit is 40 MB.\n  Fix: export it as JPEG',
        ],
        [
          'wide.png',
          'pictures/wide.png is 20000 by 6000 pixels, and the limit is 100 million pixels.',
        ],
        ['tall.webp', 'pictures/tall.webp is 7000 by 15000 pixels, and the limit is 100 million'],
        ['alive.svg', 'pictures/alive.svg: nothing is left of it without scripts, HTML and'],
        [
          'team/small.jpg',
          'pictures/team/small.jpg is 640 by 480 pixels: too small for the head of a page, where it would be blurred.\n  Fix: take a larger file, in 900 by 600 pixels or more',
        ],
      ] as const
    ).map(([name, message]): Planted => [
      withImage(`src: ${name}`, quay),
      `  image.src\n  ${message}`,
      '  src',
    ]),
    [
      withImage('src: harbour.jpg'),
      '  image.alt\n  the picture has no alternative text.\n  Fix: add alt: and one sentence that says what it shows; or decorative: true, if it adds nothing to the text beside it.',
    ],
    [
      withImage('src: harbour.jpg', quay, 'decorative: true'),
      '  image.decorative\n  the picture has an alternative text and is also marked as decorative.\n  Fix: keep one of the two: alt if the picture shows something that matters, decorative: true if it does not.',
      '  decorative',
    ],
    [
      withImage('src: harbour.jpg', quay, 'focus: middle'),
      '  image.focus\n  “middle” is not valid: write left, center or right, then top, center or bottom; or two percentages',
      '  focus',
    ],
  ],
  'pages/home.yaml': [
    [
      change('  - kind: hero\n', '$&    image: { src: tall.jpg, alt: A tower }\n'),
      '  bands[0].image.src\n  pictures/tall.jpg is 1000 by 1800 pixels: too small for the first view of a page, from edge to edge',
    ],
  ],
  'stats.yaml': [
    [
      change('  value: 1\n', '  value: 1\n  background: red\n'),
      '  [0].background\n  there is no field “background”.\n  Fix: remove it. Known here: id, label, value, href, sample.',
    ],
    [
      change(/ {2}label: .*\n/, ''),
      '  [0].label\n  label is missing.\n  Fix: write it here; it takes text. It is for: The label under the figure: "Projects Completed".',
      '- id',
    ],
    [
      change('value: 1', 'value: many'),
      '  [0].value\n  it takes a number, but has “many”.\n  Fix: write a number. It is for: The figure, shown with a plus sign.',
    ],
    [
      appended('- value: 2\n  id: sample-a\n  label: Years\n'),
      '  [1].id\n  the id “sample-a” is in stats.yaml:1 too.\n  Fix: give each entry its own id.',
      '  id',
    ],
  ],
  [ARTICLE]: [
    [(text) => Buffer.from(`${text}\nÜber uns\n`, 'latin1'), '\n  this file is not UTF-8'],
    [change(/^date: /m, '\u00a0date: '), '\n  this line has a no-break or wide space'],
    [
      (text) => text.replace(/^date: .*/m, 'date: 2026-02-30').replaceAll('\n', '\r\n'),
      '  date\n',
      'date',
    ],
    [appended('\n![](../pictures/habour.jpg)\n'), '\n  there is no file pictures/habour.jpg'],
    [
      withVideo('vimeo: 1', 'image: { src: habour.jpg, decorative: true }'),
      '\n  there is no file pictures/habour.jpg',
      'image',
    ],
    [withVideo('vimeo: 1', 'image: { src: harbour.jpg }'), '  image.alt\n  the picture', 'image'],
    [
      change(/^tags: .*/m, 'ordre: 1'),
      '  ordre\n  there is no field “ordre”; did you mean “order”?\n  Fix: write order, or remove the line.',
    ],
    [
      change(/^---\n/, ''),
      '\n  the file does not begin with its fields between two lines of three hyphens.\n  Fix: begin with a line “---”, then title, description and date, then “---”.',
    ],
    [
      appended('\n[Ask us](/contakt)\n'),
      '\n  there is no page /contakt; did you mean /contact?\n  Fix: write /contact.',
    ],
    [
      appended('\n[See](#conclusions)\n'),
      '\n  /blog/a-first-article has no anchor #conclusions; did you mean #conclusion?\n  Fix: write one of #conclusion.',
    ],
    ...(
      [
        ['[our API](http://)', '“http://” is not a valid address.'],
        ['[our API]()', 'a link has no address.'],
        ['[Write](mailto:)', '“mailto:” is not a valid address.'],
        [
          '[Ask](htps://example.com)',
          '“htps://example.com” is not a valid address that visitors can follow; did you mean “https”?',
        ],
        [
          '[Run](javascript:alert)',
          '“javascript:alert” is not a valid address that visitors can follow.',
        ],
        ['[Half](https://[::1)', '“https://%5B::1” is not a valid address.'],
        [
          '<a href="/blog?rate=100%">Rate</a>',
          '“/blog?rate=100%” is not a valid address: a “%” in it does not encode a character.\n  Fix: write %25 for “%”.',
        ],
        [
          '[Next](a-first-artcle)',
          'there is no page /blog/a-first-artcle; did you mean /blog/a-first-article?',
        ],
        [
          '[Next](./a-first-artcle.md)',
          'there is no page /blog/a-first-artcle; did you mean /blog/a-first-article?',
        ],
        ['[Next](a-first-article.md#end)', '/blog/a-first-article has no anchor #end.'],
        ['[Up](../kontact)', 'there is no page /kontact; did you mean /contact?'],
        ['See [it][one].\n\n[one]: http://', '“http://” is not a valid address.'],
        [
          "<a title='x' href='/kontact'>Ask</a>",
          'there is no page /kontact; did you mean /contact?',
        ],
      ] as const
    ).map(([text, message]): Planted => [appended(`\n${text}\n`), `\n  ${message}`, '']),
    ...(
      [
        [
          '![A tree](https://example.com/tree.png)',
          '“https://example.com/tree.png” is on another site, and pages load nothing from other sites.\n  Fix: put the picture into pictures/',
        ],
        ['![A tree](//example.com/tree.png)', '“//example.com/tree.png” is on another site'],
        [
          'See ![A tree][tree].\n\n[tree]: http://example.com/tree.png',
          '“http://example.com/tree.png” is on another site',
        ],
        [
          '<img alt="" srcset="/a.png 1x, https://example.com/b.png 2x">',
          '“/a.png 1x, https://example.com/b.png 2x” is on another site',
        ],
        [
          "<video controls src='https://example.com/a.mp4'></video>",
          '“https://example.com/a.mp4” is on another site',
        ],
        [
          '<iframe src="https://example.com/"></iframe>',
          '<iframe> is not allowed in text.\n  Fix: link to the page, or use a fenced block',
        ],
        ['<object data="/a.pdf"></object>', '<object> is not allowed in text.'],
        ['Words and <script>alert(1)</script>', '<script> is not allowed in text.'],
        ['<style>p { color: red }</style>', '<style> is not allowed in text.'],
        ['<p onclick="alert(1)">Press</p>', 'the attribute onclick of <p> is not allowed'],
      ] as const
    ).map(([text, message]): Planted => [appended(`\n${text}\n`), `\n  ${message}`]),
    [
      appended('\n[The slides](/slides.pdf)\n'),
      "\n  there is no file /slides.pdf.\n  Fix: put it into the company's folder as public/slides.pdf, or correct the address.",
    ],
    [
      appended('\n![A tree](/tree.webp)\n'),
      "\n  the picture does not exist: there is no file /tree.webp.\n  Fix: put it into the company's folder as public/tree.webp, or correct the address.",
    ],
    [
      appended('\n![A tree](./tree.webp)\n'),
      "\n  the picture “./tree.webp” is not in the company's pictures/.\n  Fix: put it there, and write ../pictures/tree.webp.",
    ],
    [change('author: sample-a', 'author: sample-b'), '  author\n  people.yaml has no person with'],
    ...(
      [
        ['2026-02-30', '“2026-02-30” is not valid.\n  Fix: write a day such as 2026-01-31.'],
        ['2025-02-29', '“2025-02-29” is not valid.'],
        ['2026-1-5', '“2026-1-5” is not valid.'],
        ['2026-01-31T23:30:00-05:00', '“2026-01-31T23:30:00-05:00” is not valid.'],
        ['31.01.2026', '“31.01.2026” is not valid.'],
        ['2026', 'it takes text, but has the number 2026.'],
      ] as const
    ).map(([day, message]): Planted => [
      change(/^date: .*/m, `date: ${day}`),
      `  date\n  ${message}`,
    ]),
    ...['2020-01-01', '"2020-01-01"'].map((day): Planted => [
      change(/^date: .*/m, `$&\nrevised: ${day}`),
      '  revised\n  it was revised before it was published.\n  Fix: correct one of the two days, date and revised.',
    ]),
    [
      change('tags: []', 'tags:\n  - Field books\n  - field-book'),
      '  tags[1]\n  the topic “field-book” is spelled “Field books” in articles/a-first-article.md:',
      '  - field-book',
    ],
    [
      change('tags: []', 'tags:\n  - …'),
      '  tags[0]\n  “…” has no letter or digit to use in an address.\n  Fix: add a letter or digit.',
      '  - …',
    ],
    [
      appended('\n```pyhton\nx = 1\n```\n'),
      '\n  the language “pyhton” of this code sample is unknown; did you mean “python”?\n  Fix: write python, or “text” if it is not code.',
    ],
    [appended('\n> - ```pyhton\n>   x\n>   ```\n'), '\n  the language “pyhton” of this code'],
    [
      appended('\n> Words\n\n> [!NOTICE]\n> Words\n'),
      '\n  “[!NOTICE]” is not a kind of alert.\n  Fix: write one of [!NOTE], [!TIP], [!IMPORTANT], [!WARNING], [!CAUTION], alone on its line, with the text',
      '> [!',
    ],
    [appended('\n> [!NOTE] A title\n> Words\n'), '\n  “[!NOTE] A title” is not a kind of alert.'],
    ...['# Once more', 'Once more\n=====', '<h1>Once more</h1>'].map((text): Planted => [
      appended(`\n${text}\n`),
      '\n  <h1> is not allowed in text.\n  Fix: the title is already the heading of the page',
    ]),
    [
      appended('\nWords and\nmore[^rain]\n'),
      '\n  the footnote [^rain] is not defined.\n  Fix: add a line “[^rain]: The text of the footnote”;',
      'more',
    ],
    [
      appended('\n- *Words[^1]*, *more[^2]*\n\n[^1]: One\n'),
      '\n  the footnote [^2] is not defined.',
    ],
    ...['[](/contact)', '[ ](https://example.com)', '[![](../pictures/harbour.jpg)](/contact)'].map(
      (link): Planted => [appended(`\nWords ${link}\n`), '\n  the link to “'],
    ),
    ...(
      [
        ['Table: One', '| b |'],
        ['Words', '| b |'],
        ['Table: One', '> | b |'],
      ] as const
    ).map(([caption, row]): Planted => [
      appended(
        `\nTable: A\n\n| a |\n| - |\n| 1 |\n\n${caption}\n\nWords\n\n${row}\n${row.replace('b', '-')}\n`,
      ),
      '\n  the table has no caption',
      row,
    ]),
    [
      appended('\n```video\nyoutube: aqz-KE-bpKQ\n```\n'),
      '  title\n  title is missing.\n  Fix: write it here; it takes text. It is for: What it shows',
    ],
    [
      withVideo('youtube: https://youtu.be/aqz-KE-bpKQ'),
      '  youtube\n  “https://youtu.be/aqz-KE-bpKQ” is not valid: the id of a YouTube video has eleven characters.',
      'youtube',
    ],
    ...[[], ['youtube: aqz-KE-bpKQ', 'vimeo: 1']].map((sources): Planted => [
      withVideo(...sources),
      '\n  a video needs exactly one source.\n  Fix: write one of youtube, vimeo, file.',
    ]),
    [
      withVideo('file: /robots.txt'),
      '\n  the video has no captions, so people who cannot hear it miss what is said.\n  Fix: add captions: and the path of a WebVTT file; or silent: true, if nothing is said.',
    ],
    [withVideo('file: /visit.mp4', 'silent: true'), '\n  there is no file /visit.mp4.', 'file'],
    [appended('\n[Rain](/blog/tag/rain)\n'), '\n  there is no page /blog/tag/rain'],
  ],
  'pages/thank-you.yaml': [
    [
      change('href: /contact', 'href: /contact#other-way'),
      '  leads.links[0].href\n  /contact has no',
    ],
    [
      change('href: /contact', 'href: /#questions'),
      '  leads.links[0].href\n  / has no anchor #questions.\n  Fix: write one of #services, #industries, #testimonials, #enquiry.',
    ],
    [
      change('href: /contact', 'href: /services/web-development#testing-tools'),
      '  leads.links[0].href\n  /services/web-development has no anchor #testing-tools.\n  Fix: write one of #part-1, #part-2, #part-3, #depends-on, #what-you-get,',
    ],
  ],
  'pages/About.yaml': [[() => ownPage, '\n  the address /about is already taken.\n']],
  'pages/….yaml': [
    [
      () => ownPage,
      '\n  the file name has no letter or digit to use in the address of the page.\n  Fix: rename the file so that it has a letter or digit.',
    ],
  ],
  'articles/a_first_article.md': [
    [
      () => readFileSync(join(company, ARTICLE), 'utf8'),
      '\n  the name “a-first-article” is in articles/a-first-article.md:',
      'title:',
    ],
  ],
  'pages/api.yaml': [
    [() => ownPage, '\n  the address /api is already taken.\n  Fix: give the file another name.'],
  ],
  'pages/prices.yaml': [
    [
      () => ownPage.replace('opening', 'achievements'),
      '  bands\n  no band contains the heading of the page.\n  Fix: put “- kind: hero” or “- kind: opening” first.',
      'bands',
    ],
  ],
  'customers.yaml': [
    [
      () => '- id: one\n  mark: harbour\n',
      '  [0].mark\n  there is no file brand/customers/harbour.svg or .png.\n  Fix: put it there.',
      '  mark',
    ],
  ],
  'technologies.yaml': [
    [
      change('icon: javascript', 'icon: javascrpt'),
      '  [0].icon\n  simple-icons has no “javascrpt”; did you mean “javascript”?\n  Fix: use a slug from https://simpleicons.org.',
    ],
  ],
  'industries/retail.yaml': [
    [
      appended('gridSlug: retial\n'),
      '  gridSlug\n  this page has no name “retial”; did you mean “retail”?\n  Fix: write one of retail, or write it under otherNames too.',
    ],
  ],
  'navigation.yaml': [
    [
      change('link: /about', 'link: /abuot'),
      '  menu[2].link\n  there is no page /abuot; did you mean /about?\n  Fix: write /about.',
    ],
    [
      change(
        'panel: industries',
        'panel:\n      columns:\n        - heading: A\n          links: [{ name: B, link: /about#mision }]',
      ),
      '  menu[1].panel.columns[0].links[0].link\n  /about has no anchor #mision; did you mean #mission?\n',
      '          links',
    ],
    [
      change('link: /privacy-policy', 'link: privacy-policy'),
      '  footer.columns[2].links[2].link\n  “privacy-policy” is not valid: an address begins with / for a page of this site, or with https://, mailto: or tel:.\n',
    ],
    [
      change('    link: /blog\n', ''),
      '  menu[3]\n  a menu entry needs either a link or a panel.\n  Fix: write link: with an address, or panel:',
      '  - name: Blog',
    ],
    [
      change('panel: services', 'panel: services\n    button: true'),
      '  menu[0].button\n  only a link can look like a button, and this entry opens a panel.\n  Fix: remove the line.',
    ],
    [change('panel: services', 'panel: servces'), '  menu[0].panel\n  “servces” is not known here'],
    [change('panel: services', 'panel: { colums: [] }'), '  menu[0].panel.colums\n  there is no'],
    [
      change('panel: industries', 'panel: services'),
      '  menu\n  a panel is in the menu twice.\n  Fix: remove one of the two entries.',
      'menu',
    ],
    [
      change('      list: services\n', ''),
      '  footer.columns[0]\n  a column needs either a list or links of its own.\n  Fix: write list: services, industries, work, articles, or links: with a name and a link each.',
      '    - heading: Services',
    ],
    [
      change(/ {4}- heading: Services\n.*\n/, '$&$&$&$&'),
      '  footer.columns\n  the list has 6, and it takes at most 5.\n  Fix: take 1 out.',
      '  columns',
    ],
    [change('{company}', '{compnay}'), '  footer.legal[0]\n  {compnay} cannot be used here'],
  ],
  'brand/customers/harbour.svg': [
    [
      () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '\n  the drawing does not say how large its sheet is.\n  Fix: write viewBox="0 0 WIDTH HEIGHT" into its <svg>, as it was exported.',
    ],
  ],
  'brand/logo.svg': [
    [
      () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<g>\n</svg>',
      '\n  cannot be read as SVG: Unexpected close tag.\n  Fix: export it as SVG from the program that it was drawn in.',
      '</svg>',
    ],
  ],
  'brand/icon.svg': [
    [
      () => '<svg viewBox="0 0 9 9"><image href="https://pictures.example.com/a.png"/></svg>',
      '\n  nothing is left of it without scripts, HTML and what lies at other addresses.\n  Fix: export it',
    ],
  ],
  'pages/privacy-policy.yaml': [
    [
      change(/^text: .*\n( .*\n)*/m, 'text: Ask {company}.\n'),
      '  text\n  {company} cannot be used here.\n  Fix: write one of {email}, {legalName}, {fields}, or remove it.',
    ],
  ],
  'brand/theme.yaml': [
    [
      () => '# ours\ntheme: postre\n',
      '  theme\n  there is no finished theme “postre”; did you mean “poster”?\n  Fix: write one of ledger, poster, studio, or remove the line.',
      'theme',
    ],
    [
      () => 'theme: poster\ncolors:\n  light:\n    accent: "#e30613"\n',
      '  colors.light.accent\n  on paper, tint, and bannerFrom in the light scheme it has 4.39:1, and text needs 7:1.\n  Fix: the nearest accent that does is #',
      '    accent',
    ],
    [
      () => '# ours\ntheme: poster\ncolors:\n  deep: "#777777"\n',
      '  colors.dark.ink\n  on deep in the dark scheme it has 4.47:1, and text needs 7:1. It is derived from',
      'colors',
    ],
    ...['color-mix(in oklch, red, blue)', 'rgb(0 0 0 / 0.5)'].map((ink): Planted => [
      () => `colors:\n  light:\n    ink: ${ink}\n`,
      '  colors.light.ink\n  the contrast of this color cannot be computed.\n  Fix: write it as oklch(0.5 0.1 250), #rrggbb or rgb(0 0 0), without transparency.',
      '    ink',
    ]),
    [
      () => 'theme: ledger\nheadings: { weight: 800 }\n',
      '  headings.weight\n  the headings have the weight 800, but the build keeps only the weights 400 to 600 of the font.\n  Fix: write a weight from 400 to 600, or wider weights under faces.display.',
      'headings',
    ],
    [() => 'headings:\n  scale: 3\n', '  headings.scale\n', '  scale'],
    [
      () => 'faces:\n  text:\n    weights: [400]\n    fallback: [serif]\n',
      '  faces.text.weights\n  the list has 1, and it takes exactly 2.\n  Fix: add 1. It is for: The lightest and heaviest weight that pages use: [400, 600].',
      '    weights',
    ],
    [
      () =>
        'faces:\n  text:\n    family: Own\n    file: ./brand/own.woff2\n    fallback: [serif]\n',
      '  faces.text.file\n  there is no file ./brand/own.woff2.\n  Fix: add the file, or correct the path, which begins with ./ for the company’s folder.',
      '    file',
    ],
    [
      () =>
        'faces:\n  text:\n    family: Own\n    file: "@own/face/face.woff2"\n    fallback: [serif]\n',
      '  faces.text.file\n  no installed package has a file @own/face/face.woff2.\n  Fix: npm install -w site @own/face brings the package, if that is its name; or name a file of the folder: ./brand/face.woff2.',
      '    file',
    ],
  ],
  [WORK]: [
    [
      change('- quality-assurance', '- quality-asurance'),
      '  services[0]\n  services/ has no file quality-asurance.yaml; did you mean “quality-assurance”?\n  Fix: write one of quality-assurance, web-development.',
    ],
    [
      change('industry: retail', 'industry: retial'),
      '  industry\n  industries/ has no file retial',
    ],
    [change('kind: prose', 'kind: opening'), '  bands[0].kind\n  “opening” is not known here'],
    ...['<script>a()</script>', '[Ask](/kontact)', '[Ask](/blog%)', '![](/kontact.png)'].map(
      (text): Planted => [
        withBand(`kind: text\n    text: "Ask. ${text}"`),
        '  bands[1].text\n  ',
        '    text',
      ],
    ),
    ...['https://', '/blog%', 'https://[', 'tel:'].map((link): Planted => [
      withBand(
        `kind: picture\n    heading: A\n    image: { src: harbour.jpg, alt: b }\n    link: "${link}"`,
      ),
      `  bands[1].link\n  “${link}” is not a valid address`,
      '    link',
    ]),
    [
      withBand('kind: caseQuote'),
      '  bands[1].kind\n  the band caseQuote shows quote, which this case study does not have.\n  Fix: write quote: in this file, or remove the band.',
    ],
    [
      withBand('kind: caseStudies\n    heading: A\n    caseStudies: [oak-and-ahs]'),
      '  bands[1].caseStudies[0]\n  work/ has no case study “oak-and-ahs”; did you mean “oak-and-ash”?',
      '    caseStudies',
    ],
  ],
};

const cases = Object.entries(planted).flatMap(([file, cases]) =>
  cases.map(([change, message, line = '']) => ({ file, change, message, line })),
);

test.for(cases)('$file: $message', async ({ file, change, message, line }) => {
  const folder = copyWith({ [file]: change });
  const [before = '', after = ''] = [company, folder].map((root) => textOf(join(root, file)));
  const problems = await checkCompany(folder);
  expect(formatFileProblems(folder, problems)).toContain(
    `${file}:${lineOf(before, after, line)}${message}`,
  );
  expect(problems.filter((problem) => problem.file !== file)).toEqual([]);
});

const box = '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';
const art = 'export const art = { drawings: { service: ["oak", "elm"], industry: ["ash"] } };';
const withMoment = change('week: ', 'moment: { shows: shet, alt: A sheet }\n    week: ');
const withSlider = change(
  'pause: ',
  'slider: { label: Drag it, smaller: [[a, b, c, d]], larger: [[a, b, c, d]] }\n    pause: ',
);
const slider = '{ from: 0, to: 1, top: 0 }';
const movable = `export const art = { HomeSlider: { wide: ${slider}, tall: ${slider} } };`;
const cannotMove =
  /pages\/home\.yaml:\d+ {2}slider\n {2}the art has no drawing that a slider can change\.\n {2}Fix: add HomeSlider/;
// A desk requires a title; a till takes nothing.
const drawnScreens = `
import './screens/Desk.css';
export const screens = {
  desk: ({ words }) => {
    if (words?.title) return <p>{words.title}</p>;
    throw Object.assign(new Error('a text is missing'), { path: ['title'] });
  },
  till: () => <p />,
};
`;
const showing = (screen: string) =>
  withBand(
    `kind: screens\n    heading: A\n    screens:\n      - { screen: ${screen}, frame: desk, alt: A desk }`,
  );
const screens = (words: string, screen = 'desk') => ({
  [WORK]: showing(screen),
  'art/screens.tsx': () => drawnScreens,
  'art/screens/Desk.css': () => '.desk { color: red }',
  ...(words && { 'screens.yaml': () => words }),
});
const lacksTitle =
  'desk.title\n  the screen cannot be drawn with this text: a text is missing.\n  Fix: ';

/** Changes of several files, and all messages about them. */
type Told = [what: string, changes: Record<string, Change>, messages: (string | RegExp)[]];

test.for<Told>([
  [
    'a logo and a font whose names are a little different',
    {
      'customers.yaml': () => '- id: one\n  mark: harbor\n',
      'brand/customers/harbour.svg': () => box,
      'brand/theme.yaml': () =>
        'faces:\n  text:\n    family: Own\n    file: ./brand/won.woff2\n    fallback: [serif]\n',
      'brand/own.woff2': () => 'a font',
    },
    [
      'brand/customers/harbor.svg or .png; did you mean “harbour”?\n  Fix: write one of harbour, or put it there.',
      'no file ./brand/won.woff2; did you mean “./brand/own.woff2”?',
    ],
  ],
  [
    'files of the brand of a wrong kind',
    {
      'customers.yaml': () =>
        ['jpeg', 'fake', 'small', 'filled', 'own']
          .map((name) => `- id: ${name}\n  mark: ${name}\n`)
          .join('')
          .concat('  colors: own\n'),
      'brand/logo.png': () => 'a picture',
      'brand/mark.svg': () => box,
      'brand/logo-dark.svg': () => box,
      'brand/customers/broken.png': () => 'no picture',
      'brand/customers/jpeg.jpg': () => 'a photograph',
      'brand/customers/fake.png': () => pngs.jpeg,
      'brand/customers/small.png': () => pngs.small,
      'brand/customers/filled.png': () => pngs.filled,
      'brand/customers/own.png': () => pngs.filled,
      'brand/customers/half.png': () => pngs.half,
    },
    [
      /brand\/logo\.png\n {2}nothing reads this file.*\n {2}Fix: a logo has to be sharp.*brand\/logo\.svg/,
      /brand\/mark\.svg\n {2}nothing reads this file.*\n {2}Fix: name it brand\/icon\.svg/,
      /brand\/logo-dark\.svg\n {2}this logo is for dark backgrounds, but there is no logo for light ones/,
      /customers\/broken\.png\n {2}this picture cannot be read/,
      /customers\/jpeg\.jpg\n {2}a customer’s logo has to be a \.svg or \.png file/,
      /customers\.yaml:2.*\n {2}there is no file brand\/customers\/jpeg\.svg or \.png/,
      /customers\/fake\.png\n {2}the file is named PNG but contains JPEG/,
      /customers\/half\.png\n {2}it is damaged and cannot be read completely\.\n {2}Fix: ask for the logo/,
      /customers\/small\.png\n {2}the logo is 60 by 20 pixels, which is too small to be sharp/,
      /customers\/filled\.png\n {2}the background is not transparent.*\n {2}Fix: .* colors: own/,
    ],
  ],
  [
    'drawings that the art does not have',
    {
      'art/art.tsx': () => art,
      [SERVICE]: appended('drawing: okk\n'),
      'services/quality-assurance.yaml': appended('drawing: elm\n'),
      'industries/retail.yaml': appended('drawing: oak\n'),
    },
    [
      /retail\.yaml:\d+ {2}drawing\n {2}the art has no drawing “oak”\.\n {2}Fix: write one of ash\./,
      /web-development\.yaml:\d+ {2}drawing\n {2}the art has no drawing “okk”; did you mean “oak”\?\n {2}Fix: write one of oak, elm\./,
    ],
  ],
  [
    'art that cannot be loaded',
    {
      'art/art.tsx': () => "throw new Error('No pens');",
      [SERVICE]: appended('drawing: oak\n'),
    },
    [/art\/art\.tsx\n {2}this file cannot be loaded: No pens\.\n {2}Fix: correct the error\./],
  ],
  [
    'a customer’s logo, an icon and a font whose names are composed here and decomposed there',
    {
      'customers.yaml': () => '- id: one\n  mark: Caf\u00e9\n',
      'brand/customers/Cafe\u0301.svg': () => box,
      'brand/theme.yaml': () =>
        'faces:\n  text:\n    family: Own\n    file: ./brand/gr\u00f6\u00dfe.woff2\n    fallback: [serif]\n',
      'brand/gro\u0308\u00dfe.woff2': () => 'a font',
      'company.yaml': change(
        'social: []',
        'social:\n  - name: M\n    link: https://m.example.com\n    icon: ./brand/\u00e9.svg',
      ),
      'brand/e\u0301.svg': () => box,
    },
    [],
  ],
  ['any drawing of a company without art', { [SERVICE]: appended('drawing: oak\n') }, []],
  [
    'a moment of a project, without art',
    { 'project-log.yaml': withMoment },
    ['the art has no moment “shet”.\n  Fix: draw it in art/art.tsx, or remove it.'],
  ],
  [
    'a moment of a project that the art does not have',
    {
      'project-log.yaml': withMoment,
      'art/art.tsx': () => 'export const art = { moments: { sheet: () => <p /> } };',
    },
    ['the art has no moment “shet”; did you mean “sheet”?\n  Fix: write one of sheet.'],
  ],
  ['a slider without art', { 'pages/home.yaml': withSlider }, [cannotMove]],
  [
    'a slider without follow.ts',
    { 'pages/home.yaml': withSlider, 'art/art.tsx': () => movable },
    [cannotMove],
  ],
  [
    'a slider that moves the drawing',
    {
      'pages/home.yaml': withSlider,
      'art/art.tsx': () => movable,
      'art/follow.ts': () => 'export {};',
    },
    [],
  ],
  [
    'a screen that the art does not have',
    screens('', 'desl'),
    ['the art has no screen “desl”; did you mean “desk”?\n  Fix: write one of desk, till.'],
  ],
  [
    'screens that cannot be loaded',
    { ...screens('', 'desl'), 'art/screens.tsx': () => "throw new Error('No glass');" },
    [
      'art/screens.tsx\n  this file cannot be loaded: No glass.\n  Fix: correct the error. Until then, the screens',
    ],
  ],
  [
    'a screen without art',
    { [WORK]: showing('desl') },
    ['the art has no screen “desl”.\n  Fix: draw'],
  ],
  ['a screen with its words', screens('desk:\n  title: Oak\n'), []],
  ['a screen without words', screens(''), [`screens.yaml  ${lacksTitle}`]],
  [
    'a screen without one of its words',
    screens('till: {}\ndesk:\n  under: Oak\n'),
    [`screens.yaml:2  ${lacksTitle}`],
  ],
  [
    'words of a screen that the art does not have',
    screens('desk:\n  title: Oak\ntil:\n  title: Ash\n'),
    [
      'screens.yaml:3  til\n  the art has no screen or moment “til”; did you mean “till”?\n  Fix: write till',
    ],
  ],
  [
    'words of a screen without names',
    screens('desk: Oak\n'),
    [
      'screens.yaml:1  desk\n  it takes fields of its own, but has “Oak”.',
      `screens.yaml:1  ${lacksTitle}`,
    ],
  ],
  [
    'a file that nothing reads, and whose name comes near',
    { 'stats.yaml': () => undefined, 'stat.yaml': () => '- id: one\n' },
    [/stat\.yaml\n {2}nothing reads this file; did you mean stats\.yaml\?/],
  ],
  [
    'a heading under a name that the page does not have',
    { [SERVICE]: appended('otherHeadings: { shops: Shops }\n') },
    [/otherHeadings\.shops\n {2}“shops” is not one of otherNames\./],
  ],
  [
    'pages that would be at the address of their list',
    {
      'articles/Index.md': () => textOf(join(company, ARTICLE)),
      [SERVICE]: appended('otherNames: ["404"]\n'),
    },
    [
      /Index\.md:2\n {2}“index” cannot be the name of a page, because that address is taken/,
      /web-development\.yaml:\d+ {2}otherNames\[0\]\n {2}“404” cannot be the name of a page/,
    ],
  ],
  [
    'services without the words around them',
    { 'pages/service-shared.yaml': () => undefined },
    [/pages\/service-shared\.yaml\n {2}this file is missing\./],
  ],
  [
    'an old address that leads to a page that is not there, and a link that nearly does',
    {
      'pages/about.yaml': () => undefined,
      'redirects.yaml': () => '- { from: /old, to: /about }\n',
      'pages/home.yaml': appended('  - kind: text\n    text: "[We](/abuot)"\n'),
    },
    ['there is no page /about', 'there is no page /abuot'],
  ],
  [
    'a link to the privacy policy without words',
    { 'pages/contact.yaml': change(/^ {2}privacy:.*\n/m, '') },
    [/contact\.yaml:\d+ {2}form\.privacy\n.*is missing\./],
  ],
  [
    'three files, one of which cannot be read',
    {
      'testimonials.yaml': () => '- id: one\n  quote: "She said\n',
      'stats.yaml': change('value: 1', 'value: many'),
      'navigation.yaml': change('/contact', '/none-such-here'),
    },
    [/navigation[^]*stats[^]*testimonials/, 'many', 'none-such-here'],
  ],
  ...[
    'src: harbour.jpg',
    'src: plan.svg',
    // Composed here and decomposed on the disk, the other way round, and letters without accents.
    'src: Kaffee und Caf\u00e9.jpg',
    'src: Z\u00fcrich.jpg',
    'src: Ko\u0308ln.jpg',
    'src: \u304c.jpg',
  ].map((src): Told => [
    `a picture, ${src}`,
    { [SERVICE]: withImage(src, quay, 'focus: 30% 40%') },
    [],
  ]),
  ['a decorative picture', { [SERVICE]: withImage('src: harbour.jpg', 'decorative: true') }, []],
  [
    'a picture that is large enough for a small place',
    {
      'navigation.yaml': change(
        '  services:\n',
        '$&    image: { src: team/small.jpg, decorative: true }\n',
      ),
    },
    [],
  ],
  [
    'case studies without the words of their list',
    { 'pages/work-shared.yaml': () => undefined },
    [
      'pages/work-shared.yaml\n  this file is missing, but there are case studies, and it has the text of /work.\n  Fix: npm run new -- work',
    ],
  ],
  [
    'jobs without the words around them',
    { 'pages/jobs-shared.yaml': () => undefined },
    [
      'pages/jobs-shared.yaml\n  this file is missing, but there are jobs, and it has the text around them.\n  Fix: npm run new -- job',
    ],
  ],
  [
    'no case study, and no words of their list',
    { 'pages/work-shared.yaml': () => undefined, work: () => undefined },
    [],
  ],
  [
    'a menu that leads to the search',
    { 'navigation.yaml': change('link: /about', 'link: /search?q=design') },
    [],
  ],
  [
    'a menu that leads to a case study',
    { 'navigation.yaml': change('link: /about', 'link: /work/oak-and-ash') },
    [],
  ],
  [
    'a page of one’s own at the address of the case studies',
    { 'pages/work.yaml': () => ownPage },
    ['/work is the address of the case studies.'],
  ],
])('every problem is reported of %s', async ([, changes, messages]) => {
  const all = await told(copyWith(changes));
  for (const message of messages) expect(all).toMatch(message);
  expect(all).toMatch(new RegExp(`^${messages.length} problem`));
});

test('old addresses may lead to pages, to their anchors, to files and elsewhere', async () => {
  const redirects =
    '- { from: /old, to: "/contact#other-ways" }\n- { from: /old/*, to: /blog/* }\n' +
    '- { from: /a.html, to: https://example.com/ }\n- { from: /b, to: /feed.xml, status: 302 }\n' +
    '- { from: /c, status: 410 }\n- { from: /Stra\u00dfe, to: /?utm_source=card }\n' +
    '- { from: "/?page_id=7", to: /about }\n- { from: "/about?p=/x", to: / }\n';
  expect(await checkCompany(copyWith({ 'redirects.yaml': () => redirects }))).toEqual([]);
});

const unused = [
  'testimonials.yaml',
  'stats.yaml',
  'customers.yaml',
  'project-log.yaml',
  'technologies.yaml',
  'pages/about.yaml',
  'pages/privacy-policy.yaml',
  'home-services.yaml',
];
const wholeKinds = ['services', 'industries', 'articles'];

test.for([...unused.map((file) => [file]), unused, [...unused, ...wholeKinds, 'work']])(
  'nothing is required of a company without %s',
  async (files) => {
    // The template has the testimonials.
    const bands = ['achievements', 'customers', 'logos'].map(
      (kind) => `  - kind: ${kind}\n    heading: H\n    text: T\n`,
    );
    const folder = copyWith({
      'pages/home.yaml': appended(`${bands.join('')}  - kind: projectLog\n`),
      ...Object.fromEntries(files.map((file) => [file, () => undefined])),
    });
    expect(await told(folder)).toBe(formatFileProblems(folder, []));
    for (const list of files.filter((file) => /^[a-z-]+\.yaml$/.test(file)))
      if (list !== 'project-log.yaml') writeFileSync(join(folder, list), '# Nothing yet\n');
    expect(await told(folder)).toBe(formatFileProblems(folder, []));
  },
);

const future = 'date: 2999-01-01';

test('a file is named relative to where the command was started', async () => {
  const folder = copyWith({ 'stats.yaml': () => 'x' });
  vi.stubEnv('INIT_CWD', folder);
  expect(await told(folder)).toMatch(/^stats\.yaml:1\n/m);
  vi.unstubAllEnvs();
});

test('an unpublished page is checked as if it were public, and links may lead to it', async () => {
  const folder = copyWith({
    [ARTICLE]: (text) => `${text}\n[Soon](/services/later), [all](/blog/tag/soon)\n`,
    'services/later.yaml': () =>
      `publish: 2999-01-01\n${textOf(join(company, SERVICE)).replace('order: 1', 'order: 99')}`,
    [WORK]: change(/^services:.*/m, '$&\n  - later'),
    'articles/later.md': () =>
      `---\n${future}\ntitle: Later\ndescription: ${'Words. '.repeat(11)}\nshownDate: Soon\ntags: [Soon]\n---\n\nText\n`,
  });
  expect(await told(folder)).toBe(formatFileProblems(folder, []));
  const broken = copyWith({
    'articles/later.md': () =>
      `---\n${future}\nauthor: nobody\ntitle: Not yet\n---\n\n![A](../pictures/none.jpg) [b](/no-page)\n`,
    'services/draft.yaml': () => 'draft: true\nname: Later\n',
  });
  const all = await told(broken);
  for (const words of ['“nobody”', 'none.jpg', '/no-page', 'services/draft.yaml', 'description'])
    expect(all).toContain(words);
});

test('nothing is required of a job that is over, and links to it stop no build', async () => {
  const folder = copyWith({
    [JOB]: change(/^date: .*/m, 'date: 2020-02-02\ncloses: 2020-01-31\nx: y'),
    'pages/jobs.yaml': change(/^ +none:.*/m, ''),
    [ARTICLE]: (text) => `${text}\n[A job](/jobs/engineer), [all](/jobs#jobs)\n`,
    'redirects.yaml': () =>
      `- { from: /old, to: /jobs/engineer }\n- { from: /vacancies/*, to: /jobs/* }\n`,
  });
  expect(await told(folder)).toBe(formatFileProblems(folder, []));
  vi.stubEnv('SITE_DRAFTS', '1');
  expect(await told(folder)).toContain(
    'closes\n  the job closes before it is published.\n  Fix: correct date or closes.',
  );
  vi.unstubAllEnvs();
});

test.for([
  ['articles/Spørsmål før pris.md', '/blog/sporsmal-for-pris', './Spørsmål%20før%20pris.md'],
  ['articles/Straßenbau & C++.md', '/blog/strassenbau-c-plus-plus', '<Straßenbau & C++.md>'],
  ['articles/日本語 1.md', '/blog/日本語-1', '<../articles/日本語 1.md>'],
  ['articles/новостной.md'.normalize('NFD'), '/blog/новостной', 'новостной'],
  ['pages/Our Prices.yaml', '/our-prices', '/our-prices'],
  ['services/Größe.yaml', '/services/grosse', '/services/новое'],
] as const)('%s is at %s', async ([file, address, link]) => {
  const [folder = ''] = file.split('/');
  const text: Record<string, () => string> = {
    articles: () => readFileSync(join(company, ARTICLE), 'utf8'),
    pages: () => ownPage,
    services: () =>
      readFileSync(join(company, SERVICE), 'utf8').replace('order: 1', 'order: 9') +
      'otherNames: [новое]\n',
  };
  const page = copyWith({
    [ARTICLE]: appended(`\n[One](${address}), [the other](${link})\n`),
    [file]: () => text[folder]?.(),
  });
  expect(await checkCompany(page)).toEqual([]);
});

test('a link in an article may name another article’s file, relative to its folder', async () => {
  const text =
    '[a](a-first-article.md) [b](./a-first-article#conclusion) [c](../contact) [d](https://example.com/a%b)';
  expect(await checkCompany(copyWith({ [ARTICLE]: appended(`\n${text}\n`) }))).toEqual([]);
});

test.for([WORK, ARTICLE, SERVICE, 'company.yaml', 'pages/home.yaml'])(
  '%s may have the line endings of Windows and a byte order mark',
  async (file) => {
    const video = '\n```video\ntitle: A visit\nyoutube: aqz-KE-bpKQ\n```\n';
    const windows: Change = (text) =>
      `\ufeff${text}${file === ARTICLE ? video : ''}`.replaceAll('\n', '\r\n');
    expect(await checkCompany(copyWith({ [file]: windows }))).toEqual([]);
  },
);

test.for([
  'company.yaml.orig',
  'company (copy).yaml',
  'stats.txt',
  'articles/notes.txt',
  'services/Thumbs.db',
])('the stray file %s is named, and no other name is suggested', async (file) => {
  expect(await checkCompany(copyWith({ [file]: () => 'x' }))).toEqual([
    expect.objectContaining({
      file,
      message: 'nothing reads this file.',
      fix: expect.stringMatching(/^remove it, or put it into one of/) as string,
    }),
  ]);
});

test('a text may have no-break spaces', async () => {
  const band = 'kind: text\n    text: |\n      Note:\u00a0one\n      -\u00a0two\u202f%';
  expect(await checkCompany(copyWith({ [WORK]: withBand(band) }))).toEqual([]);
});

test.for([
  '![A tree][tree]\n\n[tree]: ../pictures/harbour.jpg',
  '`<iframe src="https://example.com">` and <!-- <script> --> a remark',
  '## 🚢\n\n## Main\n\n> [!NOTE]\n> Words[^1], \\[^2], `[^3]`\n\n[^1]: One\n\n[![A quay](../pictures/harbour.jpg)](/contact)',
  '    ```rsut\n    x\n\n```ts{2}\nx\n```\n\n```C++ title="a"\n```',
  '```html\n<script src="https://example.com/a.js"></script>\n```',
  '![A dot](data:image/gif;base64,R0lGODlhAQABAAAAACw=)',
])('an article may hold %s', async (text) => {
  expect(await checkCompany(copyWith({ [ARTICLE]: appended(`\n${text}\n`) }))).toEqual([]);
});

test('a new case study says that nobody ordered it, and counts as sample', () => {
  expect(readFileSync(join(company, WORK), 'utf8')).toContain('concept: true');
  expect(findSamples(company)).toContainEqual(
    expect.objectContaining({ file: WORK, task: expect.stringMatching(/^all of it/) as string }),
  );
});
