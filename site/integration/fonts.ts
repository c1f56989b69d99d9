import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { create, type Font } from 'fontkitten';
import type { Face } from '../src/schema/theme.ts';
import { faceFile } from '../src/theme/face-file.ts';
import { type Theme, weightsOf } from '../src/theme/resolve-theme.ts';
import { type FaceFile, lettersOfCompany, splitFont, toTrueType } from './split-fonts.ts';

/** The files of a Fontsource package for all alphabets, Latin first: a browser loads those that a page needs. */
function fontFiles({ file }: Face, folder: string): FaceFile[] {
  const path = file && faceFile(file, folder);
  if (!path) return [];
  if (!/^@fontsource-variable\/[\w-]+$/.test(file)) return [{ path }];
  const list = createRequire(import.meta.url).resolve(`${file}/unicode.json`);
  return Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>)
    .map(([name, range]) => ({
      path: path.replace('-latin-', `-${name.replace(/[[\]]/g, '')}-`),
      range,
    }))
    .filter((one) => existsSync(one.path))
    .sort((one, other) => Number(other.path === path) - Number(one.path === path));
}

/** English prose, to compare the widths of fonts. */
const SAMPLE_TEXT =
  'What the team learns in the first weeks is written down, so that nobody has to guess why a decision was made. ' +
  'Ask us for one page: the work of a year, and what it cost.';

/**
 * Fallbacks until a font has loaded: their names on various systems, and the average width of a letter of the sample
 * in ems. Windows, macOS and iOS have the first of each list, Android the second, a bare Linux the third. Astro's own
 * fallbacks know only the first.
 */
const SYSTEM_FACES = {
  serif: [
    { local: ['Times New Roman', 'Liberation Serif', 'Tinos'], width: 0.4009 },
    { local: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'], width: 0.4751 },
    { local: ['DejaVu Serif'], width: 0.511 },
  ],
  'sans-serif': [
    { local: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], width: 0.444 },
    { local: ['Roboto', 'Roboto-Regular'], width: 0.4431 },
    { local: ['DejaVu Sans'], width: 0.5068 },
  ],
};

/** A variable font at one weight; any other font unchanged. */
const atWeight = (font: Font, weight: number) =>
  'wght' in font.variationAxes ? font.getVariation({ wght: weight }) : font;

/** Returns rules that make the fallbacks take as much room as a font. */
function fallbackFaces({ family, fallback }: Face, weights: string, font: Font) {
  const letters = [...SAMPLE_TEXT].map((letter) =>
    font.glyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  const sum = letters.reduce((total, { advanceWidth }) => total + advanceWidth, 0);
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return SYSTEM_FACES[fallback.includes('serif') ? 'serif' : 'sans-serif'].map(
    ({ local, width }, index) => {
      const name = `${family} stand-in${index > 0 ? ` ${index + 1}` : ''}`;
      const size = sum / letters.length / font.unitsPerEm / width;
      const ofEm = (value: number) => percent(value / font.unitsPerEm / size);
      const rule = `@font-face {
  font-family: '${name}';
  src: ${local.map((font) => `local('${font}')`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${percent(size)};
  ascent-override: ${ofEm(font.ascent)};
  descent-override: ${ofEm(-font.descent)};
  line-gap-override: ${ofEm(font.lineGap)};
}
`;
      return { name, rule };
    },
  );
}

export type PreparedFonts = {
  /** The rules for base.css. */
  css: string;
  /** For share images: unpacked files, and the weight. */
  lettering: Record<'display' | 'text', { files: string[]; weight: number }>;
};

/** The font of share images if a company uses system fonts only, which differ between machines. */
const SHARE_IMAGE_FACE: Face = {
  family: 'Figtree',
  file: '@fontsource-variable/figtree',
  fallback: ['sans-serif'],
};

/**
 * Prepares a company's fonts. A page loads the letters that the company uses; a visitor who types another one loads
 * the whole file.
 *
 * @param folder the company's
 * @param output the folder for the style sheet and the files for share images
 */
export async function prepareFonts(
  { faces, headings }: Theme,
  folder: string,
  output: string,
): Promise<PreparedFonts> {
  mkdirSync(output, { recursive: true });
  const weights = weightsOf(faces).join(' ');
  const measuredWeights = { display: headings?.weight ?? 450, text: 400 };
  const made = { stacks: '', rules: new Set<string>() };
  for (const name of ['display', 'text'] as const) {
    const face = faces[name];
    const { family = '', fallback } = face;
    const [first, ...more] = fontFiles(face, folder);
    const stack = [...fallback];
    if (first) {
      const letters = lettersOfCompany(process.env.LANGUAGES_OF ?? folder, name);
      const font = atWeight(create(await toTrueType(first.path)) as Font, measuredWeights[name]);
      const fallbacks = fallbackFaces(face, weights, font);
      stack.unshift(family, ...fallbacks.map((fallback) => fallback.name));
      for (const { rule } of fallbacks) made.rules.add(rule);
      for (const { path, range } of [...(await splitFont(first.path, letters, output)), ...more])
        made.rules.add(`@font-face {
  font-family: '${family}';
  src: url('${relative(output, path).split(sep).join('/')}?no-inline');
  font-weight: ${weights};
  font-display: fallback;${range ? `\n  unicode-range: ${range};` : ''}
}
`);
    }
    made.stacks += `  --font-${name}: ${stack.map(quoteFamily).join(', ')};\n`;
  }
  const sharedFace = [faces.display, faces.text].find(({ file }) => file) ?? SHARE_IMAGE_FACE;
  const prepareLettering = async (name: 'display' | 'text', weight: number) => {
    const face = faces[name].file ? faces[name] : sharedFace;
    const files = [];
    for (const [index, { path }] of fontFiles(face, folder).entries()) {
      const file = join(output, `${name}-${index}.ttf`);
      writeFileSync(file, await toTrueType(path));
      files.push(file);
    }
    return { files, weight: faces[name].lettering ?? weight };
  };
  return {
    css: `@theme {\n${made.stacks}}\n${[...made.rules].join('')}`,
    lettering: {
      display: await prepareLettering('display', 600),
      text: await prepareLettering('text', 500),
    },
  };
}

export const quoteFamily = (family: string) =>
  /^[a-z][\w-]*$/i.test(family) ? family : `'${family}'`;
