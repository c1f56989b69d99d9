import type { Band } from '../schema/bands.ts';

export type Tone = 'paper' | 'tint' | 'ink';

/** Ink is for the one band that people remember a page by. A comparison has its own ink. */
const inkKind = (kinds: Band['kind'][]): Band['kind'] | undefined => {
  if (kinds.includes('code')) return 'code';
  if (kinds.includes('compare')) return undefined;
  return kinds.includes('ladder') ? 'ladder' : 'process';
};

/**
 * The tones of a page's bands: one on ink, the others by turns on paper and tint. The last is on
 * paper, since what follows on every page begins with tint.
 */
export function bandTones(bands: Pick<Band, 'kind'>[]): Tone[] {
  const kinds = bands.map(({ kind }) => kind);
  const ink = inkKind(kinds);
  return kinds.map((kind, i) => {
    if (kind === ink) return 'ink';
    return (kinds.length - 1 - i) % 2 === 0 ? 'paper' : 'tint';
  });
}
