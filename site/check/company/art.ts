import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, runnerImport } from 'vite';
import type { Art, Screen, Screens, ScreenWords } from '../../src/art/types.ts';
import { fileKinds } from '../../src/schema/file-kinds.ts';
import { fieldName, nearestName, didYouMean, type FileProblem } from './file-problem.ts';
import { type CompanyContent, asRecord, asList } from './read.ts';

const site = join(import.meta.dirname, '../..');

/** A company's drawings, as far as they could be loaded. Without art a company may name any drawing. */
export type ArtContents = {
  drawings?: Art['drawings'];
  screenDetails?: Record<string, Screen>;
  screens?: Screens;
  isMovable: boolean;
  problems: FileProblem[];
};

/**
 * Loads the drawings that content may name.
 *
 * @param folder a company's, anywhere: its art uses the site's React
 */
export async function loadArt(
  folder: string,
  wanted: { art: boolean; screens: boolean },
): Promise<ArtContents> {
  const problems: FileProblem[] = [];
  /** Loads a file's exports: empty if it is missing, undefined if it was not requested or cannot be loaded. */
  const load = async <Module extends object>(
    isWanted: boolean,
    file: string,
    what: string,
  ): Promise<Partial<Module> | undefined> => {
    const path = join(folder, file);
    if (!isWanted) return undefined;
    if (!existsSync(path)) return {};
    try {
      const { module } = await runnerImport<Partial<Module>>(path, {
        root: site,
        logLevel: 'silent',
        resolve: { dedupe: ['react', 'react-dom'] },
        plugins: [stubStyleSheets],
      });
      return module;
    } catch (error) {
      const [message] = (error instanceof Error ? error.message : String(error)).split('\n');
      const fix = `correct the error. Until then, the ${what} that content refers to cannot be checked.`;
      problems.push({ file, message: `this file cannot be loaded: ${message}.`, fix });
      return undefined;
    }
  };
  const art = await load<{ art: Art }>(wanted.art, 'art/art.tsx', 'drawings');
  const screens = await load<{ screens: Screens }>(wanted.screens, 'art/screens.tsx', 'screens');
  return {
    ...(art?.art?.drawings && { drawings: art.art.drawings }),
    // Without drawings there is nothing to show, so every name is a problem.
    ...(art && { screenDetails: art.art?.screenDetails ?? {} }),
    ...(screens && { screens: screens.screens ?? {} }),
    isMovable: Boolean(art?.art?.HeroSlider) && existsSync(join(folder, 'art/hero-slider.ts')),
    problems,
  };
}

/** Replaces style sheets, which nothing here needs. */
const stubStyleSheets: Plugin = {
  name: 'frontage:without-sheets',
  enforce: 'pre',
  resolveId: (id) => (/\.css(\?|$)/.test(id) ? '\0sheet' : undefined),
  // A sheet imported as text is loaded as an empty text.
  load: (id) => (id === '\0sheet' ? 'export default ""' : undefined),
};

/** The bands with a `slider`, which moves the hero's drawing. */
export const findSliders = ({ sources }: CompanyContent) =>
  sources.flatMap((source) =>
    asList(asRecord(source.data).bands).flatMap((band, index) => {
      const { slider, image, facts } = asRecord(band);
      if (slider === undefined) return [];
      const { smaller, larger } = asRecord(slider);
      const sizes = [...asList(smaller), ...asList(larger)];
      const isWhole = sizes.every((values) => asList(values).length === asList(facts).length);
      return [{ source, path: ['bands', index, 'slider'], image, isWhole }];
    }),
  );

/** Finds a `slider` with nothing to move: the drawing is not movable, or a photograph replaces it. */
export function* sliderProblems(
  company: CompanyContent,
  { isMovable }: ArtContents,
): Generator<FileProblem> {
  for (const { source, path, image, isWhole } of findSliders(company)) {
    const problem = (message: string, fix: string) => ({
      ...source.problem(path, message, fix),
      field: 'slider',
    });
    if (image !== undefined)
      yield problem(
        'the slider changes the drawing, but “image” replaces the drawing.',
        'take out one of the two.',
      );
    else if (!isMovable)
      yield problem(
        'the art has no drawing that a slider can change.',
        'add HeroSlider to art/art.tsx and createRedraw to art/hero-slider.ts, or remove “slider”.',
      );
    else if (!isWhole)
      yield problem(
        'one of the sizes does not have exactly one value for each fact.',
        'write one value for each fact, in the same order.',
      );
  }
}

/**
 * Finds words that no screen shows, and screens that fail with their words. Only the art knows what it takes, so each
 * screen is rendered once.
 *
 * @param shownNames the screens and details that content shows
 */
export function* screenWordsProblems(
  { sourcesOf }: CompanyContent,
  { screens, screenDetails }: ArtContents,
  shownNames: ReadonlySet<string>,
): Generator<FileProblem> {
  const [source] = sourcesOf(fileKinds.screens);
  if (source && source.problems.length > 0) return;
  const drawings: Record<string, Screen> = { ...screens, ...screenDetails };
  const words = asRecord(source?.data);
  const known = Object.keys(drawings);
  const problem = (path: PropertyKey[], message: string, fix: string): FileProblem =>
    source?.problem(path, message, fix) ?? {
      file: fileKinds.screens.path,
      field: fieldName(path),
      message,
      fix,
    };
  for (const name of Object.keys(words)) {
    if (known.includes(name)) continue;
    const meant = nearestName(name, known);
    yield problem(
      [name],
      `the art has no screen or detail “${name}”${didYouMean(name, known)}`,
      meant ? `write ${meant}, or remove it.` : 'remove it, or draw it in art/screens.tsx.',
    );
  }
  for (const name of shownNames) {
    const screen = drawings[name];
    if (!screen) continue;
    try {
      const screenWords = words[name] as ScreenWords | undefined;
      renderToStaticMarkup(createElement(screen, { words: screenWords }));
    } catch (error) {
      const { message, path } = asRecord(error);
      yield problem(
        [name, ...(asList(path) as PropertyKey[])],
        `the screen cannot be drawn with this text: ${String(message)}.`,
        'write the fields that its drawing in art/ expects.',
      );
    }
  }
}
