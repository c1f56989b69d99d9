import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtProblems } from '../check/pages/built-problems.ts';
import {
  groupProblems,
  type PageProblem,
  PROBLEM_KINDS,
  formatPageProblems,
} from '../check/pages/problem.ts';
import { crawlSite } from '../check/pages/crawl-site.ts';
import { weightProblems } from '../check/pages/weight-problems.ts';
import { builtSite } from '../../test/built.ts';
import { everyRoute } from '../../test/routes.ts';
import { startService } from '../../scripts/lib/service.ts';
import { temporaryFolderOfWorker } from './support/temporary-folder.ts';
import { expect, requestTest as test } from './support/test.ts';

type Edit = (html: string) => string;

const insert =
  (markup: string): Edit =>
  (html) =>
    html.replace('</main>', `${markup}</main>`);

const random = () => Math.random().toString(36);

/** What is broken on each page, and the expected kind and words of the report. */
const broken: Record<string, [edit: Edit, kind: PageProblem['kind'], words: RegExp][]> = {
  '/about': [
    [
      insert('<a href="/no-such-page">A way on</a>'),
      'link',
      /^the link to \/no-such-page: there is no such page/,
    ],
    [
      insert('<a href="/contact#nowhere">A place</a>'),
      'link',
      /^the link to \/contact#nowhere: no place on that page is called “nowhere”/,
    ],
    [insert('<h1>Once more</h1>'), 'structure', /^2 main headings/],
    [insert('<p>Write to {email}</p>'), 'token', /^\{email\}$/],
    [insert('<img src="/favicon.svg">'), 'accessibility', /^image-alt/],
    [
      insert('<p style="color: #777; background: #888">Hardly seen</p>'),
      'contrast',
      /“Hardly seen”: 1\.\d+:1 of 7:1, light scheme/,
    ],
    [insert('<p style="white-space: nowrap">' + 'wide '.repeat(99) + '</p>'), 'overflow', /at 390/],
    [
      insert('<p style="width: 4rem; overflow-wrap: anywhere">Immeasurability</p>'),
      'overflow',
      /^“Immeasurability” is cut without a hyphen at 390/,
    ],
    [
      insert('<button style="width: 44px; height: clamp(20px, 500px - 100vw, 44px)">Go</button>'),
      'target',
      /^button “Go”: 44 × 20 at 1280/,
    ],
    [insert('<script>1</script>'), 'csp', /^CSP: script-src/],
    [insert('<img src="/missing.png" alt="">'), 'console', /status of 404/],
    [(html) => html, 'link', /^the picture \/missing\.png: there is no such file/],
    [(html) => html.replace('"@context"', '@context'), 'structuredData', /cannot be read/],
  ],
  '/privacy-policy': [
    [(html) => html.replace('"name":', '"label":'), 'structuredData', /^Organization without name/],
    [
      (html) => html.replace('</body>', `<!--${Array.from({ length: 8000 }, random)}--></body>`),
      'weight',
      /^\d+\.\d kB of 105\.0 kB: html \d/,
    ],
  ],
};

function breakSite(): string {
  const dist = join(temporaryFolderOfWorker(), 'dist');
  // To read all other pages would take most of the time.
  const pages = ['/404', '/contact', ...Object.keys(broken)].map((path) =>
    join(builtSite, `${path}.html`),
  );
  const filter = (path: string) => !/\.html(\.|$)/.test(path) || pages.includes(path);
  cpSync(builtSite, dist, { recursive: true, filter });
  for (const [path, problems] of Object.entries(broken)) {
    const file = join(dist, `${path}.html`);
    const html = readFileSync(file, 'utf8');
    const edited = problems.reduce((so, [edit]) => edit(so), html);
    writeFileSync(file, edited);
  }
  return dist;
}

test('the check of a company finds each kind of problem, and says where, why and how to fix it', async ({
  browser,
}) => {
  test.slow();
  const dist = breakSite();
  const service = await startService({ env: { SITE_DIR: dist } });
  const walked = await crawlSite(browser, service.url, [
    { path: '/about', status: 200 },
    { path: '/gone', status: 200 },
  ]);
  await service.stop();
  const routes = everyRoute.filter(({ path }) => path in broken);
  const problems = [...walked, ...(await builtProblems(dist, routes)), ...weightProblems(dist)];
  for (const [where, edits] of Object.entries(broken))
    for (const [, kind, words] of edits)
      expect(problems, `${kind} on ${where}`).toContainEqual(
        expect.objectContaining({ kind, location: where, message: expect.stringMatching(words) }),
      );
  expect(problems).toContainEqual({
    kind: 'missing',
    location: '/gone',
    message: 'it answers with 404',
  });
  const words = formatPageProblems(problems);
  expect(words.match(/^ {2}(error|warning): /gm)).toHaveLength(groupProblems(problems).length);
  for (const kind of new Set(problems.map((problem) => problem.kind))) {
    expect(words).toContain(`Why: ${PROBLEM_KINDS[kind].why}`);
    expect(words).toContain(`Fix: ${PROBLEM_KINDS[kind].fix}`);
  }
  expect(words).toMatch(/error: \d+\.\d kB of 105/);
  expect(words).toMatch(/error: \{email\}\n {4}on \/about\n/);
  expect(words).toMatch(/error: the link to \/no-such-page: [^\n]*\n {4}on \/about\n/);
});
