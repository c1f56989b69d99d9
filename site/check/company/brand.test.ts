import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { faintLogoProblem } from './brand.ts';
import { blankPicture, replace, newCompany } from './test/new-company.ts';

/** The warning about these drawings in the brand folder of a company with the plain theme. */
function warningAbout(logo: string, more: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const files = {
    'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30">${logo}</svg>`,
    ...more,
  };
  mkdirSync(join(folder, 'brand'));
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, 'brand', name), text);
  return faintLogoProblem(folder);
}
const bar = (fill: string, width = 120) => `<path fill="${fill}" d="M0 0h${width}v30H0z"/>`;

test('a dark logo without a version for dark backgrounds is reported with those backgrounds', async () => {
  const warning = await warningAbout(bar('#123'));
  expect(warning).toMatch(
    /^too dark for dark backgrounds: less than 3:1 for 100 % of it on #[\da-f]{6}, the foot of every page, and 100 % of it on #[\da-f]{6}, the dark scheme$/,
  );
  // However its color is written.
  expect(
    await warningAbout(`<style>.a{fill:#123}</style><path class="a" d="M0 0h120v30H0z"/>`),
  ).toBe(warning);
});

test('a logo is reported when more than half of it cannot be seen', async () => {
  expect(await warningAbout(bar('#123') + bar('#f80', 90))).toBeUndefined();
  expect(await warningAbout(bar('#123') + bar('#f80', 30))).toMatch(/ 75 % of it on /);
});

test.for([
  ['has light colors', bar('#f80'), {}],
  ['takes the color of the words around it', bar('currentColor'), {}],
  ['has another for dark backgrounds', bar('#123'), { 'logo-dark.svg': bar('#f80') }],
  ['cannot be read, which the build reports', '<path', {}],
] as const)('a logo that %s causes no warning', async ([, logo, more]) => {
  expect(await warningAbout(logo, more)).toBeUndefined();
});

test('a company without a logo gets no warning', async () => {
  expect(await faintLogoProblem(temporaryFolder())).toBeUndefined();
});

const square = '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';

const pngs = {
  jpeg: await blankPicture(300, 90).jpeg().toBuffer(),
  small: await blankPicture(60, 20).png().toBuffer(),
  filled: await blankPicture(300, 90).png().toBuffer(),
  half: (await blankPicture(900, 600).png().toBuffer()).subarray(0, 1_000),
};

const { testFaults, testReports } = await newCompany();

testFaults({
  'customers.yaml': [
    [
      () => '- id: one\n  logo: harbour\n',
      '  [0].logo\n  there is no file brand/customers/harbour.svg or .png.\n  Fix: put it there.',
      '  logo',
    ],
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
});

testReports([
  [
    'a logo and a font whose names are a little different',
    {
      'customers.yaml': () => '- id: one\n  logo: harbor\n',
      'brand/customers/harbour.svg': () => square,
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
          .map((name) => `- id: ${name}\n  logo: ${name}\n`)
          .join('')
          .concat('  colors: own\n'),
      'brand/logo.png': () => 'a picture',
      'brand/mark.svg': () => square,
      'brand/logo-dark.svg': () => square,
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
    'a customer’s logo, an icon and a font whose names are composed here and decomposed there',
    {
      'customers.yaml': () => '- id: one\n  logo: Caf\u00e9\n',
      'brand/customers/Cafe\u0301.svg': () => square,
      'brand/theme.yaml': () =>
        'faces:\n  text:\n    family: Own\n    file: ./brand/gr\u00f6\u00dfe.woff2\n    fallback: [serif]\n',
      'brand/gro\u0308\u00dfe.woff2': () => 'a font',
      'company.yaml': replace(
        'social: []',
        'social:\n  - name: M\n    link: https://m.example.com\n    icon: ./brand/\u00e9.svg',
      ),
      'brand/e\u0301.svg': () => square,
    },
    [],
  ],
]);
