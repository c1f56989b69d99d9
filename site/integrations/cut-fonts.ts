import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import { faceFile } from '../check-company/face-file.ts';
import type { Face } from '../src/schema/fonts.ts';
import { cutName, facesOf, machine } from './fonts.ts';

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
const faces = facesOf(company);
mkdirSync(output, { recursive: true });
const css = { display: await face(faces.display), text: await face(faces.text) };
writeFileSync(
  join(output, 'fonts.css'),
  `@theme {\n  --font-display: ${css.display.stack};\n  --font-text: ${css.text.stack};\n}\n${css.display.standIn}${css.text.standIn}`,
);
const either = faces.display.file ?? faces.text.file ?? lettered;
const letters = {
  display: await outlines(faces.display, faces.display.file ?? either, 600),
  text: await outlines(faces.text, faces.text.file ?? either, 500),
};
writeFileSync(join(output, 'lettering.json'), JSON.stringify(letters));

async function face({ family, file, weights = [400, 600], fallback, standIn }: Face) {
  if (!family || !file) return { stack: fallback.map(quoted).join(', '), standIn: '' };
  const [min, max] = weights;
  const source = readFileSync(faceFile(file, company) ?? file);
  const cut = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
  });
  writeFileSync(join(output, cutName(family)), cut);
  const standIns = standIn ? standInsFor(family, source, weights, standIn) : [];
  return {
    stack: [family, ...standIns.map(({ name }) => name), ...fallback].map(quoted).join(', '),
    standIn: standIns.map(({ rule }) => rule).join(''),
  };
}

/** Makes the fallbacks take as much room as the font that is not loaded yet, on every system. */
function standInsFor(
  family: string,
  source: Buffer,
  weights: readonly number[],
  { like, sizeAdjust }: NonNullable<Face['standIn']>,
): { name: string; rule: string }[] {
  const font = create(source) as Font;
  const [first] = machine[like];
  const width = sizeAdjust && first ? (sizeAdjust / 100) * first.width : averageWidth(font);
  return machine[like].map(({ local, width: theirs }, at) => {
    const name = `${family} stand-in${at > 0 ? ` ${at + 1}` : ''}`;
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

/** The average width of a letter in English text, in ems. */
function averageWidth(font: Font): number {
  const often = [...'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      '];
  const widths = often.map((c) => font.glyphForCodePoint(c.codePointAt(0) ?? 0).advanceWidth);
  return widths.reduce((sum, one) => sum + one, 0) / often.length / font.unitsPerEm;
}

/** The advance and outline of each letter at one weight, 1000 units to the em, the y axis down. */
async function outlines({ letteringFile, lettering }: Face, file: string, weight: number) {
  const source = letteringFile ?? file;
  const fixed = await subsetFont(readFileSync(faceFile(source, company) ?? source), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: lettering ?? weight },
  });
  const font = create(fixed) as Font;
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
