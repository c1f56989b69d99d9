import { basename, dirname, join } from 'node:path/posix';
import { classesIn } from './class-names.ts';
import { directionFaults, mirroredUtility } from './directions.ts';
import type { Files } from './follow-classes.ts';
import { appliesIn, breakpointsIn, classesOf, widthsIn } from './sheet-classes.ts';
import { where } from './where.ts';

/** Style sheets that serve every page; each other one is beside its component. */
const shared = 'site/src/styles';
const theme = `${shared}/theme.css`;

/** Lines of a sheet. */
const limit = 220;

/** Classes whose markup others write, and what marks an element for its children's variants. */
const foreign = /^(Toastify|(group|peer)(\/|$))/;

/**
 * What is wrong with the style sheets of the site and of companies' art, and with the classes that
 * their components write: docs/decisions/0015-one-sheet-and-deferred-scripts.md.
 *
 * @param files style sheets, and sources that write markup, without tests
 * @param unknown of some classes those that are none of Tailwind's and none of the shared sheets'
 * @returns a sentence for each fault, with file, line and what to do
 */
export function styleFaults(files: Files, unknown: (classes: string[]) => string[]): string[] {
  const sheets = [...files].filter(([path]) => path.endsWith('.css'));
  const sources = [...files.keys()].filter((path) => !path.endsWith('.css'));
  const written = new Map(sources.map((path) => [path, classesIn(path, files)]));
  const homes = Map.groupBy(
    sheets.flatMap(([path, css]) =>
      [...classesOf(css)].map(([name, at]) => ({ name, path, at: where(path, css, at) })),
    ),
    ({ name }) => name,
  );
  const breakpoints = breakpointsIn(files.get(theme) ?? '');

  const ofSheets = sheets.flatMap(([path, css]) => [
    ...lengthFault(path, css),
    ...applyFaults(path, css),
    ...directionFaults(path, css),
    ...importFaults(path, files),
    ...(path === theme ? [] : widthFaults(path, css, breakpoints)),
  ]);

  const ofClasses = [...homes].flatMap(([name, found]) => {
    if (foreign.test(name)) return [];
    const places = found.map(({ at }) => at);
    const [own] = found.map(({ path }) => path).filter((path) => dirname(path) !== shared);
    const users = sources.filter((path) => written.get(path)?.classes.has(name));
    if (places.length > 1 && own)
      return [`.${name} is in ${places.join(' and ')}. Give each component a class of its own.`];
    if (users.length === 0) return [`${places[0]}: .${name} is used nowhere. Remove its rules.`];
    return users
      .filter((user) => own && !isBeside(own, user))
      .map((user) => written.get(user)?.classes.get(name))
      .map((at) => `${at} uses .${name} of ${places[0]}. Use its component.`);
  });

  const ofSources = [...written.values()].flatMap(({ classes, composed }) => [
    ...unknown([...classes.keys()].filter((name) => !homes.has(name) && !foreign.test(name))).map(
      (name) =>
        `${classes.get(name)} uses the class “${name}”, which no style sheet and no utility defines. Correct its spelling, define it in the style sheet beside the component, or remove it.`,
    ),
    ...[...classes]
      .filter(([name]) => name.includes('['))
      .map(
        ([name, at]) =>
          `${at} uses “${name}”. Use a utility of the theme, or write the rule in the style sheet beside the component.`,
      ),
    ...[...classes].flatMap(([name, at]) => {
      const instead = mirroredUtility(name);
      return instead
        ? [
            `${at} uses “${name}”, a side that stays where it is when the page is mirrored. ${instead}`,
          ]
        : [];
    }),
    ...[...composed].map(
      ([part, at]) =>
        `${at} puts a class together from “${part}”. Write whole classes, to be found.`,
    ),
  ]);
  // What two components have from one place is one fault.
  return [...new Set([...ofSheets, ...ofClasses, ...ofSources])];
}

function lengthFault(path: string, css: string): string[] {
  const lines = css.trimEnd().split('\n').length;
  return lines > limit
    ? [`${path}:${limit + 1} is one of ${lines} lines, ${limit} are allowed. Split its component.`]
    : [];
}

const applyFaults = (path: string, css: string) =>
  appliesIn(css).map(
    (at) =>
      `${where(path, css, at)} has “@apply”. Write the declarations, or the utilities in the markup.`,
  );

/** A company's art.css enters with its art: site/integrations/company.ts. */
const isArt = (path: string) => path.startsWith('companies/');

/** Whether a source may write the classes of a sheet. */
const isBeside = (sheet: string, source: string) =>
  isArt(sheet) ? dirname(sheet) === dirname(source) : stem(sheet) === stem(source);

const stem = (path: string) => join(dirname(path), basename(path).split('.')[0] ?? '');

function importFaults(path: string, files: Files): string[] {
  if (dirname(path) === shared || isArt(path)) return [];
  // layouts/BandStyles.astro takes all of them, and a page has those of its own.
  if (basename(dirname(path)) === 'demos' && files.has(path.replace(/css$/, 'tsx'))) return [];
  const [first, second] = [...files].flatMap(([from, text]) =>
    [...text.matchAll(/import (?:\w+ from )?'(\.[^'?]+\.css)(?:\?[^']*)?'/g)]
      .filter(([, to = '']) => join(dirname(from), to) === path)
      .map(({ index }) => ({ from, at: where(from, text, index) })),
  );
  if (!first) return [`${path}:1 is imported nowhere. Import it in its component, or delete it.`];
  if (second) return [`${path} is imported by ${first.at} and ${second.at}. One component has it.`];
  return isBeside(path, first.from)
    ? []
    : [`${path} is imported by ${first.at}. It lies beside its component and has its name.`];
}

const widthFaults = (path: string, css: string, breakpoints: Map<number, string>) =>
  widthsIn(css)
    .filter(({ width }) => breakpoints.has(width))
    .map(({ width, position }) => {
      const name = breakpoints.get(width);
      return `${where(path, css, position)} types ${width}rem. Write “@variant ${name}” or “theme(--breakpoint-${name})”.`;
    });
