import type { Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { faintThings } from './contrast.ts';
import {
  gluedWords,
  longLines,
  overflows,
  outlineProblems,
  paperFaults,
  placeholders,
  spaceTextOut,
} from './in-page.ts';
import type { PageProblem, Kind } from './problem.ts';
import { shiftsSoFar } from './shifts.ts';
import { smallTargets } from './small-targets.ts';
import { textCollisions } from './text-collisions.ts';

const phone = { width: 390, height: 844 };
const desk = 1280;
const schemes = ['light', 'dark'] as const;

/**
 * In pixels, each breakpoint of styles/theme.css at the default text size, and the widest usual window: what fits into
 * the narrowest window of a layout fits into its wider ones. The phone comes before them, the narrowest window last.
 */
const wider = [481, 640, 768, 1024, desk, 1920];
const narrowest = 320;

/** As a share of the window: https://web.dev/articles/cls calls 0.1 good. */
const MOST_SHIFT = 0.02;
const LONGEST_LINE = 68;
const SMALLEST_TARGET = 44;
/** The width of A4 between the margins of styles/print.css. */
const PAPER = 643;

/**
 * Opens a page once, as a visitor with a phone does, and reports every problem at every width, in both colour
 * schemes, on paper and with a reader's own text spacing. The tab records layout shifts.
 */
export async function examinePage(
  page: Page,
  path: string,
  status: number,
): Promise<PageProblem[]> {
  const problems: PageProblem[] = [];
  const add = (kind: Kind, found: string[]) => {
    for (const what of new Set(found)) problems.push({ kind, where: path, what });
  };
  const contrast = async (where: string) => {
    for (const { what, ratio, wanted } of await page.evaluate(faintThings))
      add('contrast', [`${what}: ${ratio}:1 of ${wanted}:1, ${where}`]);
  };

  const look = async (width: number) => {
    await page.setViewportSize({ width, height: phone.height });
    const { across, cut, broken } = await page.evaluate(overflows);
    if (across > 0) add('overflow', [`${across} pixels too wide at ${width} pixels`]);
    for (const words of cut) add('overflow', [`cut off at ${width} pixels: “${words}”`]);
    for (const word of broken)
      add('overflow', [`“${word}” is cut without a hyphen at ${width} pixels`]);
    if (width >= desk) add('lines', await page.evaluate(longLines, LONGEST_LINE));
    if (width !== phone.width && width !== desk) return;
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await contrast(`${colorScheme} scheme`);
    }
  };

  await page.setViewportSize(phone);
  await page.emulateMedia({
    media: 'screen',
    reducedMotion: 'no-preference',
    colorScheme: 'light',
  });
  const answer = await page.goto(path);
  if (answer?.status() !== status) add('missing', [`it answers with ${answer?.status()}`]);
  add('console', await scrollThrough(page));
  const shifts = await shiftsSoFar(page);
  if (shifts.reduce((sum, { value }) => sum + value, 0) > MOST_SHIFT)
    add(
      'shift',
      shifts.map(
        ({ value, moved, down }) => `${value.toFixed(3)}, by ${down} pixels: ${moved.join(' / ')}`,
      ),
    );

  // Fading text is no problem.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  add('structure', await page.evaluate(outlineProblems));
  add('token', await page.evaluate(placeholders));
  add('glued', await page.evaluate(gluedWords));
  await look(phone.width);
  add('accessibility', await axeFaults(page));
  // From here on, what folds hide is examined too.
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details'))
      fold.toggleAttribute('open', true);
  });
  add('target', await page.evaluate(smallTargets, SMALLEST_TARGET));
  for (const width of wider) await look(width);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: PAPER, height: phone.height });
  add('paper', await page.evaluate(paperFaults));
  add(
    'paper',
    (await page.evaluate(overflows)).cut.map((words) => `cut off: “${words}”`),
  );
  await contrast('on paper');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  await look(narrowest);
  await page.evaluate(spaceTextOut);
  add('spacing', await page.evaluate(textCollisions));
  return problems;
}

/** Scrolls to the end, so that every island hydrates, and names those that do not. */
async function scrollThrough(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }
  });
  const asleep = page.locator('astro-island[ssr]');
  // A scroll step can pass an island, which has no box, before the browser notices it.
  for (let tries = 0; tries < 100 && (await asleep.count()) > 0; tries++) {
    await asleep.evaluateAll(([next]) => next?.firstElementChild?.scrollIntoView());
    await page.evaluate(() => new Promise((wait) => setTimeout(wait, 200)));
  }
  await page.evaluate(() => scrollTo(0, 0));
  return asleep.evaluateAll((islands) =>
    islands.map((island) => `${island.getAttribute('component-export')} never hydrates`),
  );
}
