import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, runnerImport } from 'vite';
import type { Art, Screen, Screens, ScreenWords } from '../../src/art/contract.ts';
import { files } from '../../src/schema/files.ts';
import { fieldName, nearest, orMeant, type Problem } from './messages.ts';
import { type Company, fields, list } from './read.ts';

const site = join(import.meta.dirname, '../..');

/** What the art has, as far as it was asked for and could be loaded. A company without art may name any drawing. */
export type Drawn = {
  drawings?: Art['drawings'];
  moments?: Record<string, Screen>;
  screens?: Screens;
  /** Whether the hero's drawing can be moved. */
  isMovable: boolean;
  problems: Problem[];
};

/**
 * Loads the drawings that content may name.
 *
 * @param folder a company's, anywhere: what its art imports from React is the site's
 */
export async function loadArt(
  folder: string,
  asked: { art: boolean; screens: boolean },
): Promise<Drawn> {
  const problems: Problem[] = [];
  /** The exports of a file; none where it is missing, and undefined where it is not asked for or cannot be loaded. */
  const load = async <Module extends object>(
    isAsked: boolean,
    file: string,
    what: string,
  ): Promise<Partial<Module> | undefined> => {
    const path = join(folder, file);
    if (!isAsked) return undefined;
    if (!existsSync(path)) return {};
    try {
      const { module } = await runnerImport<Partial<Module>>(path, {
        root: site,
        logLevel: 'silent',
        resolve: { dedupe: ['react', 'react-dom'] },
        plugins: [withoutSheets],
      });
      return module;
    } catch (error) {
      const [wrong] = (error instanceof Error ? error.message : String(error)).split('\n');
      const fix = `correct it; until then nothing is known of the ${what} that content names.`;
      problems.push({ file, wrong: `it cannot be loaded: ${wrong}.`, fix });
      return undefined;
    }
  };
  const art = await load<{ art: Art }>(asked.art, 'art/art.tsx', 'drawings');
  const screens = await load<{ screens: Screens }>(asked.screens, 'art/screens.tsx', 'screens');
  return {
    ...(art?.art?.drawings && { drawings: art.art.drawings }),
    // Content that names one has nothing to show where a company has drawn none.
    ...(art && { moments: art.art?.moments ?? {} }),
    ...(screens && { screens: screens.screens ?? {} }),
    isMovable: Boolean(art?.art?.HomeSlider) && existsSync(join(folder, 'art/follow.ts')),
    problems,
  };
}

/** Nothing is built here: a sheet that a screen imports says nothing of its name. */
const withoutSheets: Plugin = {
  name: 'frontage:without-sheets',
  enforce: 'pre',
  resolveId: (id) => (/\.css(\?|$)/.test(id) ? '\0sheet' : undefined),
  // One that is taken as text is asked for it.
  load: (id) => (id === '\0sheet' ? 'export default ""' : undefined),
};

/** The bands with a `slider`, by which visitors move the hero's drawing. */
export const slidersIn = ({ read }: Company) =>
  read.flatMap((source) =>
    list(fields(source.data).bands).flatMap((band, at) => {
      const { slider, image, facts } = fields(band);
      if (slider === undefined) return [];
      const { smaller, larger } = fields(slider);
      const sizes = [...list(smaller), ...list(larger)];
      const isWhole = sizes.every((values) => list(values).length === list(facts).length);
      return [{ source, path: ['bands', at, 'slider'], image, isWhole }];
    }),
  );

/** Finds a `slider` that has nothing to move: no drawing that can be moved, or a photograph in its place. */
export function* sliderProblems(company: Company, { isMovable }: Drawn): Generator<Problem> {
  for (const { source, path, image, isWhole } of slidersIn(company)) {
    const problem = (wrong: string, fix: string) => ({
      ...source.problem(path, wrong, fix),
      field: 'slider',
    });
    if (image !== undefined)
      yield problem(
        'it moves the drawing, and “image” stands in the place of the drawing.',
        'take out one of the two.',
      );
    else if (!isMovable)
      yield problem(
        'the art has no drawing that can be moved.',
        'give it HomeSlider in art/art.tsx and follow in art/follow.ts, or take “slider” out.',
      );
    else if (!isWhole)
      yield problem(
        'one of its sizes has not as many values as there are facts.',
        'write one value for each fact, in their order.',
      );
  }
}

/**
 * Finds words that no screen shows, and screens that cannot be drawn with theirs: only the art knows what it takes, so
 * each is drawn once.
 *
 * @param named the screens and moments that content shows
 */
export function* screenWordsProblems(
  { all }: Company,
  { screens, moments }: Drawn,
  named: ReadonlySet<string>,
): Generator<Problem> {
  const [source] = all(files.screens);
  if (source && source.problems.length > 0) return;
  const drawn: Record<string, Screen> = { ...screens, ...moments };
  const words = fields(source?.data);
  const known = Object.keys(drawn);
  const problem = (path: PropertyKey[], wrong: string, fix: string): Problem =>
    source?.problem(path, wrong, fix) ?? {
      file: files.screens.path,
      field: fieldName(path),
      wrong,
      fix,
    };
  for (const name of Object.keys(words)) {
    if (known.includes(name)) continue;
    const meant = nearest(name, known);
    yield problem(
      [name],
      `the art has no screen and no moment “${name}”${orMeant(name, known)}`,
      meant ? `write ${meant}, or take it out.` : 'take it out, or draw it in art/screens.tsx.',
    );
  }
  for (const name of named) {
    const screen = drawn[name];
    if (!screen) continue;
    try {
      const own = words[name] as ScreenWords | undefined;
      renderToStaticMarkup(createElement(screen, { words: own }));
    } catch (error) {
      const { message, path } = fields(error);
      yield problem(
        [name, ...(list(path) as PropertyKey[])],
        `the screen cannot be drawn with these words: ${String(message)}.`,
        'write what its drawing takes; art/ has the drawing.',
      );
    }
  }
}
