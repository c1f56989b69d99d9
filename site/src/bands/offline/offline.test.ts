import { expect, test } from 'vitest';
import { arrived, marked } from './offline.ts';

test('what is done is kept, and can be taken back until it was sent', () => {
  expect(marked(['open', 'kept', 'sent'], 0)).toEqual(['kept', 'kept', 'sent']);
  expect(marked(['open', 'kept', 'sent'], 1)).toEqual(['open', 'open', 'sent']);
  expect(marked(['open', 'kept', 'sent'], 2)).toEqual(['open', 'kept', 'sent']);
});

test('what was kept arrives one after the other', () => {
  expect(arrived(['open', 'kept', 'kept'])).toEqual(['open', 'sent', 'kept']);
  expect(arrived(['open', 'sent'])).toEqual(['open', 'sent']);
});
