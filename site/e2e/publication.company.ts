import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { BuiltSite } from '@frontage/contract/built-site';
import { stringify } from 'yaml';
import { writeFromTemplate } from '../../scripts/new.ts';
import { type Service, startService } from '../../scripts/lib/service.ts';
import { builtProblems } from '../check/pages/built-problems.ts';
import { crawlSite } from '../check/pages/crawl-site.ts';
import { readRoutes } from '../check/pages/routes.ts';
import { buildElsewhere } from './support/build-elsewhere.ts';
import { temporaryFolderOfWorker } from './support/temporary-folder.ts';
import { expect, test } from './support/test.ts';

// A company with unpublished, expired, noindex and moved pages, and without optional files. On the second day the
// unpublished ones become public; on the third the last job is over.

test.describe.configure({ mode: 'default' });

const company = join(temporaryFolderOfWorker(), 'halden');
const ahead = join(temporaryFolderOfWorker(), 'ahead');
const [today, second, third] = ['today', '2999-01-05', '2999-01-06'];
let dist = '';
let site: Service | undefined;

const readBuilt = (file: string) => readFileSync(join(dist, file), 'utf8');
const change = (path: string, how: (text: string) => string) =>
  writeFileSync(join(company, path), how(readFileSync(join(company, path), 'utf8')));

/** Adds a page of a kind, with other front matter. */
function add(what: string, title: string, front: string): void {
  const [path = ''] = writeFromTemplate(what, title, company);
  const text = readFileSync(path, 'utf8').replace(/^(date|tags):.*\n/gm, (line, key: string) =>
    front.includes(`${key}:`) ? '' : line,
  );
  writeFileSync(
    path,
    text.replace(/^(---\n)?/, (start) => `${start}${front}\n`),
  );
}

const addresses = {
  'Unfinished thoughts': '/blog/unfinished-thoughts',
  'Unfinished trade': '/industry/unfinished-trade',
  'Unfinished case': '/work/unfinished-case',
  'Unfinished page': '/unfinished-page',
  'Unfinished job': '/jobs/unfinished-job',
  'Bygone job': '/jobs/bygone-job',
  'Coming thoughts': '/blog/coming-thoughts',
  'Coming craft': '/services/coming-craft',
  'Coming trade': '/industry/coming-trade',
  'Coming case': '/work/coming-case',
  'Coming page': '/coming-page',
  'Coming job': '/jobs/coming-job',
  'Passing job': '/jobs/passing-job',
};
type Title = keyof typeof addresses;
const titles = Object.keys(addresses) as Title[];
const isOpen = (title: Title) => title === 'Passing job';

const redirects = [
  { from: '/old', to: '/about' },
  { from: '/for-now', to: 'https://example.com/?a=b#c', status: 302 },
  { from: '/news/*', to: '/blog/*' },
  { from: '/before/*', to: '/*' },
  { from: '/gone', status: 410 },
  { from: '/vacancy', to: '/jobs/bygone-job' },
  { from: '/craft', to: '/services/coming-craft?a=b#part-1' },
  { from: '/retired-page', to: '/about' },
  { from: '/thoughts', to: '/blog/coming-thoughts' },
  { from: '/trade', to: '/industry/coming-trade' },
  { from: '/case', to: '/work/coming-case' },
  { from: '/cases', to: '/work' },
  { from: '/ideas', to: '/blog/tag/ideas' },
  { from: '/later-page', to: '/coming-page' },
  { from: '/post', to: '/jobs/passing-job' },
  { from: '/next-post', to: '/jobs/coming-job' },
  { from: '/posts', to: '/jobs#jobs' },
];

test.beforeAll(async () => {
  writeFromTemplate('company', 'Halden & Rye', company);
  add('article', 'Unfinished thoughts', 'draft: true');
  add('article', 'Coming thoughts', `date: ${second}\ntags: [Ideas]`);
  add('article', 'Old thoughts', 'date: 2020-01-05');
  add('industry', 'Unfinished trade', 'draft: true');
  add('industry', 'Coming trade', `publish: ${second}`);
  add('service', 'Coming craft', `publish: ${second}`);
  add('work', 'Unfinished case', 'draft: true');
  add('work', 'Coming case', `publish: ${second}`);
  add('page', 'Unfinished page', 'draft: true');
  add('page', 'Coming page', `publish: ${second}`);
  add('page', 'Retired page', 'draft: true');
  add('page', 'Quiet page', 'noindex: true');
  add('article', 'Quiet thoughts', 'noindex: true');
  add('job', 'Unfinished job', 'draft: true');
  add('job', 'Bygone job', 'closes: 2020-01-31\ndate: 2020-01-05');
  add('job', 'Coming job', `closes: ${second}\ndate: ${second}`);
  add('job', 'Passing job', `closes: ${second}\ndate: 2020-01-05`);
  writeFromTemplate('search', 'Search', company);
  for (const file of ['testimonials', 'counters', 'customers', 'project-log', 'technologies'])
    rmSync(join(company, `${file}.yaml`));
  rmSync(join(company, 'pages/privacy-policy.yaml'));
  change('pages/jobs.yaml', (text) => text.replace(/^ +none:.*/m, ''));
  // Everything links to pages that are not public yet, or no longer.
  change(
    'articles/a-first-article.md',
    (text) =>
      `${text}\nRead [the plan](/blog/unfinished-thoughts#conclusion "Soon") and [the craft](/services/coming-craft), or [ask](/contact). Then [ideas](/blog/tag/ideas) and [jobs](/jobs#jobs).\n`,
  );
  change('navigation.yaml', (text) =>
    text.replace(/^menu:\n/m, '$&  - { name: Unfinished page, link: /unfinished-page }\n'),
  );
  writeFileSync(join(company, 'redirects.yaml'), stringify(redirects));
  dist = await buildElsewhere({ COMPANY: company });
  writeFileSync(ahead, '0');
  site = await startService({
    env: {
      SITE_DIR: dist,
      COMPANY: company,
      // Settings with which the service rebuilds the site unchanged.
      PUBLIC_ORIGIN: 'http://127.0.0.1:3000',
      SITE_UNCOMPRESSED: '1',
      SITE_CACHE_DIR: join(dist, '../cache'),
      TIME_ZONE: 'UTC',
      NODE_OPTIONS: `--import=${import.meta.resolve('./support/other-day.ts')}`,
      AHEAD: ahead,
    },
  });
});
test.afterAll(() => site?.stop());

/** Requests a page, once this process has noticed which connections the server closed while it read files. */
async function ask(path: string): Promise<Response> {
  await setImmediate();
  return fetch(`${site?.url}${path}`, { redirect: 'manual' });
}

/** Returns the files that contain a trace of these pages. */
function tracesOf(hidden: string[]): string[] {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const words = hidden.flatMap((title) => [title, title.toLowerCase().replaceAll(' ', '-')]);
  return files.filter((file) => {
    const text = /\.(html|xml|txt|json|js|css)$/.test(file) ? readFileSync(file, 'utf8') : '';
    return words.some((word) => file.includes(word) || text.includes(word));
  });
}

test('pages that search engines should leave out say so, and are in none of their lists', () => {
  for (const page of ['quiet-page', 'blog/quiet-thoughts']) {
    expect(readBuilt(`${page}.html`)).toContain('<meta name="robots" content="noindex">');
    for (const list of ['sitemap.xml', 'llms.txt', 'feed.xml'])
      expect(readBuilt(list), list).not.toContain(page);
  }
  expect(readBuilt('blog.html')).toContain('Quiet thoughts');
});

test('old addresses lead to the new ones, with their query', async () => {
  const moved = async (path: string) => {
    const { status, headers } = await ask(path);
    return [status, headers.get('location')];
  };
  expect(await moved('/old/?utm_source=x')).toEqual([301, '/about?utm_source=x']);
  expect(await moved('/for-now?x=1')).toEqual([302, 'https://example.com/?a=b#c']);
  expect(await moved('/news/old-thoughts?x=1')).toEqual([301, '/blog/old-thoughts?x=1']);
  expect(await moved('/news')).toEqual([301, '/blog']);
  const removed = await ask('/gone');
  expect([removed.status, await removed.text()]).toEqual([410, readBuilt('404.html')]);
});

test('npm run build -- --drafts shows everything, marked and hidden from search engines', async () => {
  const preview = join(dist, '../preview');
  const env = { ...process.env, COMPANY: company, SITE_OUT_DIR: preview, SITE_UNCOMPRESSED: '1' };
  const cache = { SITE_CACHE_DIR: join(dist, '../cache') };
  await promisify(execFile)(process.execPath, ['scripts/build.ts', '--drafts'], {
    env: { ...env, ...cache },
  });
  const readPreview = (file: string) => readFileSync(join(preview, file), 'utf8');
  expect(readPreview('blog/unfinished-thoughts.html')).toMatch(/<main[^>]*><mark>Draft<\/mark>/);
  expect(readPreview('services/coming-craft.html')).toMatch(/<main[^>]*><mark>2999-01-05<\/mark>/);
  expect(readPreview('blog/a-first-article.html')).toContain('><mark>Draft</mark> the plan</a>');
  for (const file of ['index.html', 'blog.html', 'about.html'])
    expect(readPreview(file)).toContain('<meta name="robots" content="noindex">');
  expect(readPreview('sitemap.xml')).not.toContain('<url>');
  await expect(startService({ env: { SITE_DIR: preview, COMPANY: company } })).rejects.toThrow(
    /SITE_DIR: .*preview is a preview/,
  );
});

test('redirects to a page that is not public lead to its parent for the time being', () => {
  const { redirects } = JSON.parse(readBuilt('built-site.json')) as BuiltSite;
  expect(redirects.map(({ from, to, status }) => `${from} ${to} ${status}`).slice(5)).toEqual([
    '/vacancy /jobs 302',
    '/craft / 302',
    '/retired-page /about 301',
    '/thoughts /blog 302',
    '/trade / 302',
    '/case / 302',
    '/cases / 302',
    '/ideas /blog 302',
    '/later-page / 302',
    '/post /jobs/passing-job 301',
    '/next-post /jobs 302',
    '/posts /jobs#jobs 301',
  ]);
});

const lists = ['/', '/blog', '/jobs'].map((path) => ({ path, status: 200 }) as const);

/** Each day, and which of these pages are public on it. */
const days: [string, (title: Title) => boolean][] = [
  [today, isOpen],
  [second, (title) => isOpen(title) || title.startsWith('Coming')],
  [third, (title) => title.startsWith('Coming') && title !== 'Coming job'],
];

/** Runs a function with this process's clock set ahead. */
function later<Result>(milliseconds: number, look: () => Result): Result {
  const { now } = Date;
  Date.now = () => now() + milliseconds;
  try {
    return look();
  } finally {
    Date.now = now;
  }
}

test('over three days the service publishes pages on their days, removes expired ones, and has no dead link', async ({
  browser,
}) => {
  const statuses = async () => {
    const answers = titles.map(async (title) => {
      const { status } = await ask(addresses[title]);
      expect(status).toBeLessThan(500);
      return [title, status];
    });
    return Object.fromEntries(await Promise.all(answers)) as unknown;
  };
  for (const [day, isPublic] of days) {
    const shift = day === today ? 0 : Date.parse(`${day}T12:00Z`) - Date.now();
    writeFileSync(ahead, String(shift));
    const expected = titles.map((title) => [title, isPublic(title) ? 200 : 404]);
    await expect.poll(statuses, { timeout: 300_000 }).toEqual(Object.fromEntries(expected));
    expect(tracesOf(titles.filter((title) => !isPublic(title)))).toEqual([]);
    const linked = readBuilt('blog/a-first-article.html').includes('href="/services/coming-craft"');
    expect(linked).toBe(isPublic('Coming craft'));
    const { all, anchors } = later(shift, () => readRoutes(company));
    expect(await builtProblems(dist, all, anchors)).toEqual([]);
    for (const { path } of all) expect((await ask(path)).status, path).toBe(200);
    for (const { from } of redirects.filter(({ to }) => to?.startsWith('/'))) {
      const { status, headers } = await ask(from.replace('/*', ''));
      const location = headers.get('location') ?? '';
      expect([301, 302], from).toContain(status);
      expect((await ask(location)).status, `${from} leads to ${location}`).toBe(200);
    }
    expect(await crawlSite(browser, site?.url ?? '', lists)).toEqual([]);
  }
  expect(site?.log()).not.toContain('failed');
});
