import { join } from 'node:path';
import sharp from 'sharp';
import { writePhotograph } from '../../../test/photograph.ts';
import { temporaryFolderOfFile } from '../../../test/temporary-folder.ts';
import {
  SERVICE,
  blankPicture,
  replace,
  append,
  newCompany,
  type Fault,
  type Report,
} from './test/new-company.ts';

const photograph = (width: number, height: number) =>
  writePhotograph(join(temporaryFolderOfFile(), 'photograph.jpg'), { width, height });
const harbour = await photograph(1800, 1350);
const smaller = sharp(harbour).resize(900);
const moving = sharp(
  [await blankPicture(9, 9).png().toBuffer(), await sharp(harbour).resize(9, 9).png().toBuffer()],
  { join: { animated: true } },
);
/** Adds the PNG chunk that marks an animation: https://www.w3.org/TR/png-3/#acTL-chunk */
const withAnimationControl = (png: Buffer) =>
  Buffer.concat([
    png.subarray(0, 33),
    Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xf3\x8d\x93\x70', 'latin1'),
    png.subarray(33),
  ]);
const fileWithStart = (start: string) =>
  Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(2000)]);
const pictures = {
  'team/small.jpg': await photograph(640, 480),
  'tall.jpg': await photograph(1000, 1800),
  'really-webp.jpg': await blankPicture(9, 9).webp().toBuffer(),
  'phone.heic': fileWithStart('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  'renamed.jpg': fileWithStart('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  'quay #1.jpg': harbour,
  'scan.tiff': fileWithStart('II*\0'),
  'notes.jpg': 'Buy milk.'.repeat(200),
  'cut.jpg': harbour.subarray(0, 120),
  'half.jpg': harbour.subarray(0, harbour.length / 2),
  'empty-end.jpg': Buffer.from(harbour).fill(0, Math.floor(harbour.length / 2)),
  'half.png': (await smaller.png().toBuffer()).subarray(0, 20_000),
  'half.webp': (await smaller.webp().toBuffer()).subarray(0, 2_000),
  'half.avif': (await smaller.avif({ effort: 0 }).toBuffer()).subarray(0, 2_000),
  'moves.webp': await moving.webp().toBuffer(),
  'moves.gif': await moving.gif().toBuffer(),
  'moves.png': withAnimationControl(await blankPicture(9, 9).png().toBuffer()),
  'moves.avif': fileWithStart('\0\0\0\x1cftypavis\0\0\0\0avifavismsf1'),
  'heavy.jpg': Buffer.concat([harbour, Buffer.alloc(42_000_000 - harbour.length)]),
  'wide.png': await blankPicture(20_000, 6_000).png().toBuffer(),
  'tall.webp': await blankPicture(7_000, 15_000).webp({ effort: 0 }).toBuffer(),
  ['Kaffee und Caf\u00e9.jpg'.normalize('NFD')]: harbour,
  'Zu\u0308rich.jpg': harbour,
  '\u304b\u3099.jpg': harbour,
  'K\u00f6ln.jpg': harbour,
  'alive.svg': '<svg viewBox="0 0 4 3" onload="alert(1)"/>',
  'plan.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path d="M0 0h9"/></svg>',
};

const withImage = (...fields: string[]) =>
  append(`image:\n${fields.map((field) => `  ${field}\n`).join('')}`);
const quay = 'alt: A quay in the morning';

const { testFaults, testReports } = await newCompany(pictures);

testFaults({
  [SERVICE]: [
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
    ).map(([name, message]): Fault => [
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
      replace('  - kind: hero\n', '$&    image: { src: tall.jpg, alt: A tower }\n'),
      '  bands[0].image.src\n  pictures/tall.jpg is 1000 by 1800 pixels: too small for the first view of a page, from edge to edge',
    ],
  ],
});

testReports([
  [
    'a missing picture of an article whose file is not named like its address',
    {
      'articles/C++ Basics.md': () =>
        `---\ntitle: Basics\ndescription: ${'Words. '.repeat(11)}\ndate: 2020-01-31\ntags: [Soon]\n---\n\n![A quay](../pictures/none.jpg)\n`,
    },
    [/\/articles\/C\+\+ Basics\.md:8\n {2}there is no file pictures\/none\.jpg/],
  ],
  ...[
    'src: harbour.jpg',
    'src: plan.svg',
    // Composed here and decomposed on the disk, the other way round, and letters without accents.
    'src: Kaffee und Caf\u00e9.jpg',
    'src: Z\u00fcrich.jpg',
    'src: Ko\u0308ln.jpg',
    'src: \u304c.jpg',
  ].map((src): Report => [
    `a picture, ${src}`,
    { [SERVICE]: withImage(src, quay, 'focus: 30% 40%') },
    [],
  ]),
  ['a decorative picture', { [SERVICE]: withImage('src: harbour.jpg', 'decorative: true') }, []],
  [
    'a picture that is large enough for a small place',
    {
      'navigation.yaml': replace(
        '  services:\n',
        '$&    image: { src: team/small.jpg, decorative: true }\n',
      ),
    },
    [],
  ],
]);
