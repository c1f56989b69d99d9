import { isDeepStrictEqual } from 'node:util';

export type Fields = Record<string, unknown>;

export const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** For each wanted entry the old one that it was: the same one, one of the same name, or the one in its place. */
export function matched(old: unknown[], wanted: unknown[]): (number | undefined)[] {
  const from: (number | undefined)[] = wanted.map(() => undefined);
  const free = new Set(old.keys());
  const take = (index: number, found: number | undefined) => {
    if (found === undefined) return;
    from[index] = found;
    free.delete(found);
  };
  let last = -1;
  for (const [index, one] of wanted.entries()) {
    const same = [...free].filter((each) => isDeepStrictEqual(old[each], one));
    take(index, same.find((each) => each > last) ?? same[0]);
    last = from[index] ?? last;
  }
  const rest = () => [...wanted.entries()].filter(([index]) => from[index] === undefined);
  for (const [index, one] of rest()) {
    const likeness = [...free].map((each) => [alike(old[each], one), each] as const);
    const [best] = likeness.filter(([score]) => score > 0).sort(([a], [b]) => b - a);
    take(index, best?.[1]);
  }
  // What is left was changed between the same neighbours.
  for (const [index, one] of rest()) {
    const after = from.slice(0, index).findLast((each) => each !== undefined) ?? -1;
    const before = from.slice(index).find((each) => each !== undefined) ?? old.length;
    const inPlace = [...free].filter((each) => each > after && each < before);
    take(
      index,
      inPlace.find((each) => kindOf(old[each]) === kindOf(one)),
    );
  }
  return from;
}

const kindOf = (data: unknown) =>
  isFields(data) ? 'fields' : Array.isArray(data) ? 'list' : 'value';

/** How much two entries have in common; nothing when they are of two kinds or have two names. */
function alike(a: unknown, b: unknown): number {
  if (!isFields(a) || !isFields(b) || a.kind !== b.kind || a.id !== b.id) return 0;
  const shared = Object.keys(b).filter((key) => isDeepStrictEqual(a[key], b[key])).length;
  return shared + (a.id === undefined ? 0 : 100);
}
