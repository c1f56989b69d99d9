import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { parseColor, contrast } from '../../src/theme/color.ts';
import {
  readFinishedTheme,
  type OwnTheme,
  resolveTheme,
  themeNames,
  readCompanyTheme,
} from '../../src/theme/resolve-theme.ts';
import { contrastProblems } from './theme.ts';
import { formatFileProblems } from './messages.ts';

type Said = NonNullable<OwnTheme['colors']>;

const day = {
  paper: 'oklch(0.985 0 0)',
  ink: 'oklch(0.22 0.01 260)',
  accent: 'oklch(0.38 0.09 260)',
};

function told(colors: Said) {
  const place = { file: 'theme.yaml', line: (path: string[]) => path.length };
  return formatFileProblems('', [
    ...contrastProblems(resolveTheme({ colors: { light: day, ...colors } }), place),
  ]);
}

const colour = (css: string) => {
  const found = parseColor(css);
  if (!found) throw new Error(css);
  return found;
};

test.for(['plain', ...themeNames])('the colours of the theme %s have enough contrast', (name) => {
  const theme = resolveTheme(name === 'plain' ? {} : readFinishedTheme(name));
  expect([...contrastProblems(theme, { file: name, line: () => 1 })]).toEqual([]);
});

test('three colours make a theme whose pairs all have enough contrast, in both schemes', () => {
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
])('%s on %s has the same contrast as in other tools', ([one, other, ratio]) => {
  expect(contrast(colour(one), colour(other))).toBeCloseTo(ratio, 1);
});

test('too pale a text is reported with its place, its ratio and the nearest value that is enough', () => {
  const message = told({ light: { ...day, muted: 'oklch(0.5 0.035 250)' } });
  expect(message).toMatch(
    /theme\.yaml:3 {2}colors\.light\.muted\n {2}on paper, tint, and bannerFrom in the light scheme it has 5\.\d\d:1, and text needs 7:1\.\n {2}Fix: the nearest muted that does is oklch\(0\.4\d+ 0\.035 250\)\./,
  );
  const [, nearest = ''] = /nearest muted that does is (oklch\([^)]*\))/.exec(message) ?? [];
  // The suggested value is enough for every background.
  expect(told({ light: { ...day, muted: nearest } })).toBe(told({}));
});

test('the dark scheme is measured too, and bands that are dark in both schemes', () => {
  const message = told({ dark: { muted: 'oklch(0.6 0.02 235)' } });
  expect(message).toMatch(
    /colors\.dark\.muted\n {2}on paper, tint, bannerFrom, and deep in the dark scheme/,
  );
  expect(message).not.toMatch(/in the light scheme/);
});

test('a line that carries meaning needs a contrast of 3:1', () => {
  expect(told({ light: { ...day, edge: '#c8c8c8' } })).toMatch(
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
] as const)(
  'a colour that is written as %s is answered in the same notation',
  ([muted, notation]) => {
    const [, nearest = ''] = /does is (.+)\.$/m.exec(told({ light: { ...day, muted } })) ?? [];
    expect(nearest).toMatch(notation);
    expect(told({ light: { ...day, muted: nearest } })).toBe(told({}));
  },
);

test.for(themeNames)(
  'an owner’s paper, ink and accent replace all colours of the theme %s',
  (name) => {
    const folder = temporaryFolder();
    const withTheme = (...lines: string[]) => {
      mkdirSync(join(folder, 'brand'), { recursive: true });
      writeFileSync(join(folder, 'brand/theme.yaml'), [`theme: ${name}`, ...lines, ''].join('\n'));
      return readCompanyTheme(folder);
    };
    const light = { paper: '#fcfcf7', ink: '#102030', accent: '#0b4f6c' };
    const written = Object.entries(light).map(([key, value]) => `    ${key}: '${value}'`);
    const own = withTheme('colors:', '  light:', ...written);
    expect(own.standard).toEqual(resolveTheme({ colors: { light } }).standard);
    expect([...contrastProblems(own, { file: name, line: () => 1 })]).toEqual([]);
    // Shapes and sizes stay, and so do colours unless one of the three is set.
    expect(own.shape).toEqual(withTheme().shape);
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
    expect(told(colors)).toBe(told({}));
  },
);

test('the theme for more contrast is measured too', () => {
  expect(told({ moreContrast: { light: { muted: 'oklch(0.6 0.01 260)' } } })).toMatch(
    /colors\.moreContrast\.light\.muted\n.*needs 7:1, for those who ask for more contrast/,
  );
});
