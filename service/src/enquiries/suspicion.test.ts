import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSuspected, patterns } from './suspicion.ts';

/** The samples of a file, for tuning and for testing: see test/corpus/README.md. */
function corpus(name: string) {
  const file = new URL(`../../test/corpus/${name}.tsv`, import.meta.url);
  const samples = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.replaceAll('\\n', '\n').split('\t'))
    .map(([part, language = '', name = '', message = '']) => ({ part, language, name, message }));
  return ['tuned', 'kept'].map((part) => samples.filter((sample) => sample.part === part));
}

test('in the corpus no buyer is suspected, and at least four fifths of the spam is', () => {
  expect(corpus('enquiries').flat().filter(isSuspected)).toEqual([]);
  for (const part of corpus('spam'))
    expect(part.filter(isSuspected).length / part.length).toBeGreaterThanOrEqual(0.8);
});

const isSuspectedMessage = (message: string) => isSuspected({ name: 'Ada', message });

test('https://www. is one link', () => {
  const two = 'https://www.a.example/x https://www.b.example/y';
  // Three links with almost no text beside them are a sign; two are not.
  expect(isSuspectedMessage(two)).toBe(false);
  expect(isSuspectedMessage(`${two} https://www.c.example`)).toBe(true);
});

test('a link in the name is a sign, and so is markup', () => {
  expect(isSuspected({ name: 'https://x.example', message: 'Hello' })).toBe(true);
  expect(isSuspectedMessage('Hello <a href="https://x.example">x</a>')).toBe(true);
});

// Each kind of character, and beginnings of patterns.
const kinds = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ...['\n', '\t', '€', 'é', 'ж', 'م', '语', 'か', '😀', '\u0301', '\u200b'],
  ...['1,', '1.', '$1', 'a ', '1 ', 'a-', '<a ', '[url', 'https://', 'www.'],
  ...['your invoice ', 'our a-a a-a ', 'send ad ', 'profit, ', 'from $1 ', '1+ a '],
];

// In a time that grows with the square of the length, one of these would take more than a minute.
test.each(patterns)('matching %s ends in messages six times as long as allowed', (pattern) => {
  for (const kind of kinds) kind.repeat(400_000 / kind.length).replace(pattern, '');
});
