import type { Face } from '../src/schema/theme.ts';

/** The name of a face's cut file: 'Instrument Sans' is instrument-sans.woff2. */
export const cutName = (family: string) =>
  `${family.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.woff2`;

/** The name of the file with its other letters: fonts.css */
export const othersName = (family: string) => cutName(`${family} others`);

/**
 * Letters as `unicode-range` has them: https://drafts.csswg.org/css-fonts-4/#unicode-range-desc
 *
 * @param letters in the order of their code points
 */
export function unicodeRange(letters: readonly string[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const letter of letters) {
    const code = letter.codePointAt(0) ?? 0;
    const open = ranges.at(-1);
    if (open && open[1] === code - 1) open[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join();
}

/** From the lightest to the heaviest weight of a company's faces, as `font-weight` has them. */
export function facesWeights(faces: Record<string, Face>): string {
  const all = Object.values(faces)
    .flatMap(({ family, file, weights = [400, 600] }) => (family && file ? weights : []))
    .sort((a, b) => a - b);
  return `${all[0] ?? 400} ${all.at(-1) ?? 600}`;
}
