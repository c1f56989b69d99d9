import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

// Words that say nothing. An owner may want them back: then this list is the place to say so.
const empty = /cutting[- ]edge|seamless|empower|leverag|world[- ]class|game[- ]chang|synerg/gi;

/** What the site was asked to say. */
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
  // What was asked for is quoted there.
  .filter((path) => !path.startsWith(import.meta.dirname));

test('no text says what any agency would say', () => {
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
  // In every language that it is said in.
  expect(naming.filter((path) => !path.endsWith('company.yaml'))).toEqual([]);
  expect(naming).toContain(facts);
});
