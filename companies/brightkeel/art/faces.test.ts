import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { FacePortrait } from './FacePortrait.tsx';
import { faces } from './faces.ts';

const drawn = (person: string) => renderToStaticMarkup(createElement(FacePortrait, { person }));

test('everybody in people.yaml, and nobody else, has a portrait of their own', () => {
  const file = join(import.meta.dirname, '../people.yaml');
  const people = parse(readFileSync(file, 'utf8')) as { id: string }[];
  expect(Object.keys(faces)).toEqual(people.map(({ id }) => id));
  expect(new Set(people.map(({ id }) => drawn(id))).size).toBe(people.length);
  expect(drawn('nobody')).toBe('');
});

test('a portrait is hidden from screen readers, because the name is beside it', () => {
  expect(drawn('marit-holm')).toMatch(/^<svg[^>]*aria-hidden="true"/);
});
