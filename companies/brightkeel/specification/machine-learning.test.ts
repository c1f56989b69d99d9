import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../services');

type Part = { text: string };
type Band =
  | { kind: 'process'; steps: Part[] }
  | { kind: 'cards'; cards: Part[] }
  | { kind: 'list'; items: Part[] };
const bandsOf = (file: string) =>
  (parse(readFileSync(join(folder, file), 'utf8')) as { bands: Band[] }).bands;

/** What a page says in the bands that show steps, kinds of work and things delivered. */
const partsOf = (file: string) =>
  bandsOf(file).flatMap((band): { kind: string; text: string }[] => {
    const { kind } = band;
    if (kind === 'process') return band.steps.map(({ text }) => ({ kind, text }));
    if (kind === 'cards') return band.cards.map(({ text }) => ({ kind, text }));
    if (kind === 'list') return band.items.map(({ text }) => ({ kind, text }));
    return [];
  });

// The specification shows nothing of this page: it has to be as deep as its siblings.
test('machine learning has a process, use cases and deliverables that no other page has', () => {
  const own = partsOf('machine-learning.yaml');
  for (const wanted of ['process', 'cards', 'list'])
    expect(own.filter(({ kind }) => kind === wanted).length, wanted).toBeGreaterThanOrEqual(3);
  const others = readdirSync(folder).filter((file) => file !== 'machine-learning.yaml');
  const taken = new Set(others.flatMap(partsOf).map(({ text }) => text));
  expect(own.filter(({ text }) => taken.has(text))).toEqual([]);
});
