import { lettering as glyphs } from 'company:brand';

// Share images are rasterised on whatever machine builds the site, and its fonts are not ours. The
// letters are outlines of the company's own faces, made by integrations/cut-fonts.ts.

export type Face = 'display' | 'text';

/** The advance and outline of a character; one that is not in the table loses its accent. */
function glyph(face: Face, character: string): { advance: number; outline: string } {
  const plain = character.normalize('NFD').charAt(0);
  const [advance, outline] = glyphs[face][character] ?? glyphs[face][plain] ?? [500, ''];
  return { advance: Number(advance), outline: String(outline) };
}

/** The width of a line of text at a size. `spacing` is added after each character, in ems. */
export function textWidth(face: Face, text: string, size: number, spacing = 0): number {
  return [...text].reduce((sum, c) => sum + (glyph(face, c).advance / 1000 + spacing) * size, 0);
}

/** A line of text as outlines, its base line at `y`. */
export function textPaths(
  face: Face,
  text: string,
  { x, y, size, spacing = 0 }: { x: number; y: number; size: number; spacing?: number },
): string {
  let left = 0;
  const letters = [...text].map((character) => {
    const { advance, outline } = glyph(face, character);
    const place = outline && `<path transform="translate(${Math.round(left)})" d="${outline}"/>`;
    left += advance + spacing * 1000;
    return place;
  });
  const scale = Number((size / 1000).toFixed(4));
  return `<g transform="translate(${x} ${y})scale(${scale})">${letters.join('')}</g>`;
}

/** Breaks a text into lines no wider than `width`, as even as the words allow. */
export function wrap(face: Face, text: string, size: number, width: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const greedy = fill(face, words, size, width);
  // The narrowest measure that needs no further line is the balanced one.
  let best = greedy;
  for (let narrower = width; narrower > width * 0.5; narrower -= width * 0.02) {
    const lines = fill(face, words, size, narrower);
    if (lines.length > greedy.length) break;
    if (lines.every((line) => textWidth(face, line, size) <= width)) best = lines;
  }
  return best;
}

function fill(face: Face, words: readonly string[], size: number, width: number): string[] {
  return words.reduce<string[]>((lines, word) => {
    const longer = lines.length > 0 ? `${lines.at(-1) ?? ''} ${word}` : word;
    if (lines.length > 0 && textWidth(face, longer, size) <= width) {
      return [...lines.slice(0, -1), longer];
    }
    return [...lines, word];
  }, []);
}
