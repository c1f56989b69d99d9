import type { Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { faintThings } from './contrast.ts';
import { cutText } from './cut-text.ts';
import type { Finding, Kind } from './finding.ts';
import { structuredDataFaults } from './structured-data-faults.ts';

const widths = [390, 1280];
const schemes = ['light', 'dark'] as const;

/** Runs in the page: what is wrong with its outline, in words. */
function outlineFaults(): string[] {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const faults = Object.entries({
    'main headings (h1)': count('h1'),
    'headers of the page': count('body > header, [role="banner"]'),
    'main parts': count('main'),
    'footers of the page': count('body > footer, [role="contentinfo"]'),
  }).flatMap(([what, found]) => (found === 1 ? [] : [`${found} ${what} instead of one`]));
  if (!document.title.trim()) faults.push('no title');
  if (!document.documentElement.lang) faults.push('no language');
  if (!document.querySelector('meta[name="description"]')?.getAttribute('content')?.trim())
    faults.push('no description');
  return faults;
}

/** Runs in the page: finds placeholders that visitors would read. */
function placeholders(): string[] {
  const said = `${document.title}\n${document.body.innerText}`;
  // Code samples are full of braces.
  const code = [...document.querySelectorAll<HTMLElement>('pre, code')].map((one) => one.innerText);
  const words = code.reduce((rest, sample) => rest.replace(sample, ''), said);
  return [...new Set(words.match(/\{[a-z]+\}|\[object \w+\]/gi))];
}

/** Opens a page, looks at it at both widths in both schemes, and says all that is wrong with it. */
export async function examinePage(page: Page, path: string, status: number): Promise<Finding[]> {
  const faults: Finding[] = [];
  const add = (kind: Kind, found: string[]) => {
    for (const what of new Set(found)) faults.push({ kind, severity: 'error', where: path, what });
  };
  const answer = await page.goto(path);
  if (answer?.status() !== status) add('missing', [`it answers with ${answer?.status()}`]);
  add('structure', await page.evaluate(outlineFaults));
  add('token', await page.evaluate(placeholders));
  add('structuredData', structuredDataFaults(await page.content(), status === 200));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const across = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (across > 0) add('overflow', [`${across} pixels too wide at ${width} pixels`]);
    for (const words of await page.evaluate(cutText))
      add('overflow', [`cut off at ${width} pixels: “${words}”`]);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      for (const { what, ratio, wanted } of await page.evaluate(faintThings))
        add('contrast', [`${what}: ${ratio}:1 of ${wanted}:1, ${colorScheme} scheme`]);
    }
    // Contrast is measured above, with more than axe looks at.
    const found = await axeFaults(page);
    add(
      'accessibility',
      found.filter((fault) => !fault.startsWith('color-contrast')),
    );
  }
  return faults;
}
