import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { builtProblems } from './built-problems.ts';

const origin = 'https://agency.example.com';
const english = `<link rel="alternate" hreflang="en" href="${origin}/about">`;
const norwegian = `<link rel="alternate" hreflang="nb" href="${origin}/nb/om">`;
const others = `<link rel="alternate" hreflang="x-default" href="${origin}/about">`;

async function languageProblems(original: string, translation: string) {
  const dist = temporaryFolder();
  mkdirSync(join(dist, 'nb'));
  writeFileSync(join(dist, 'about.html'), `<!doctype html><html><head>${original}`);
  writeFileSync(join(dist, 'nb/om.html'), `<!doctype html><html><head>${translation}`);
  writeFileSync(join(dist, 'sitemap.xml'), '');
  const problems = await builtProblems(dist, [
    { path: '/about', canonical: '/about' },
    { path: '/nb/om', canonical: '/nb/om', original: '/about' },
  ]);
  return problems
    .filter(({ message }) => message.includes('hreflang'))
    .map(({ location, message }) => `${location}: ${message}`);
}

test('a page and its translation that name each other have no problem', async () => {
  const both = english + norwegian + others;
  expect(await languageProblems(both, both)).toEqual([]);
});

test('a list of languages that does not name the first one for all others is reported', async () => {
  const both = english + norwegian;
  const problem = 'does not name /about for all others (x-default)';
  expect(await languageProblems(both + others, both)).toEqual([
    `/nb/om: its list of languages (hreflang) ${problem}`,
  ]);
  const wrong = others.replace('/about', '/nb/om');
  expect(await languageProblems(both + wrong, both + others)).toEqual([
    `/about: its list of languages (hreflang) ${problem}`,
  ]);
});

test('a translation that its original does not name is reported, also if neither names the other', async () => {
  const unnamed = '/nb/om: the page that it translates, /about, does not name it (hreflang)';
  expect(await languageProblems('', '')).toEqual([unnamed]);
  expect(await languageProblems(english, english + norwegian)).toContain(unnamed);
});

test('an original that its translation does not name is reported', async () => {
  expect(await languageProblems(english + norwegian, norwegian)).toContain(
    '/about: its version in nb, /nb/om, does not name it in return (hreflang)',
  );
});

test.for(['/blog/日本語-1', '/services/новое', '/about'])(
  'canonical address and sitemap may encode the path of %s',
  async (path) => {
    const dist = temporaryFolder();
    const file = join(dist, `${path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    const { href } = new URL(path, origin);
    const robots = '<meta name="robots" content="max-image-preview:large">';
    writeFileSync(file, `<!doctype html><head>${robots}<link rel="canonical" href="${href}">`);
    writeFileSync(join(dist, 'sitemap.xml'), `<urlset><url><loc>${href}</loc></url></urlset>`);
    const problems = await builtProblems(dist, [{ path, canonical: path }]);
    expect(problems.filter(({ kind }) => kind === 'address')).toEqual([]);
  },
);
