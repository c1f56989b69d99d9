import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeNew } from '../../scripts/new.ts';
import { type Service, startService } from '../../scripts/service.ts';
import { buildElsewhere } from './support/build-elsewhere.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { expect, test } from './support/test.ts';

// A company that keeps pages back, hides some from search engines, and has moved others.

test.describe.configure({ mode: 'default' });

const company = join(temporaryFolder(), 'halden');
let dist = '';
let site: Service | undefined;

const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const change = (path: string, how: (text: string) => string) =>
  writeFileSync(join(company, path), how(readFileSync(join(company, path), 'utf8')));

/** A new page of a kind, with other fields in front. */
function add(what: string, title: string, front: string): void {
  const [path = ''] = writeNew(what, title, company);
  const text = readFileSync(path, 'utf8').replace(/^(date|tags):.*\n/gm, (line, key: string) =>
    front.includes(`${key}:`) ? '' : line,
  );
  writeFileSync(
    path,
    text.replace(/^(---\n)?/, (start) => `${start}${front}\n`),
  );
}

/** Pages that must not be found anywhere, by the words of their titles. */
const kept = ['Unfinished thoughts', 'Coming thoughts', 'Unfinished trade', 'Coming craft', 'Unfinished case', 'Unfinished page', 'Bygone job']; // prettier-ignore
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

test.beforeAll(async () => {
  writeNew('company', 'Halden & Rye', company);
  add('article', 'Unfinished thoughts', 'draft: true');
  add('article', 'Coming thoughts', 'date: 2999-01-05\ntags: [Ideas]');
  add('article', 'Old thoughts', 'date: 2020-01-05');
  add('industry', 'Unfinished trade', 'draft: true');
  add('service', 'Coming craft', 'publish: 2999-01-04');
  add('work', 'Unfinished case', 'draft: true');
  add('page', 'Unfinished page', 'draft: true');
  add('page', 'Retired page', 'draft: true');
  add('page', 'Quiet page', 'noindex: true');
  add('article', 'Quiet thoughts', 'noindex: true');
  add('job', 'Bygone job', 'closes: 2020-01-31\ndate: 2020-01-05');
  change('pages/jobs.yaml', (text) => text.replace(/^ +none:.*/m, ''));
  // Everything links to what is not there yet, or no longer.
  change(
    'articles/a-first-article.md',
    (text) =>
      `${text}\nRead [the plan](/blog/unfinished-thoughts#conclusion "Soon") and [the craft](/services/coming-craft), or [ask](/contact). Then [ideas](/blog/tag/ideas) and [jobs](/jobs#jobs).\n`,
  );
  change('navigation.yaml', (text) =>
    text.replace(/^menu:\n/m, '$&  - { name: Unfinished page, link: /unfinished-page }\n'),
  );
  writeFileSync(
    join(company, 'redirects.yaml'),
    '- { from: /old, to: /about }\n' +
      '- { from: /for-now, to: "https://example.com/?a=b#c", status: 302 }\n' +
      '- { from: /news/*, to: /blog/* }\n' +
      '- { from: /before/*, to: /* }\n' +
      '- { from: /gone, status: 410 }\n' +
      '- { from: /vacancy, to: /jobs/bygone-job }\n' +
      '- { from: /craft, to: "/services/coming-craft?a=b#part-1" }\n' +
      '- { from: /retired-page, to: /about }\n',
  );
  dist = await buildElsewhere({ COMPANY: company });
  site = await startService({ env: { SITE_DIR: dist, COMPANY: company } });
});
test.afterAll(() => site?.stop());

const ask = (path: string) => fetch(`${site?.url}${path}`, { redirect: 'manual' });

test('nothing of a page that is not public is in any file', () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.filter((name) => /\.(html|xml|txt|json|js|css)$/.test(name))) {
    const text = readFileSync(file, 'utf8');
    for (const title of kept) {
      expect(text, file).not.toContain(title);
      expect(text.replace(/"rebuildOn":"[^"]*"/, ''), file).not.toContain(slugOf(title));
    }
  }
  expect(files.filter((file) => kept.some((title) => file.includes(slugOf(title))))).toEqual([]);
  // A page whose day is past is there.
  expect(read('blog.html')).toContain('Old thoughts');
});

test('a link to such a page is text until the page is public', () => {
  expect(read('blog/a-first-article.html')).toMatch(
    /Read the plan and the craft, or <a href="\/contact"[^>]*>ask<\/a>\./,
  );
});

test('the built site names the day on which a page becomes public', () => {
  expect(JSON.parse(read('built-site.json'))).toMatchObject({ rebuildOn: '2999-01-04' });
});

test('what search engines should leave out says so, and is in no list for them', () => {
  for (const page of ['quiet-page', 'blog/quiet-thoughts']) {
    expect(read(`${page}.html`)).toContain('<meta name="robots" content="noindex">');
    for (const list of ['sitemap.xml', 'llms.txt', 'feed.xml'])
      expect(read(list), list).not.toContain(page);
  }
  // People find it.
  expect(read('blog.html')).toContain('Quiet thoughts');
});

test('old addresses lead to the new ones, with what comes after them', async () => {
  const moved = async (path: string) => {
    const { status, headers } = await ask(path);
    return [status, headers.get('location')];
  };
  expect(await moved('/old')).toEqual([301, '/about']);
  expect(await moved('/old/?utm_source=x')).toEqual([301, '/about?utm_source=x']);
  expect(await moved('/for-now?x=1')).toEqual([302, 'https://example.com/?a=b#c']);
  expect(await moved('/news/old-thoughts?x=1')).toEqual([301, '/blog/old-thoughts?x=1']);
  expect(await moved('/news')).toEqual([301, '/blog']);
  // What is not public today leads to what is above it.
  expect(await moved('/vacancy')).toEqual([302, '/jobs']);
  expect(await moved('/craft')).toEqual([302, '/']);
  expect(await moved('/retired-page')).toEqual([301, '/about']);
  const gone = await ask('/gone');
  expect([gone.status, await gone.text()]).toEqual([410, read('404.html')]);
});

test('npm run build -- --drafts shows everything, marked and hidden from search engines', async () => {
  const preview = join(dist, '../preview');
  const env = { ...process.env, COMPANY: company, SITE_OUT_DIR: preview, SITE_UNCOMPRESSED: '1' };
  const cache = { SITE_CACHE_DIR: join(dist, '../cache') };
  await promisify(execFile)(process.execPath, ['scripts/build.ts', '--drafts'], {
    env: { ...env, ...cache },
  });
  const shown = (file: string) => readFileSync(join(preview, file), 'utf8');
  expect(shown('blog/unfinished-thoughts.html')).toMatch(/<main[^>]*><mark>Draft<\/mark>/);
  expect(shown('services/coming-craft.html')).toMatch(/<main[^>]*><mark>2999-01-04<\/mark>/);
  expect(shown('blog/a-first-article.html')).toContain('><mark>Draft</mark> the plan</a>');
  for (const file of ['index.html', 'blog.html', 'about.html'])
    expect(shown(file)).toContain('<meta name="robots" content="noindex">');
  expect(shown('sitemap.xml')).not.toContain('<url>');
  await expect(startService({ env: { SITE_DIR: preview, COMPANY: company } })).rejects.toThrow(
    /SITE_DIR: .*preview is a preview/,
  );
});

test('static hosts have a list of old addresses, or a plain page for each', () => {
  expect(read('_redirects').trim().split('\n')).toEqual([
    '/old /about 301',
    '/for-now https://example.com/?a=b#c 302',
    '/news/* /blog/:splat 301',
    // A host that keeps both slashes of /before//example.com does not lead to example.com.
    expect.stringMatching(/^\/before\/\* https?:\/\/[^/]+\/:splat 301$/),
    '/gone /404 410',
    '/vacancy /jobs 302',
    '/craft / 302',
    '/retired-page /about 301',
  ]);
  expect(read('old.html')).toContain('<meta http-equiv="refresh" content="0; url=/about">');
  expect(read('old.html')).toMatch(/<link rel="canonical" href="[^"]*\/about">/);
});
