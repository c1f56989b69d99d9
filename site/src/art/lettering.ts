import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { lettering } from 'company:brand';
import { create, type Font } from 'fontkitten';
import sharp from 'sharp';

// librsvg, which is part of sharp, draws share images: Pango shapes and orders the letters, and uses a font of the
// machine for letters that the company's files lack.

export type FaceName = 'display' | 'text';

const fontsOf = (face: FaceName) => {
  const { files, weight } = lettering[face];
  return files.map((file) => {
    const font = create(readFileSync(file)) as Font;
    return 'wght' in font.variationAxes ? font.getVariation({ wght: weight }) : font;
  });
};

const fonts: Record<FaceName, Font[]> = { display: fontsOf('display'), text: fontsOf('text') };

const fontWith = (face: FaceName, letter: string) =>
  fonts[face].find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** Returns the width of a letter in ems; 1 for a letter that only the machine may have. */
function advance(face: FaceName, letter: string): number {
  const font = fontWith(face, letter);
  if (!font) return /\p{M}/u.test(letter) ? 0 : 1;
  return font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
}

/** Returns an upper bound for the width of a line: ligatures and kerning may make it narrower. */
export const textWidth = (face: FaceName, text: string, size: number) =>
  [...text].reduce((sum, letter) => sum + advance(face, letter) * size, 0);

type LetterPlace = {
  y: number;
  x: number;
  edge?: 'left' | 'right';
  size: number;
};

export function textElement(
  face: FaceName,
  text: string,
  { edge = 'left', size, ...at }: LetterPlace,
): string {
  const direction = import.meta.env.RTL ? 'rtl' : 'ltr';
  const starts = direction === 'rtl' ? 'right' : 'left';
  return renderToStaticMarkup(
    createElement(
      'text',
      {
        ...at,
        direction,
        textAnchor: edge === starts ? 'start' : 'end',
        fontFamily: fonts[face].map(({ familyName }) => `'${familyName}'`).join(),
        fontWeight: lettering[face].weight,
        fontSize: size,
      },
      text,
    ),
  );
}

export const fontsHash = Object.values(lettering)
  .flatMap(({ files }) => files)
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
  .digest('hex');

let known: Promise<unknown> | undefined;

/** Registers the company's fonts with the renderer; call it before drawing the first image. */
export const registerFonts = () =>
  (known ??= Promise.all(
    [...new Set([...lettering.display.files, ...lettering.text.files])].map((fontfile) =>
      sharp({ text: { text: '.', fontfile } })
        .png()
        .toBuffer(),
    ),
  ));

/** Lists the letters of a text that no font has, neither the company's nor the machine's. */
export async function undrawableLetters(face: FaceName, text: string): Promise<string[]> {
  const doubtful = [...new Set(text)].filter(
    (letter) => /[^\p{M}\p{Cc}\p{Cf}\p{Z}]/u.test(letter) && !fontWith(face, letter),
  );
  if (doubtful.length === 0) return [];
  await registerFonts();
  // Pango draws a missing letter as a box with its code point, so it is as large as that of a noncharacter.
  const four = await drawnSize(face, '\ufdd0');
  const six = await drawnSize(face, '\u{1fffe}');
  const sizes = await Promise.all(doubtful.map((letter) => drawnSize(face, letter)));
  return doubtful.filter((letter, index) => sizes[index] === (letter.length > 1 ? six : four));
}

async function drawnSize(face: FaceName, letter: string): Promise<string> {
  const text = textElement(face, letter, { x: 100, y: 100, size: 60 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">${text}</svg>`;
  const { info } = await sharp(Buffer.from(svg))
    .trim({ threshold: 0 })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft, trimOffsetTop } = info;
  return [width, height, trimOffsetLeft, trimOffsetTop].join();
}

/** Returns the outline of a letter in the headings' typeface; empty if the company's fonts lack it. */
export function letterOutline(letter: string, size: number): string {
  const font = fontWith('display', letter);
  const scale = size / (font?.unitsPerEm ?? 1);
  return (
    font
      ?.glyphForCodePoint(letter.codePointAt(0) ?? 0)
      .path.scale(scale, -scale)
      .toSVG() ?? ''
  );
}

/** Breaks a text into lines no wider than `width`, of lengths as even as possible. */
export function wrapText(face: FaceName, text: string, size: number, width: number): string[] {
  const parts = wordsOf(text);
  const greedy = fill(face, parts, size, width);
  // The narrowest width that needs no additional line gives the most even lines.
  let best = greedy;
  for (let narrower = width; narrower > width * 0.5; narrower -= width * 0.02) {
    const lines = fill(face, parts, size, narrower);
    if (lines.length > greedy.length) break;
    if (lines.every((line) => textWidth(face, line, size) <= width)) best = lines;
  }
  return best;
}

const segmenter = new Intl.Segmenter(import.meta.env.LANGUAGE, { granularity: 'word' });
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Splits a text at its line break opportunities, each part with the space before it. */
function wordsOf(text: string): string[] {
  const parts: string[] = [];
  let before = '';
  for (const { segment, isWordLike } of segmenter.segment(text.trim().replace(/\s+/g, ' '))) {
    const isJoined =
      /[\p{Ps}\p{Pi}]$/u.test(before) || !(isWordLike || /^[\p{Ps}\p{Pi}]/u.test(segment));
    const isBetween =
      withoutSpaces.test(before.slice(-1)) || withoutSpaces.test(segment.slice(0, 1));
    if (segment === ' ' || parts.length === 0 || (isBetween && !isJoined && before !== ' '))
      parts.push(segment);
    else parts.push((parts.pop() ?? '') + segment);
    before = segment;
  }
  return parts;
}

function fill(face: FaceName, parts: readonly string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = (lines.at(-1) ?? '') + part;
    if (lines.length > 0 && textWidth(face, longer, size) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(part.trimStart());
  }
  return lines;
}
