import { expect, test } from 'vitest';
import { bandTones } from './band-tones.ts';

const tones = (...kinds: Parameters<typeof bandTones>[0][number]['kind'][]) =>
  bandTones(kinds.map((kind) => ({ kind })));

test('code is on ink, and neighbouring bands differ', () => {
  expect(tones('code', 'table', 'cards', 'process')).toEqual(['ink', 'paper', 'tint', 'paper']);
});

test('without code the ladder is on ink, and without a ladder the process', () => {
  expect(tones('ladder', 'table', 'list')).toEqual(['ink', 'tint', 'paper']);
  expect(tones('cards', 'process', 'list')).toEqual(['paper', 'ink', 'paper']);
});

test('a comparison has ink of its own, and then no other band is on ink', () => {
  expect(tones('table', 'process', 'compare', 'prose')).toEqual(['tint', 'paper', 'tint', 'paper']);
});
