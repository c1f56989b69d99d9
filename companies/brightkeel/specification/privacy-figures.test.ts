import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KEY_KNOWN_MS } from '../../../service/src/enquiries/new-enquiry.ts';
import { settingsSchema } from '../../../service/src/config/settings.ts';

// The policy makes promises about the service, and neither may import the other.
const policy = readFileSync(join(import.meta.dirname, '../pages/privacy-policy.yaml'), 'utf8');

/** Finds the numbers before a unit, sorted and without duplicates. */
const figures = (unit: string) => {
  const found = [...policy.matchAll(new RegExp(`(\\d+)\\s+${unit}`, 'g'))];
  return [...new Set(found.map(([, figure]) => Number(figure)))].sort((a, b) => a - b);
};

test('the policy names the days after which the service erases enquiries', () => {
  const { RETENTION_SENT_DAYS } = settingsSchema.parse({});
  expect(figures('days')).toEqual([RETENTION_SENT_DAYS]);
});

test('the policy names the hours for which the service recognises a repeated message', () => {
  expect(figures('hours')).toEqual([KEY_KNOWN_MS / 3_600_000]);
});
