import { expect, test } from 'vitest';
import { parseAddress } from './mailbox.ts';

test('an overlong domain is refused before its Punycode is computed, which would take quadratic time', () => {
  // Distinct letters in ascending order take Punycode longest.
  const addressOf = (count: number) =>
    `a@${Array.from({ length: count }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('')}`;
  expect(parseAddress(addressOf(5_340))).toBe(undefined);
  expect(parseAddress(addressOf(400_000))).toBe(undefined);
});

// With a pattern whose time doubles with each character, one of these would take more than a minute. At 64 characters,
// the longest local part, it would never end.
test.each(['a', '.', 'a.', '-'])(
  'a local part of many %j and a letter that is not ASCII is refused',
  (kind) => {
    expect(parseAddress(`${kind.repeat(35 / kind.length)}é@example.com`)).toBe(undefined);
  },
);
