import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { art } from './art.tsx';
import { drawingOf, linesOf, namesIn } from './drawings.ts';

const company = join(import.meta.dirname, '..');
const slugsOf = (folder: string) =>
  globSync(`${folder}/*.{yaml,md}`, { cwd: company }).map((file) =>
    file.replace(/^.*\/|\.\w+$/g, ''),
  );

test('every service and article has its own drawing, and every industry names one', () => {
  expect(namesIn('services').toSorted()).toEqual(slugsOf('services').toSorted());
  expect(namesIn('articles').toSorted()).toEqual(slugsOf('articles').toSorted());
  const named = slugsOf('industries').map((slug) => {
    const file = readFileSync(join(company, `industries/${slug}.yaml`), 'utf8');
    return (parse(file) as { drawing: string }).drawing;
  });
  expect(named.toSorted()).toEqual(art.drawings?.industry.toSorted());
});

test('a page without a drawing always gets the same one', () => {
  const drawn = ['retail', 'energy', 'museums'].map((slug) => drawingOf('vessels', { slug }));
  expect(drawn).toEqual(
    ['retail', 'energy', 'museums'].map((slug) => drawingOf('vessels', { slug })),
  );
  for (const name of drawn) expect(linesOf(name).viewBox).toMatch(/^0 0 /);
});

test('drawings have no ids or styles, which would clash on a page with two of them', () => {
  const files = globSync('art/drawings/**/*.svg', { cwd: company });
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const svg = readFileSync(join(company, file), 'utf8');
    expect(svg, file).not.toMatch(/ id=| style=|<style|NaN/);
    expect(svg, file).toMatch(/^<svg [^>]*viewBox="[-\d. ]+"/);
  }
});
