import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { caseStudies } from '../test/content.ts';
import { aService, anArticle, anIndustry, inOthers } from '../test/routes.ts';
import { freePort, startService } from './service.ts';
import { chromiumArguments, ensureChromium } from './browser.ts';

// `npm run bench:site`: Lighthouse with its simulated phone on each kind of page in every language, for a quiet machine.
// `-- 1` takes one run instead of the median of five, `-- 5 article blog` these kinds alone. `-- --peer FOLDER` measures
// the home page of another built site in the same run.

const limits = { lcp: 1100, tbt: 50, cls: 0.02, ofPeer: 0.75, ofPlain: 1.3 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { peer: { type: 'string' } },
});
const runs = Number(positionals.find((word) => /^\d+$/.test(word)) ?? 5);
const kinds: Record<string, string> = {
  home: '/',
  service: aService,
  industry: anIndustry,
  article: anArticle,
  blog: '/blog',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy-policy',
  ...(caseStudies[0] && { work: `/work/${caseStudies[0].slug}` }),
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
  try {
    for (let run = 0; run < runs; run++) {
      const result = await lighthouse(url, { port, logLevel: 'silent', blockedUrlPatterns });
      if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
      const { audits, categories } = result.lhr;
      const value = (name: string) => audits[name]?.numericValue ?? NaN;
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
  const of = (name: string) => median(figures[name] ?? []);
  return { score: of('score'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), bytes: of('bytes') };
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
console.log('| page | lowest score | LCP, ms | TBT, ms | CLS | KB |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
const print = (name: string, { score, lcp, tbt, cls, bytes }: Awaited<ReturnType<typeof audit>>) =>
  console.log(
    `| ${name} | ${score.toFixed(0)} | ${lcp.toFixed(0)} | ${tbt.toFixed(0)} | ${cls.toFixed(3)} | ${(bytes / 1000).toFixed(0)} |`,
  );

let latest = limits.lcp;
if (values.peer !== undefined) {
  const peer = await servePeer(values.peer);
  const figures = await audit(peer.url);
  peer.close();
  print('peer', figures);
  latest = Math.min(latest, limits.ofPeer * figures.lcp);
}
const service = await startService({ env: { SITE_DIR: process.env.SITE_DIR ?? 'site/dist' } });
for (const [kind, path] of Object.entries(kinds)) {
  if (named.length > 0 && !named.includes(kind)) continue;
  for (const { name, at } of [
    { name: kind, at: path },
    ...inOthers(path).map((other) => ({ name: `${kind} ${other.language}`, at: other.path })),
  ]) {
    const page = await audit(service.url + at);
    print(name, page);
    const isBlocked = page.tbt > limits.tbt;
    // On a slow machine the text alone blocks longer than that.
    const plain = isBlocked
      ? await audit(service.url + at, ['*.js', '*.woff2', '*.avif', '*.webp', '*.svg', '*.png'])
      : undefined;
    const holds: [boolean, string][] = [
      [page.score === 100, `the lowest score is ${page.score.toFixed(0)}, not 100`],
      [page.lcp <= latest, `LCP is ${page.lcp.toFixed(0)} ms, at most ${latest.toFixed(0)}`],
      [!plain || page.tbt <= limits.ofPlain * plain.tbt, `TBT is ${page.tbt.toFixed(0)} ms`],
      [page.cls <= limits.cls, `CLS is ${page.cls.toFixed(3)}, at most ${limits.cls}`],
    ];
    missed.push(...holds.filter(([right]) => !right).map(([, what]) => `${name}: ${what}`));
  }
}
await service.stop();
for (const what of missed) console.error(`Missed: ${what}`);
process.exit(missed.length === 0 ? 0 : 1);
