import { expect, test } from 'vitest';
import { sendFirstStored, toggleDone } from './offline.ts';

test('a finished job is stored on the phone, and can be undone until it is sent', () => {
  expect(toggleDone(['open', 'kept', 'sent'], 0)).toEqual(['kept', 'kept', 'sent']);
  expect(toggleDone(['open', 'kept', 'sent'], 1)).toEqual(['open', 'open', 'sent']);
  expect(toggleDone(['open', 'kept', 'sent'], 2)).toEqual(['open', 'kept', 'sent']);
});

test('stored jobs are sent one after the other', () => {
  expect(sendFirstStored(['open', 'kept', 'kept'])).toEqual(['open', 'sent', 'kept']);
  expect(sendFirstStored(['open', 'sent'])).toEqual(['open', 'sent']);
});
