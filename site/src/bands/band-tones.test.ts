import { expect, test } from 'vitest';
import type { BandKind } from './bands.ts';
import { bandTones } from './band-tones.ts';

const tones = (...kinds: BandKind[]) => bandTones(kinds);
/** A service's page, where the body is between the banner and the bands that all services share. */
const body = (...kinds: BandKind[]) =>
  bandTones(['serviceHead', ...kinds, 'dependsOn', 'whatYouGet']).slice(1, -2);

test('code is on ink, and neighboring bands differ', () => {
  expect(body('code', 'table', 'cards', 'process')).toEqual(['ink', 'paper', 'tint', 'paper']);
});

test('without code the ladder is on ink, and without a ladder the process', () => {
  expect(body('ladder', 'table', 'list')).toEqual(['ink', 'tint', 'paper']);
  expect(body('cards', 'process', 'list')).toEqual(['paper', 'ink', 'paper']);
});

test('next to a comparison, which has its own ink, no other band is on ink', () => {
  expect(body('table', 'process', 'compare', 'prose')).toEqual(['paper', 'tint', 'paper', 'paper']);
});

test('a comparison differs from the band above it, and the band below it from its first half', () => {
  expect(tones('opening', 'table', 'compare', 'list')).toEqual(['ink', 'tint', 'paper', 'paper']);
});

test('bands in their usual order have their preferred backgrounds', () => {
  expect(
    tones('hero', 'logoStrip', 'services', 'counters', 'engagement', 'industries', 'projectLog'),
  ).toEqual(['paper', 'tint', 'paper', 'ink', 'paper', 'tint', 'ink']);
  expect(tones('projectLog', 'testimonials', 'questions', 'enquiry')).toEqual([
    'ink',
    'paper',
    'paper',
    'paper',
  ]);
});

test('in any other order, a band changes its background to differ from its neighbor', () => {
  expect(tones('hero', 'engagement', 'services', 'industries')).toEqual([
    'paper',
    'tint',
    'paper',
    'tint',
  ]);
  expect(tones('industries', 'counters', 'projectLog', 'testimonials')).toEqual([
    'tint',
    'paper',
    'ink',
    'paper',
  ]);
});

test('in no order of four bands do neighbors share a background, unless a rule separates them', () => {
  const kinds: BandKind[] = ['services', 'industries', 'engagement', 'counters', 'cards'];
  for (const a of kinds)
    for (const b of kinds)
      for (const c of kinds)
        for (const d of kinds) {
          const found = tones('opening', a, b, c, d);
          const alike = found.filter((tone, index) => index > 0 && tone === found[index - 1]);
          expect(alike, [a, b, c, d].join(' ')).toEqual([]);
        }
});
