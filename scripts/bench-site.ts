import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { aService, anArticle, anIndustry, additionalRoutes, routes } from '../test/routes.ts';
import { freePort, startService } from './lib/service.ts';
import { chromiumArguments, ensureChromium } from './lib/browser.ts';

// `npm run bench:site`: Lighthouse with its simulated phone on each kind of page in every language, on a quiet
// machine. Each is compared with the same page without scripts, fonts and pictures. `-- 1` takes one run instead of
// the median of three, `-- 5 article blog` these kinds alone. `-- --peer FOLDER` measures the home page of another
// built site in the same run.

const limits = { lcp: 1100, tbt: 50, cls: 0.02, lcpOfPeer: 0.75, lcpOfBare: 1.15, tbtOfBare: 1.3 };
// A photograph of 40 KB takes a connection and three round trips, which the simulated phone counts at 150 ms each. It
// counts them too where the largest paint is a text beside the photograph.
const photograph = { lcp: 1750, lcpOfBare: 1.7 };
const notBare = ['*.js', '*.woff2', '*.avif', '*.webp', '*.svg', '*.png'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { peer: { type: 'string' } },
});
const runs = Number(positionals.find((word) => /^\d+$/.test(word)) ?? 3);
const firstBelow = (folder: string) => routes.find(({ path }) => path.startsWith(folder))?.path;
const kinds: Record<string, string | undefined> = {
  home: '/',
  service: aService,
  industry: anIndustry,
  article: anArticle,
  blog: '/blog',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy-policy',
  work: routes.find(({ path }) => path === '/work')?.path,
  case: firstBelow('/work/'),
  job: firstBelow('/jobs/'),
  search: routes.find(({ path }) => path === '/search')?.path,
};
const named = positionals.filter((word) => word in kinds);

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;

/** Runs Lighthouse on a page and returns the median of each figure: ms, bytes as transferred, scores up to 100. */
async function audit(url: string, blockedUrlPatterns: string[] = []) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  const figures: Record<string, number[]> = {};
  let hasPhotograph = false;
  try {
    for (let run = 0; run < runs; run++) {
      // A search page rightly asks not to be indexed.
      const skipAudits = ['is-crawlable'];
      const result = await lighthouse(url, {
        port,
        logLevel: 'silent',
        blockedUrlPatterns,
        skipAudits,
      });
      if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
      const { audits, categories } = result.lhr;
      const value = (name: string) => audits[name]?.numericValue ?? NaN;
      const requests = audits['network-requests']?.details;
      hasPhotograph ||=
        requests?.type === 'table' &&
        requests.items.some(
          ({ resourceType, priority, transferSize }) =>
            resourceType === 'Image' && priority === 'High' && Number(transferSize) > 14_600,
        );
      const scores = Object.values(categories).map(({ score }) => (score ?? 0) * 100);
      const figure = {
        score: Math.min(...scores),
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
        bytes: value('total-byte-weight'),
      };
      for (const [name, number] of Object.entries(figure)) (figures[name] ??= []).push(number);
    }
  } finally {
    await browser.close();
  }
  const medianOf = (name: string) => median(figures[name] ?? []);
  return {
    score: medianOf('score'),
    lcp: medianOf('lcp'),
    tbt: medianOf('tbt'),
    cls: medianOf('cls'),
    bytes: medianOf('bytes'),
    hasPhotograph,
  };
}

/** Serves the built site of a peer as static hosts do, compressed. */
async function servePeer(folder: string) {
  const types: Record<string, string> = {
    '.html': 'text/html; charset=utf-8',
    '.css': 'text/css',
    '.js': 'text/javascript',
    '.svg': 'image/svg+xml',
  };
  const server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = [path, `${path}.html`, `${path}/index.html`]
      .map((name) => join(folder, name))
      .find((name) => existsSync(name) && statSync(name).isFile());
    if (!file) return response.writeHead(404).end();
    const type = types[extname(file)];
    const encoding = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? 'br' : 'gzip';
    const body = readFileSync(file);
    if (!type) return response.end(body);
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': encoding });
    return response.end(encoding === 'br' ? brotliCompressSync(body) : gzipSync(body));
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

const missed: string[] = [];
const load = loadavg()[0] ?? 0;
console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${load.toFixed(1)}; median of ${runs}\n`);
console.log('| page | lowest score | LCP, ms | of bare | TBT, ms | of bare | CLS | KB |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
type Figures = Awaited<ReturnType<typeof audit>>;
function print(name: string, { score, lcp, tbt, cls, bytes }: Figures, bare?: Figures) {
  const shareOfBare = (value: number, bareValue = NaN) =>
    bareValue > 0 ? (value / bareValue).toFixed(2) : '';
  const columns = [
    name,
    score.toFixed(0),
    lcp.toFixed(0),
    shareOfBare(lcp, bare?.lcp),
    tbt.toFixed(0),
    shareOfBare(tbt, bare?.tbt),
    cls.toFixed(3),
    (bytes / 1000).toFixed(1),
  ];
  console.log(`| ${columns.join(' | ')} |`);
}

let latest = Infinity;
if (values.peer !== undefined) {
  const peer = await servePeer(values.peer);
  const figures = await audit(peer.url);
  peer.close();
  print('peer', figures);
  latest = limits.lcpOfPeer * figures.lcp;
}
const service = await startService({ env: { SITE_DIR: process.env.SITE_DIR ?? 'site/dist' } });
for (const [kind, path] of Object.entries(kinds)) {
  if (path === undefined || (named.length > 0 && !named.includes(kind))) continue;
  for (const { name, address } of [
    { name: kind, address: path },
    ...additionalRoutes(path).map((other) => ({
      name: `${kind} ${other.language}`,
      address: other.path,
    })),
  ]) {
    const page = await audit(service.url + address);
    const bare = await audit(service.url + address, notBare);
    print(name, page, bare);
    // On a slow machine the text alone blocks longer than the limit.
    const tbt = Math.max(limits.tbt, limits.tbtOfBare * bare.tbt);
    const { lcp, lcpOfBare } = page.hasPhotograph
      ? photograph
      : { ...limits, lcp: Math.min(latest, limits.lcp) };
    const holds: [boolean, string][] = [
      [page.score === 100, `the lowest score is ${page.score.toFixed(0)}, not 100`],
      [page.lcp <= lcp, `LCP is ${page.lcp.toFixed(0)} ms, at most ${lcp.toFixed(0)}`],
      [page.lcp <= lcpOfBare * bare.lcp, `LCP is over ${lcpOfBare} of the bare page`],
      [page.tbt <= tbt, `TBT is ${page.tbt.toFixed(0)} ms, at most ${tbt.toFixed(0)}`],
      [page.cls <= limits.cls, `CLS is ${page.cls.toFixed(3)}, at most ${limits.cls}`],
    ];
    missed.push(...holds.filter(([right]) => !right).map(([, what]) => `${name}: ${what}`));
  }
}
await service.stop();
for (const what of missed) console.error(`Missed: ${what}`);
process.exit(missed.length === 0 ? 0 : 1);
