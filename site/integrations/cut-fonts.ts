import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import type { Face } from '../src/schema/theme.ts';
import { faceFile } from '../theme/face-file.ts';
import { themeOf } from '../theme/resolve-theme.ts';
import { averageWidth, lettersOf } from './average-width.ts';
import { cutName } from './fonts.ts';
import { machineFaces } from './machine-faces.ts';

// Cuts a company's variable fonts down to the glyphs and weights that the site uses, and computes what
// follows from them: the metrics of their fallbacks, and the letters of share images. The
// build runs this as its own process: HarfBuzz would keep 137 MB until the build ends.
//
//     node cut-fonts.ts COMPANY-FOLDER OUTPUT-FOLDER

// Latin letters, figures and the punctuation that the content uses. The files that fontsource calls
// 'latin' carry twice that; both fonts are on every page, so each glyph has its price.
const latin = Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i))
  .filter((char) => !/[\u007f-\u009f]/.test(char))
  .join('');
const text = `${latin}‘’‚“”„–—…•·×÷−≤≥≈→←↑↓€№©®™°′″½¼¾‹›`;

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
  const cut = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
  });
  writeFileSync(join(output, cutName(family)), cut);
  const like = fallback.includes('serif') ? 'serif' : 'sans-serif';
  const standIns = await standInsFor(family, source, { like, weights, usual });
  return {
    stack: [family, ...standIns.map(({ name }) => name), ...fallback].map(quoted).join(', '),
    standIn: standIns.map(({ rule }) => rule).join(''),
  };
}

/** Makes the fallbacks take as much room as the font that is not loaded yet, on every system. */
async function standInsFor(
  family: string,
  source: Buffer,
  {
    like,
    weights,
    usual,
  }: { like: keyof typeof machineFaces; weights: readonly number[]; usual: number },
): Promise<{ name: string; rule: string }[]> {
  const font = await atWeight(source, usual);
  const width = averageWidth(letters, (letter) => advance(font, letter));
  return machineFaces[like].map(({ local, advances }, at) => {
    const name = `${family} stand-in${at > 0 ? ` ${at + 1}` : ''}`;
    const theirs = averageWidth(letters, (letter) => advances[letter]);
    const wider = (width / theirs) * 100;
    const share = (value: number) =>
      `${Number(((value / font.unitsPerEm / wider) * 1e4).toFixed(4))}%`;
    const rule = `@font-face {
  font-family: '${name}';
  src: ${local.map((one) => `local('${one}')`).join(', ')};
  font-weight: ${weights.join(' ')};
  size-adjust: ${Number(wider.toFixed(4))}%;
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
