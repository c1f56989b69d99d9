import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

// Clichés. An owner who wants one of them can remove it from this list.
const empty = /cutting[- ]edge|seamless|empower|leverag|world[- ]class|game[- ]chang|synerg/gi;

/** Words that the specification requires. */
const agreed = [
  'Empowering Your Digital Transformation',
  'Empowering businesses through technology',
];

const company = join(import.meta.dirname, '..');
const files = [company, join(company, '../../site/src')]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /\.(yaml|md|ts|tsx|astro)$/.test(path) && !path.includes('.test.'))
  // These files quote the specification.
  .filter((path) => !path.startsWith(import.meta.dirname));

test('no text contains a cliché', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((path) => {
    const text = agreed.reduce(
      (rest, sentence) => rest.replaceAll(sentence, ''),
      readFileSync(path, 'utf8').replace(/\s+/g, ' '),
    );
    return (text.match(empty) ?? []).map((word) => `${path}: ${word}`);
  });
  expect(found).toEqual([]);
});

test('only company.yaml names the company', () => {
  const facts = join(company, 'company.yaml');
  const { name } = parse(readFileSync(facts, 'utf8')) as { name: string };
  const naming = files.filter((path) => readFileSync(path, 'utf8').includes(name));
  expect(naming.filter((path) => !path.endsWith('company.yaml'))).toEqual([]);
  expect(naming).toContain(facts);
});
