import { basename, dirname, join } from 'node:path/posix';
import { classesIn } from './class-names.ts';
import type { Files } from './follow-classes.ts';
import { breakpointsIn, classesOf, widthsIn } from './sheet-classes.ts';

/** Style sheets that serve every page; each other one is beside its component. */
const shared = 'site/src/styles';
const theme = `${shared}/theme.css`;

/** Lines of a sheet. */
const limit = 200;

/** Classes whose markup others write, and what marks an element for its children's variants. */
const foreign = /^(Toastify|(group|peer)(\/|$))/;

/**
 * What is wrong with the style sheets of the site and of companies' art, and with the classes that
 * their components write: docs/decisions/0032-a-sheet-beside-its-component.md.
 *
 * @param files style sheets, and sources that write markup, without tests
 * @param unknown of some classes those that are none of Tailwind's and none of the shared sheets'
 * @returns a sentence for each fault, with what to do
 */
export function styleFaults(files: Files, unknown: (classes: string[]) => string[]): string[] {
  const sheets = [...files].filter(([path]) => path.endsWith('.css'));
  const sources = [...files.keys()].filter((path) => !path.endsWith('.css'));
  const written = new Map(sources.map((path) => [path, classesIn(path, files)]));
  const homes = Map.groupBy(
    sheets.flatMap(([path, css]) => [...classesOf(css)].map((name) => ({ name, path }))),
    ({ name }) => name,
  );
  const breakpoints = breakpointsIn(files.get(theme) ?? '');

  const ofSheets = sheets.flatMap(([path, css]) => [
    ...lengthFault(path, css),
    ...importFaults(path, files),
    ...(path === theme ? [] : widthFaults(path, css, breakpoints)),
  ]);

  const ofClasses = [...homes].flatMap(([name, found]) => {
    if (foreign.test(name)) return [];
    const paths = [...new Set(found.map(({ path }) => path))];
    const own = paths.filter((path) => dirname(path) !== shared);
    const users = sources.filter((path) => written.get(path)?.classes.has(name));
    if (paths.length > 1 && own.length > 0)
      return [`.${name} is in ${paths.join(' and ')}. Give each component a class of its own.`];
    if (users.length === 0) return [`.${name} of ${paths[0]} is used nowhere. Remove its rules.`];
    return users
      .filter((user) => own[0] && !isBeside(own[0], user))
      .map((user) => `.${name} is ${own[0]}'s, and ${user} uses it. Use the component.`);
  });

  const ofSources = [...written].flatMap(([path, { classes, composed }]) => [
    ...unknown([...classes].filter((name) => !homes.has(name) && !foreign.test(name))).map(
      (name) =>
        `${path} uses the class “${name}”, which no style sheet and no utility defines. Correct its spelling, define it in the style sheet beside the component, or remove it.`,
    ),
    ...[...composed].map(
      (part) => `${path} puts a class together from “${part}”. Write whole classes, to be found.`,
    ),
  ]);
  return [...ofSheets, ...ofClasses, ...ofSources];
}

function lengthFault(path: string, css: string): string[] {
  const lines = css.trimEnd().split('\n').length;
  return lines > limit
    ? [`${path} has ${lines} lines, ${limit} are allowed. Split its component.`]
    : [];
}

/** A company's art.css enters with its art: site/integrations/company.ts. */
const isArt = (path: string) => path.startsWith('companies/');

/** Whether a source may write the classes of a sheet. */
const isBeside = (sheet: string, source: string) =>
  isArt(sheet) ? dirname(sheet) === dirname(source) : stem(sheet) === stem(source);

const stem = (path: string) => join(dirname(path), basename(path).split('.')[0] ?? '');

function importFaults(path: string, files: Files): string[] {
  if (dirname(path) === shared || isArt(path)) return [];
  const importers = [...files].filter(([from, text]) =>
    [...text.matchAll(/import (?:\w+ from )?'(\.[^'?]+\.css)(?:\?[^']*)?'/g)].some(
      ([, to = '']) => join(dirname(from), to) === path,
    ),
  );
  const [first, second] = importers.map(([from]) => from);
  if (!first) return [`${path} is imported nowhere. Import it in its component, or delete it.`];
  if (second) return [`${path} is imported by ${first} and ${second}. One component has it.`];
  return isBeside(path, first)
    ? []
    : [`${path} is imported by ${first}. It lies beside its component and has its name.`];
}

const widthFaults = (path: string, css: string, breakpoints: Map<number, string>) =>
  widthsIn(css)
    .filter((width) => breakpoints.has(width))
    .map((width) => {
      const name = breakpoints.get(width);
      return `${path} types ${width}rem. Write “@variant ${name}” or “theme(--breakpoint-${name})”.`;
    });
