import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCompanyFacts } from '@frontage/contract/company-facts';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import type { Face } from '../src/schema/theme.ts';
import { faceFile } from '../theme/face-file.ts';
import { themeOf } from '../theme/resolve-theme.ts';
import { averageWidth, lettersOf } from './average-width.ts';
import { cutName, facesWeights, othersName, unicodeRange } from './fonts.ts';
import { machineFaces } from './machine-faces.ts';

// Cuts a company's variable fonts down to the glyphs and weights that the site uses, and computes what
// follows from them: the metrics of their fallbacks, and the letters of share images. The
// build runs this as its own process: HarfBuzz would keep 137 MB until the build ends.
//
//     node cut-fonts.ts COMPANY-FOLDER OUTPUT-FOLDER

/** Every character from one code point to another. */
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));

// Both fonts are on every page, so each glyph has its price: the file that every page loads has what any text in a Latin
// alphabet needs, and the letters of this company's texts. The other letters of such alphabets are in a file of their own
// beside the face of texts, for a visitor's name; a browser fetches it when one of them is there.
const always = [...from(0x20, 0x7e), ...'\u00a0‘’‚“”„–—…•·×÷−≤≥≈→←↑↓€№©®™°′″½¼¾‹›«»§'];
const latin = from(0xc0, 0x17f);

/** What share images are lettered in where a company's faces are the machine's. */
const lettered =
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** SVG's letters for the commands of a path. */
const letterOf: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'z',
};

const [company = '', output = ''] = process.argv.slice(2);
const { faces, headings } = themeOf(company);
const letters = lettersOf(company);
const { languages } = readCompanyFacts(company);
// A language is called by its own name wherever the site says that there is one.
const names = languages.map((tag) => new Intl.DisplayNames([tag], { type: 'language' }).of(tag));
const usually = new Set([...always, ...letters.keys(), ...names.join('')]);
const others = latin.filter((letter) => !usually.has(letter));
const text = [...usually, ...others].join('');
mkdirSync(output, { recursive: true });
const css = {
  display: await face(faces.display, headings?.weight ?? 450),
  text: await face(faces.text, 400),
};
writeFileSync(
  join(output, 'fonts.css'),
  `@theme {\n  --font-display: ${css.display.stack};\n  --font-text: ${css.text.stack};\n}\n${css.display.standIn}${css.text.standIn}`,
);
const either = faces.display.file ?? faces.text.file ?? lettered;
const lettering = {
  display: await outlines(faces.display, faces.display.file ?? either, 600),
  text: await outlines(faces.text, faces.text.file ?? either, 500),
};
writeFileSync(join(output, 'lettering.json'), JSON.stringify(lettering));

/** @param usual the weight that it is set in for the most part */
async function face({ family, file, weights = [400, 600], fallback }: Face, usual: number) {
  if (!family || !file) return { stack: fallback.map(quoted).join(', '), standIn: '' };
  const [min, max] = weights;
  const source = readFileSync(faceFile(file, company) ?? file);
  const cut = async (name: string, letters: string) => {
    const variationAxes = { wght: { min, max } };
    const file = await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes });
    writeFileSync(join(output, name), file);
  };
  const font = await atWeight(source, usual);
  await cut(cutName(family), [...usually].join(''));
  const more =
    family === faces.text.family
      ? others.filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
      : [];
  if (more.length > 0) await cut(othersName(family), more.join(''));
  const like = fallback.includes('serif') ? 'serif' : 'sans-serif';
  const standIns = standInsFor(family, font, { like, weights });
  return {
    stack: [family, ...standIns.map(({ name }) => name), ...fallback].map(quoted).join(', '),
    standIn: [
      ...standIns.map(({ rule }) => rule),
      faceRule(family, cutName(family)),
      more.length > 0 ? faceRule(family, othersName(family), more) : '',
    ].join(''),
  };
}

/** A browser fetches a file with a range of letters where a page has one of them. */
function faceRule(family: string, file: string, letters?: string[]): string {
  return `@font-face {
  font-family: '${family}';
  src: url('./${file}');
  font-weight: ${facesWeights(faces)};
  font-display: swap;${letters ? `\n  unicode-range: ${unicodeRange(letters)};` : ''}
}
`;
}

/** Makes the fallbacks take as much room as the font that is not loaded yet, on every system. */
function standInsFor(
  family: string,
  font: Font,
  { like, weights }: { like: keyof typeof machineFaces; weights: readonly number[] },
): { name: string; rule: string }[] {
  const width = averageWidth(letters, (letter) => advance(font, letter));
  return machineFaces[like].map(({ local, advances }, at) => {
    const name = `${family} stand-in${at > 0 ? ` ${at + 1}` : ''}`;
    const theirs = averageWidth(letters, (letter) => advances[letter]);
    const wider = (width / theirs) * 100;
    const share = (value: number) =>
      `${Number(((value / font.unitsPerEm / wider) * 1e4).toFixed(2))}%`;
    const rule = `@font-face {
  font-family: '${name}';
  src: ${local.map((one) => `local('${one}')`).join(', ')};
  font-weight: ${weights.join(' ')};
  size-adjust: ${Number(wider.toFixed(2))}%;
  ascent-override: ${share(font.ascent)};
  descent-override: ${share(-font.descent)};
  line-gap-override: ${share(font.lineGap)};
}
`;
    return { name, rule };
  });
}

/** A variable font at one of its weights. */
async function atWeight(source: Buffer, weight: number): Promise<Font> {
  const fixed = await subsetFont(source, text, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  return create(fixed) as Font;
}

/** The width of a letter, in thousandths of an em. */
function advance(font: Font, letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if (!font.hasGlyphForCodePoint(code)) return undefined;
  return (font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm) * 1000;
}

/** The advance and outline of each letter at one weight, 1000 units to the em, the y axis down. */
async function outlines({ letteringFile, lettering }: Face, file: string, weight: number) {
  const source = letteringFile ?? file;
  const font = await atWeight(
    readFileSync(faceFile(source, company) ?? source),
    lettering ?? weight,
  );
  const scale = 1000 / font.unitsPerEm;
  const entries = [...text]
    .filter((char) => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0))
    .map((char) => {
      const glyph = font.glyphForCodePoint(char.codePointAt(0) ?? 0);
      const round = (value: number) => Math.round(value * scale);
      const path = glyph.path.commands
        .map(({ command, args }) => {
          const at = args.map((value, i) => (i % 2 ? -round(value) || 0 : round(value)));
          return letterOf[command] + at.join(' ');
        })
        .join('');
      return [char, [round(glyph.advanceWidth), path]];
    });
  return Object.fromEntries(entries);
}

function quoted(family: string): string {
  return /^[a-z][\w-]*$/i.test(family) ? family : `'${family}'`;
}
