import { expect, test } from 'vitest';
import { bandTones } from './band-tones.ts';

const tones = (...kinds: Parameters<typeof bandTones>[0][number]['kind'][]) =>
  bandTones(kinds.map((kind) => ({ kind })));

test('code stands on ink, and neighbours differ', () => {
  expect(tones('code', 'table', 'cards', 'process')).toEqual(['ink', 'paper', 'tint', 'paper']);
});

test('without code the ladder stands on ink, and without a ladder the process', () => {
  expect(tones('ladder', 'table', 'list')).toEqual(['ink', 'tint', 'paper']);
  expect(tones('cards', 'process', 'list')).toEqual(['paper', 'ink', 'paper']);
});

test('a comparison brings its own ink and leaves none to the others', () => {
  expect(tones('table', 'process', 'compare', 'prose')).toEqual(['tint', 'paper', 'tint', 'paper']);
});
