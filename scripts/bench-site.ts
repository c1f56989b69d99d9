import { compareDelivery } from './bench/delivery.ts';
import { audit } from './bench/lighthouse.ts';
import { serveStripped } from './bench/stripped.ts';
import { machine } from './machine.ts';
import { freePort, startService } from '../site/e2e/support/service.ts';

// `npm run bench:site`: Lighthouse on each kind of page, and delivery beside nginx, in one run.
// `npm run bench:site -- 1` takes one run instead of the median of five, `-- 5 article` one kind.

const RUNS = Number(process.argv[2] ?? 5);
const kinds = {
  home: '/',
  service: '/services/web-development',
  industry: '/industry/healthcare',
  article: '/blog/react-hooks',
  blog: '/blog',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy-policy',
};

const wanted = process.argv.slice(3);
const faults: string[] = [];
const hold = (right: boolean, what: string) => {
  if (!right) faults.push(what);
};

console.log(`${machine()}; median of ${RUNS}\n`);
const service = await startService();
const bare = await freePort();
const stopBare = await serveStripped('site/dist', bare);

const columns = (categories: string[]) => [
  ['page', 'device', ...categories, 'LCP ms', 'of stripped', 'TBT ms', 'CLS', 'KB', 'requests'],
  ['---', '---', ...categories.map(() => '---:'), ...Array<string>(6).fill('---:')],
];
const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

let headed = false;
for (const [kind, path] of Object.entries(kinds)) {
  if (wanted.length > 0 && !wanted.includes(kind)) continue;
  const floor = await audit(`http://127.0.0.1:${bare}${path}`, 'mobile', RUNS);
  for (const form of ['mobile', 'desktop'] as const) {
    const page = await audit(service.url + path, form, RUNS);
    const scores = Object.values(page.categories);
    const ratio = page.lcp / floor.lcp;
    if (!headed) columns(Object.keys(page.categories)).forEach((line) => console.log(row(line)));
    headed = true;
    console.log(
      row([
        kind,
        form,
        ...scores,
        page.lcp.toFixed(0),
        form === 'mobile' ? ratio.toFixed(2) : '',
        page.tbt.toFixed(0),
        page.cls.toFixed(3),
        (page.bytes / 1000).toFixed(0),
        page.requests,
      ]),
    );
    if (form === 'desktop') continue;
    hold(
      scores.every((score) => score === 100),
      `${kind}: not 100 in all categories`,
    );
    hold(page.lcp < 1200, `${kind}: LCP is ${page.lcp.toFixed(0)} ms, at most 1,200`);
    hold(ratio <= 1.15, `${kind}: LCP is ${ratio.toFixed(2)} of the stripped page's, at most 1.15`);
    hold(page.tbt <= 50, `${kind}: TBT is ${page.tbt.toFixed(0)} ms, at most 50`);
    hold(page.cls === 0, `${kind}: CLS is ${page.cls}, must be 0`);
  }
}
stopBare();
await service.stop();

const delivery = await compareDelivery(3);
const rate = (name: string) => delivery.find((one) => one.name === name)?.perSecond ?? NaN;
console.log('\n| 20 KB page, 64 connections | requests/s | ours is |');
console.log('| --- | ---: | ---: |');
for (const { name, perSecond } of delivery) {
  console.log(row([name, perSecond.toFixed(0), `${(rate('ours') / perSecond).toFixed(2)} ×`]));
}
hold(rate('ours') >= 2.5 * rate('@fastify/static'), 'delivery: below 2.5 times @fastify/static');
hold(rate('ours') >= 0.25 * rate('nginx'), 'delivery: below a quarter of nginx');

for (const fault of faults) console.error(`Missed: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
