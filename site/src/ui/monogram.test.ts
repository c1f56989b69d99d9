import { expect, test } from 'vitest';
import { initials, monogramLines } from './monogram.ts';

test.for([
  ['Ines Falk', 'IF'],
  ['Ada', 'A'],
  ['Marie-Luise von Ebner', 'ME'],
  ['  øystein   ås ', 'ØÅ'],
  ['“Bo” Lind (she)', 'BS'],
  ['𝒜da 李', '𝒜李'],
])('the initials of %s are %s', ([name = '', expected]) => {
  expect(initials(name)).toBe(expected);
});

test('a name always has the same lines, and another name has others', () => {
  expect(monogramLines('Ines Falk')).toEqual(monogramLines('Ines Falk'));
  const drawings = ['Ines Falk', 'Ada', 'Bo Lind', 'Ivo Falk'].map((name) =>
    JSON.stringify(monogramLines(name)),
  );
  expect(new Set(drawings).size).toBe(4);
});

test('every line crosses the whole sheet', () => {
  const inside = (x: number, y: number) => x > 0 && x < 96 && y > 0 && y < 120;
  for (const name of ['Ines Falk', 'Ada', 'Bo Lind', 'Q', 'Zoë Quist'])
    for (const { x1, y1, x2, y2 } of monogramLines(name))
      expect(inside(x1, y1) || inside(x2, y2), name).toBe(false);
});
