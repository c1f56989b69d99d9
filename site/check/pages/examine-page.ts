import type { Page } from '@playwright/test';
import { axeProblems } from './axe.ts';
import { findLowContrast } from './contrast.ts';
import {
  findGluedWords,
  findLongLines,
  findOverflows,
  outlineProblems,
  printProblems,
  findPlaceholders,
  applyTextSpacing,
} from './in-page.ts';
import type { PageProblem, ProblemKind } from './problem.ts';
import { readShifts } from './shifts.ts';
import { findSmallTargets } from './small-targets.ts';
import { findTextCollisions } from './text-collisions.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP_WIDTH = 1280;
const schemes = ['light', 'dark'] as const;

/**
 * In pixels, each breakpoint of styles/theme.css at the default text size, and the widest usual window: what fits into
 * the narrowest window of a layout fits into its wider ones. The phone comes before them, the narrowest window last.
 */
const WIDER_WIDTHS = [481, 640, 768, 1024, DESKTOP_WIDTH, 1920];
const NARROWEST_WIDTH = 320;

/** As a share of the window: https://web.dev/articles/cls calls 0.1 good. */
const MAX_LAYOUT_SHIFT = 0.02;
const MAX_LINE_LENGTH = 68;
const MIN_TARGET_SIZE = 44;
/** A mouse points more precisely than a finger: WCAG 2.2, 2.5.8. */
const MIN_MOUSE_TARGET_SIZE = 24;
/** The width of A4 between the margins of styles/print.css. */
const PAPER_WIDTH = 643;

/**
 * Opens a page once, as a visitor with a phone does, and reports every problem at every width, in both color
 * schemes, on paper and with a reader's own text spacing. The tab records layout shifts.
 */
export async function examinePage(
  page: Page,
  path: string,
  status: number,
): Promise<PageProblem[]> {
  const problems: PageProblem[] = [];
  const addProblems = (kind: ProblemKind, found: string[]) => {
    for (const message of new Set(found)) problems.push({ kind, location: path, message });
  };
  const checkContrast = async (medium: string) => {
    for (const { name, ratio, required } of await page.evaluate(findLowContrast))
      addProblems('contrast', [`${name}: ${ratio}:1 of ${required}:1, ${medium}`]);
  };
  const checkTargets = async (width: number, minSize: number) => {
    for (const target of await page.evaluate(findSmallTargets, minSize))
      addProblems('target', [`${target} at ${width} pixels`]);
  };

  const checkWidth = async (width: number) => {
    await page.setViewportSize({ width, height: PHONE.height });
    const { excessWidth, cutTexts, brokenWords } = await page.evaluate(findOverflows);
    if (excessWidth > 0)
      addProblems('overflow', [`${excessWidth} pixels too wide at ${width} pixels`]);
    for (const words of cutTexts)
      addProblems('overflow', [`cut off at ${width} pixels: “${words}”`]);
    for (const word of brokenWords)
      addProblems('overflow', [`“${word}” is cut without a hyphen at ${width} pixels`]);
    if (width >= DESKTOP_WIDTH)
      addProblems('lines', await page.evaluate(findLongLines, MAX_LINE_LENGTH));
    if (width === DESKTOP_WIDTH) await checkTargets(width, MIN_MOUSE_TARGET_SIZE);
    if (width !== PHONE.width && width !== DESKTOP_WIDTH) return;
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await checkContrast(`${colorScheme} scheme`);
    }
  };

  await page.setViewportSize(PHONE);
  await page.emulateMedia({
    media: 'screen',
    reducedMotion: 'no-preference',
    colorScheme: 'light',
  });
  const answer = await page.goto(path);
  if (answer?.status() !== status) addProblems('missing', [`it answers with ${answer?.status()}`]);
  addProblems('console', await scrollThrough(page));
  const shifts = await readShifts(page);
  if (shifts.reduce((sum, { value }) => sum + value, 0) > MAX_LAYOUT_SHIFT)
    addProblems(
      'shift',
      shifts.map(
        ({ value, elements, distance }) =>
          `${value.toFixed(3)}, by ${distance} pixels: ${elements.join(' / ')}`,
      ),
    );

  // Fading text is no problem.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  addProblems('structure', await page.evaluate(outlineProblems));
  addProblems('token', await page.evaluate(findPlaceholders));
  addProblems('glued', await page.evaluate(findGluedWords));
  await checkWidth(PHONE.width);
  addProblems('accessibility', await axeProblems(page));
  // From here on, what folds hide is examined too.
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details'))
      fold.toggleAttribute('open', true);
  });
  await checkTargets(PHONE.width, MIN_TARGET_SIZE);
  for (const width of WIDER_WIDTHS) await checkWidth(width);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: PAPER_WIDTH, height: PHONE.height });
  addProblems('paper', await page.evaluate(printProblems));
  addProblems(
    'paper',
    (await page.evaluate(findOverflows)).cutTexts.map((words) => `cut off: “${words}”`),
  );
  await checkContrast('on paper');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  await checkWidth(NARROWEST_WIDTH);
  await page.evaluate(applyTextSpacing);
  addProblems('spacing', await page.evaluate(findTextCollisions));
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
  const unhydrated = page.locator('astro-island[ssr]');
  // A scroll step can pass an island, which has no box, before the browser notices it.
  for (let tries = 0; tries < 100 && (await unhydrated.count()) > 0; tries++) {
    await unhydrated.evaluateAll(([next]) => next?.firstElementChild?.scrollIntoView());
    await page.evaluate(() => new Promise((wait) => setTimeout(wait, 200)));
  }
  await page.evaluate(() => scrollTo(0, 0));
  return unhydrated.evaluateAll((islands) =>
    islands.map((island) => `${island.getAttribute('component-export')} never hydrates`),
  );
}
