import { type BandKind, definitions } from './bands.ts';
import type { Tone } from '../styles/tones.ts';

/** The cost of two neighboring bands with the same background, and of a band with its second choice. */
const COST = { alike: 100, second: 10 };

/** Returns the kind of band that is on ink, which makes it memorable. A comparison has its own ink. */
const inkKind = (kinds: readonly BandKind[]): BandKind | undefined => {
  if (kinds.includes('code')) return 'code';
  const fixed = kinds.some((kind) => definitions[kind].tones?.[0] === 'ink');
  if (fixed || kinds.includes('compare')) return undefined;
  return kinds.includes('ladder') ? 'ladder' : 'process';
};

/**
 * Returns the tones of a page's bands in order. Each has its preferred background if it differs from its neighbors; a
 * band without preferences alternates between paper and tint.
 */
export function bandTones(kinds: readonly BandKind[]): Tone[] {
  const remembered = inkKind(kinds);
  const backgrounds = kinds.map((kind): readonly Tone[] =>
    kind === remembered ? ['ink', 'tint', 'paper'] : (definitions[kind].tones ?? []),
  );
  const costs: Partial<Record<Tone, number>>[] = backgrounds.map((allowed) =>
    allowed.length === 0
      ? { paper: 0, tint: 0 }
      : Object.fromEntries(allowed.map((tone, place) => [tone, place === 0 ? 0 : COST.second])),
  );
  // From top to bottom, find the lowest cost of each background of each band.
  const bestCosts: Partial<Record<Tone, number>>[] = [];
  costs.forEach((own, index) => {
    bestCosts[index] = Object.fromEntries(
      entries(own).map(([tone, cost]) => {
        const before = entries(bestCosts[index - 1] ?? {}).map(
          ([above, costAbove]) => costAbove + adjacencyCost(kinds, index, above, tone),
        );
        return [tone, cost + (before.length > 0 ? Math.min(...before) : 0)];
      }),
    );
  });
  // Then trace back from the last band. If two backgrounds cost the same, alternate.
  const tones: Tone[] = [];
  for (let index = kinds.length - 1; index >= 0; index -= 1) {
    const below = tones[index + 1];
    const total = (tone: Tone, cost: number) =>
      cost + (below ? adjacencyCost(kinds, index + 1, tone, below) : 0);
    const preferred = tones[index + 2] ?? 'paper';
    const [best] = entries(bestCosts[index] ?? {}).sort(
      ([a, x], [b, y]) =>
        total(a, x) - total(b, y) || Number(b === preferred) - Number(a === preferred),
    );
    tones[index] = best?.[0] ?? 'paper';
  }
  return tones;
}

const entries = (costs: Partial<Record<Tone, number>>) => Object.entries(costs) as [Tone, number][];

function adjacencyCost(kinds: readonly BandKind[], index: number, above: Tone, tone: Tone): number {
  const upper = kinds[index - 1];
  const lower = kinds[index];
  // Below its heading, a comparison ends with a half in the other tone and one on ink.
  if (upper === 'compare') return above === tone ? 0 : COST.second;
  if (above !== tone) return 0;
  const after = upper && ['after', 'both'].includes(definitions[upper].separated ?? '');
  const before = lower && ['before', 'both'].includes(definitions[lower].separated ?? '');
  return after || before ? 0 : COST.alike;
}
