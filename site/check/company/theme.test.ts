import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { parseColor, contrast } from '../../src/theme/color.ts';
import {
  readBuiltInTheme,
  type OwnTheme,
  resolveTheme,
  themeNames,
  readCompanyTheme,
} from '../../src/theme/resolve-theme.ts';
import { contrastProblems } from './theme.ts';
import { formatFileProblems } from './file-problem.ts';
import { newCompany, type Fault } from './test/new-company.ts';

type Colors = NonNullable<OwnTheme['colors']>;

const day = {
  paper: 'oklch(0.985 0 0)',
  ink: 'oklch(0.22 0.01 260)',
  accent: 'oklch(0.38 0.09 260)',
};

function problemsOf(colors: Colors) {
  const place = { file: 'theme.yaml', line: (path: string[]) => path.length };
  return formatFileProblems('', [
    ...contrastProblems(resolveTheme({ colors: { light: day, ...colors } }), place),
  ]);
}

const parse = (css: string) => {
  const color = parseColor(css);
  if (!color) throw new Error(css);
  return color;
};

test.for(['plain', ...themeNames])('the colors of the theme %s have enough contrast', (name) => {
  const theme = resolveTheme(name === 'plain' ? {} : readBuiltInTheme(name));
  expect([...contrastProblems(theme, { file: name, line: () => 1 })]).toEqual([]);
});

test('a theme made from three colors has enough contrast in both schemes', () => {
  const hues = Array.from({ length: 24 }, (_, index) => index * 15);
  const problems = hues.flatMap((hue) => {
    const light = {
      paper: `oklch(0.97 0.02 ${hue})`,
      ink: `oklch(0.25 0.05 ${(hue + 180) % 360})`,
      accent: `oklch(0.36 0.12 ${(hue + 90) % 360})`,
    };
    const theme = resolveTheme({ colors: { light } });
    return [...contrastProblems(theme, { file: `${hue}`, line: () => 1 })];
  });
  expect(problems).toEqual([]);
});

test.for<[string, string, number]>([
  ['white', 'black', 21],
  ['#767676', '#ffffff', 4.54],
  ['rgb(0 0 255)', 'white', 8.59],
  ['oklch(0.628 0.2577 29.23)', '#ff0000', 1],
])('the contrast of %s on %s is computed as other tools do', ([text, background, ratio]) => {
  expect(contrast(parse(text), parse(background))).toBeCloseTo(ratio, 1);
});

test('a pale text color is reported with its place, its ratio and the nearest color with enough contrast', () => {
  const message = problemsOf({ light: { ...day, muted: 'oklch(0.5 0.035 250)' } });
  expect(message).toMatch(
    /theme\.yaml:3 {2}colors\.light\.muted\n {2}on paper, tint, and bannerFrom in the light scheme it has 5\.\d\d:1, and text needs 7:1\.\n {2}Fix: the nearest muted that does is oklch\(0\.4\d+ 0\.035 250\)\./,
  );
  const [, nearest = ''] = /nearest muted that does is (oklch\([^)]*\))/.exec(message) ?? [];
  // The suggested value is enough for every background.
  expect(problemsOf({ light: { ...day, muted: nearest } })).toBe(problemsOf({}));
});

test('the contrast of the dark scheme and of dark bands is measured', () => {
  const message = problemsOf({ dark: { muted: 'oklch(0.6 0.02 235)' } });
  expect(message).toMatch(
    /colors\.dark\.muted\n {2}on paper, tint, bannerFrom, and deep in the dark scheme/,
  );
  expect(message).not.toMatch(/in the light scheme/);
});

test('the outline of a control needs a contrast of 3:1', () => {
  expect(problemsOf({ light: { ...day, edge: '#c8c8c8' } })).toMatch(
    /colors\.light\.edge\n {2}on paper, tint, bannerFrom, and bannerTo in the light scheme it has 1\.\d\d:1, and lines.* need 3:1/,
  );
});

test.for([
  ['#999', /^#[0-9a-f]{6}$/],
  ['silver', /^#[0-9a-f]{6}$/],
  ['rgb(150 150 160)', /^rgb\(/],
  ['hsl(220 10% 60%)', /^hsl\(/],
  ['oklch(0.7 0.02 250)', /^oklch\(/],
  ['lab(60 0 10)', /^lab\(/],
] as const)('the color suggested instead of %s has the same notation', ([muted, notation]) => {
  const [, nearest = ''] = /does is (.+)\.$/m.exec(problemsOf({ light: { ...day, muted } })) ?? [];
  expect(nearest).toMatch(notation);
  expect(problemsOf({ light: { ...day, muted: nearest } })).toBe(problemsOf({}));
});

test.for(themeNames)(
  'an owner’s paper, ink and accent replace all colors of the theme %s',
  (name) => {
    const folder = temporaryFolder();
    const withTheme = (...lines: string[]) => {
      mkdirSync(join(folder, 'brand'), { recursive: true });
      writeFileSync(join(folder, 'brand/theme.yaml'), [`theme: ${name}`, ...lines, ''].join('\n'));
      return readCompanyTheme(folder);
    };
    const light = { paper: '#fcfcf7', ink: '#102030', accent: '#0b4f6c' };
    const lines = Object.entries(light).map(([key, value]) => `    ${key}: '${value}'`);
    const colored = withTheme('colors:', '  light:', ...lines);
    expect(colored.standard).toEqual(resolveTheme({ colors: { light } }).standard);
    expect([...contrastProblems(colored, { file: name, line: () => 1 })]).toEqual([]);
    // Shapes and sizes stay, and so do colors unless one of the three is set.
    expect(colored.shape).toEqual(withTheme().shape);
    expect(withTheme('colors: { deep: "#000000" }').standard.light).toEqual(
      withTheme().standard.light,
    );
    const accented = withTheme('colors: { light: { accent: "#0b4f6c" } }');
    expect(accented.standard.light.paper).toBe(withTheme().standard.light.paper);
    expect([...contrastProblems(accented, { file: name, line: () => 1 })]).toEqual([]);
  },
);

test.for(['#ffd400', 'oklch(0.9 0.19 110)', '#7fe0c0', 'orange'])(
  'buttons have the bright accent %s, and links a darker one',
  (accent) => {
    const colors = { light: { ...day, accent } };
    const { fill, standard } = resolveTheme({ colors });
    expect(fill).toEqual({ fill: accent, onFill: day.ink });
    expect(standard.light.accent).not.toBe(accent);
    expect(problemsOf(colors)).toBe(problemsOf({}));
  },
);

test('the contrast of the theme for more contrast is measured', () => {
  expect(problemsOf({ moreContrast: { light: { muted: 'oklch(0.6 0.01 260)' } } })).toMatch(
    /colors\.moreContrast\.light\.muted\n.*needs 7:1, for those who ask for more contrast/,
  );
});

const { testFaults } = await newCompany();

testFaults({
  'brand/theme.yaml': [
    [
      () => '# ours\ntheme: postre\n',
      '  theme\n  there is no built-in theme “postre”; did you mean “poster”?\n  Fix: write one of ledger, poster, studio, or remove the line.',
      'theme',
    ],
    [
      () => '# ours\ntheme: poster\ncolors:\n  deep: "#777777"\n',
      '  colors.dark.ink\n  on deep in the dark scheme it has 4.47:1, and text needs 7:1. It is derived from',
      'colors',
    ],
    ...['color-mix(in oklch, red, blue)', 'rgb(0 0 0 / 0.5)'].map((ink): Fault => [
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
});
