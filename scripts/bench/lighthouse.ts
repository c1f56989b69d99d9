import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse';
import { chromium } from '@playwright/test';
import { freePort } from '../../test/service.ts';
import { ensureChromium } from '../browser.ts';

/** The figures of one page. Times in ms, categories from 0 to 100, bytes as transferred. */
export type Audit = {
  categories: Record<string, number>;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  requests: number;
};

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How the runs of one page become one figure. */
export type Summary = (values: number[]) => number;

export const median: Summary = (values) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** What a page costs by itself: other work on the machine only ever adds to a time. */
export const least: Summary = (values) => Math.min(...values);

function read({ lhr }: RunnerResult): Audit {
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? NaN;
  const network = lhr.audits['network-requests']?.details;
  const requests = network?.type === 'table' ? network.items.length : NaN;
  return {
    categories: Object.fromEntries(
      Object.entries(lhr.categories).map(([name, { score }]) => [
        name,
        Math.round((score ?? 0) * 100),
      ]),
    ),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    requests,
  };
}

/**
 * Runs Lighthouse on a page and makes one figure of those of all runs.
 *
 * @param form the device that Lighthouse plays, with its own throttling
 * @param times how the times of the runs become one; everything else is their median
 */
export async function audit(
  url: string,
  form: 'mobile' | 'desktop',
  runs: number,
  times: Summary = median,
): Promise<Audit> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...flags, `--remote-debugging-port=${port}`],
  });
  const results: Audit[] = [];
  try {
    for (let index = 0; index < runs; index++) {
      const options = { port, logLevel: 'silent' as const };
      const config = form === 'desktop' ? desktopConfig : undefined;
      const result = await lighthouse(url, options, config);
      if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
      results.push(read(result));
    }
  } finally {
    await browser.close();
  }
  const of = (figure: (one: Audit) => number) => median(results.map(figure));
  const names = Object.keys(results[0]?.categories ?? {});
  return {
    categories: Object.fromEntries(
      names.map((name) => [name, of(({ categories }) => categories[name] ?? NaN)]),
    ),
    lcp: times(results.map(({ lcp }) => lcp)),
    tbt: times(results.map(({ tbt }) => tbt)),
    cls: of(({ cls }) => cls),
    bytes: of(({ bytes }) => bytes),
    requests: of(({ requests }) => requests),
  };
}
