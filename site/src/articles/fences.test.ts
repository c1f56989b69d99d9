import { expect, test } from 'vitest';
import { fencesIn } from './fences.ts';

test('fenced blocks have their language, their text and their line', () => {
  const markdown =
    'Words.\n\n```ts\nconst a = 1;\n```\n\n~~~\nplain\n~~~\n\n```rust {1}\nfn\n```\n';
  expect(fencesIn(markdown)).toEqual([
    { language: 'ts', text: 'const a = 1;', line: 3 },
    { language: '', text: 'plain', line: 7 },
    { language: 'rust', text: 'fn', line: 11 },
  ]);
});

test('a fence within a longer one is text, and so is a span of three backticks', () => {
  expect(fencesIn('````md\n```ts\n```\n````\n```a``` b\n')).toEqual([
    { language: 'md', text: '```ts\n```', line: 1 },
  ]);
});
