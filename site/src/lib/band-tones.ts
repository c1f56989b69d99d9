import type { Band } from './bands.ts';

export type Tone = 'paper' | 'tint' | 'ink';

/** The kinds that look best on ink, the best first. A page has one such band among its own. */
const inkFirst: Band['kind'][] = ['code', 'ladder', 'process'];

/**
 * The tones of a page's bands: one on ink, the others by turns on paper and tint. The last is on
 * paper, since what follows on every page begins with tint.
 */
export function bandTones(bands: Pick<Band, 'kind'>[]): Tone[] {
  const kinds = bands.map(({ kind }) => kind);
  const inkKind = kinds.includes('compare') ? undefined : inkFirst.find((k) => kinds.includes(k));
  const ink = inkKind ? kinds.indexOf(inkKind) : -1;
  return kinds.map((_, i) => {
    if (i === ink) return 'ink';
    return (kinds.length - 1 - i) % 2 === 0 ? 'paper' : 'tint';
  });
}
