import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Drawn } from '../src/art/contract.ts';
import { markIn } from '../src/lib/social.ts';
import { iconNames } from '../src/lib/technology-icons.ts';
import { company } from '../src/schema/company.ts';
import { files, type FileKind } from '../src/schema/files.ts';
import type { Named } from '../src/schema/parts.ts';
import { drawingsOf, screensOf } from './art.ts';
import { brandFaults, customerLogo } from './brand.ts';
import { fieldName, type Fault } from './fault.ts';
import { schemaOf, valuesOf } from './json-schema.ts';
import { fields, type Read } from './kinds.ts';
import { faceFile } from '../theme/face-file.ts';
import { themeNames } from '../theme/resolve-theme.ts';
import { nearest } from './nearest.ts';
import { screenWordsFaults } from './screen-words.ts';
import { caseStudiesIn } from './work.ts';

/** What a field may name, and the message when it names something else. */
type Choice = { known: readonly string[]; wrong: string; fix: string };

/** What the folder has that other files name. */
type There = {
  folder: string;
  marks: string[];
  categories: string[] | undefined;
  people: string[];
  services: string[];
  industries: string[];
  caseStudies: string[];
  drawings: Record<Drawn, readonly string[]> | undefined;
  screens: readonly string[] | undefined;
  moments: readonly string[] | undefined;
};

/**
 * Finds every name that leads to nothing: of a category, a service, a person, a drawing, a logo, an icon, a font file
 * or a slug.
 *
 * @param folder an absolute path
 * @param below the files in it
 * @param elsewhere addresses of pages that are not in this folder, and are left out where they are named
 */
export async function references(
  folder: string,
  below: string[],
  read: Read[],
  elsewhere: readonly string[],
): Promise<Fault[]> {
  const named = read.flatMap((one) => namesIn(one).map((name) => ({ ...name, one })));
  const shown = named.filter(({ names }) => names === 'screen' || names === 'moment');
  const hasWords = read.some(({ kind }) => kind === files.screens);
  const names = (...kinds: Named[]) => named.some((one) => kinds.includes(one.names));
  const art = hasWords || names('drawing', 'moment') ? await drawingsOf(folder) : {};
  const drawn = hasWords || names('screen') ? await screensOf(folder) : {};
  const unloaded = [art.fault, drawn.fault].filter((fault) => fault !== undefined);
  const slugsBelow = (start: string) =>
    elsewhere.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
  const there: There = {
    folder,
    marks: below.map(customerLogo).filter((name) => name !== undefined),
    categories: categoriesIn(read),
    people: peopleIn(read),
    services: [...slugsOf(read, files.services), ...slugsBelow('/services/')],
    industries: [...slugsOf(read, files.industries), ...slugsBelow('/industry/')],
    caseStudies: [...caseStudiesIn(read), ...slugsBelow('/work/')],
    drawings: art.drawings,
    moments: art.moments && Object.keys(art.moments),
    screens: drawn.screens && Object.keys(drawn.screens),
  };
  const lost = named.flatMap(({ path, names, value, one }): Fault[] => {
    const choice = choices[names](value, there, one);
    if (!choice || choice.known.includes(value)) return [];
    const meant = nearest(value, choice.known);
    const wrong = `${choice.wrong}${meant ? `; did you mean “${meant}”?` : '.'}`;
    const { source } = one;
    const line = source.line(path);
    return [{ file: source.file, line, field: fieldName(path), wrong, fix: choice.fix }];
  });
  return [
    ...lost,
    ...unloaded,
    ...screenWordsFaults(
      read,
      unloaded.length === 0 ? { ...drawn.screens, ...art.moments } : undefined,
      shown.map(({ value }) => value),
    ),
    ...emptyGroups(read),
    ...(await brandFaults(folder, below, oneColor(read))),
  ];
}

function namesIn({ kind, source }: Read) {
  return [...valuesOf(schemaOf(kind), source.data)].flatMap(({ path, value, schema: { names } }) =>
    names && typeof value === 'string' ? [{ path, value, names }] : [],
  );
}

function categoriesIn(read: Read[]): string[] | undefined {
  const { panels } = fields(read.find(({ kind }) => kind === files.navigation)?.source.data);
  const { categories } = fields(fields(panels).services);
  return Array.isArray(categories) ? categories.map((one) => String(fields(one).key)) : undefined;
}

function peopleIn(read: Read[]): string[] {
  const list = read.find(({ kind }) => kind === files.people)?.source.data;
  return Array.isArray(list) ? list.map((one) => String(fields(one).id)) : [];
}

/** The slugs of a folder of pages. */
const slugsOf = (read: Read[], wanted: FileKind): string[] =>
  read.filter(({ kind }) => kind === wanted).map(({ source }) => basename(source.file, '.yaml'));

const oneOf = (known: readonly string[]) => `write one of ${known.join(', ')}`;

/** By what is named; nothing where it cannot be known. */
const choices: Record<Named, (value: string, there: There, of: Read) => Choice | undefined> = {
  'case study': (value, { caseStudies: known }) => ({
    known,
    wrong: `work/ has no case study “${value}”`,
    fix: known.length > 0 ? `${oneOf(known)}.` : 'npm run new -- work "Title" writes one.',
  }),
  category: (value, { categories: known }) =>
    known && {
      known,
      wrong: `there is no category “${value}”`,
      fix: `${oneOf(known)}, or give the new one a heading in navigation.yaml.`,
    },
  drawing: (value, { drawings }, { kind }) => {
    const known = drawings?.[kind === files.services ? 'service' : 'industry'];
    return known && { known, wrong: `the art has no drawing “${value}”`, fix: `${oneOf(known)}.` };
  },
  fact: (value) => {
    const known = Object.keys(company.shape).filter((field) => field !== 'sample');
    return { known, wrong: `there is no field “${value}” here`, fix: `${oneOf(known)}.` };
  },
  font: (value, { folder }) => fontChoice(value, folder),
  icon: (value) => slug(value),
  'network icon': (value, { folder }) =>
    value.startsWith('.')
      ? ownMark(value, folder)
      : {
          ...slug(value),
          fix: 'take the slug from https://simpleicons.org; or name an SVG of the folder, ./brand/own.svg, or leave icon out: then the name stands alone.',
        },
  industry: (value, { industries: known }) => ({
    known,
    wrong: `industries/ has no file ${value}.yaml`,
    fix: `${oneOf(known)}.`,
  }),
  mark: (value, { marks: known }) => ({
    known,
    wrong: `there is no file brand/customers/${value}.svg or .png`,
    fix: `put it there${known.length > 0 ? `, or ${oneOf(known)}` : ''}.`,
  }),
  moment: (value, { moments: known }) =>
    known && {
      known,
      wrong: `the art has no moment “${value}”`,
      fix: known.length > 0 ? `${oneOf(known)}.` : 'draw it in art/art.tsx, or take it out.',
    },
  'own name': (value, _, { source }) => {
    const { otherNames } = fields(source.data);
    const others = Array.isArray(otherNames) ? otherNames.map(String) : [];
    const known = [basename(source.file, '.yaml'), ...others];
    return {
      known,
      wrong: `this page has no name “${value}”`,
      fix: `${oneOf(known)}, or write it under otherNames too.`,
    };
  },
  service: (value, { services: known }) => ({
    known,
    wrong: `services/ has no file ${value}.yaml`,
    fix: `${oneOf(known)}.`,
  }),
  person: (value, { people: known }) => ({
    known,
    wrong: `people.yaml has nobody with the id “${value}”`,
    fix: `${known.length > 0 ? `${oneOf(known)}, or add` : 'add'} the person to people.yaml.`,
  }),
  screen: (value, { screens: known }) =>
    known && {
      known,
      wrong: `the art has no screen “${value}”`,
      fix: known.length > 0 ? `${oneOf(known)}.` : 'draw it in art/screens.tsx, or take it out.',
    },
  theme: (value) => ({
    known: themeNames,
    wrong: `there is no finished theme “${value}”`,
    fix: `${oneOf(themeNames)}, or take the line out.`,
  }),
};

const slug = (value: string): Choice => ({
  known: iconNames,
  wrong: `simple-icons has no “${value}”`,
  fix: 'take the slug from https://simpleicons.org.',
});

/** Some networks do not let anybody give their marks away: then the company has the file. */
function ownMark(value: string, folder: string): Choice | undefined {
  const file = join(folder, value);
  if (!existsSync(file)) {
    const brand = join(folder, 'brand');
    const svgs = existsSync(brand) ? readdirSync(brand).filter((name) => /\.svg$/.test(name)) : [];
    return {
      known: svgs.map((name) => `./brand/${name}`),
      wrong: `there is no file ${value}`,
      fix: 'put it there, or leave icon out: then the name stands alone.',
    };
  }
  if (markIn(readFileSync(file, 'utf8'))) return undefined;
  return {
    known: [],
    wrong: `${value} has no viewBox, or nothing in it is a path`,
    fix: 'export it from the drawing program as paths of one colour, with its viewBox.',
  };
}

function fontChoice(value: string, folder: string): Choice | undefined {
  if (faceFile(value, folder) !== undefined) return undefined;
  const own = 'name a file of the folder: ./brand/face.woff2.';
  if (value.startsWith('.')) {
    const beside = join(folder, dirname(value));
    const known = existsSync(beside) ? readdirSync(beside) : [];
    const fonts = known.filter((file) => /\.(woff2?|ttf|otf)$/.test(file));
    return {
      known: fonts.map((file) => `${dirname(value)}/${file}`),
      wrong: `there is no file ${value}`,
      fix: 'put it there, or correct the path, which begins at the company’s folder with ./.',
    };
  }
  const [, name = value] = /^((?:@[^/]+\/)?[^/]+)/.exec(value) ?? [];
  return {
    known: [],
    wrong: `no package that is installed has a file ${value}`,
    fix: `npm install -w site ${name} brings the package, if that is its name; or ${own}`,
  };
}

/** Finds pages that show a row of technologies although there are none. */
function emptyGroups(read: Read[]): Fault[] {
  const list = read.find(({ kind }) => kind === files.technologies)?.source.data;
  if (!Array.isArray(list)) return [];
  const groups = new Set(list.map((one) => fields(one).group));
  const rows = { techStack: 'stack', testingTools: 'testing' };
  const services = read.filter(({ kind }: { kind: FileKind }) => kind === files.services);
  return services.flatMap(({ source }) =>
    Object.entries(rows).flatMap(([row, group]): Fault[] => {
      if (groups.has(group)) return [];
      const wrong = `technologies.yaml has nothing of the group “${group}” to show here.`;
      const add = `add a technology with group: ${group}.`;
      const told = (path: PropertyKey[], instead: string) => {
        const [line, field] = [source.line(path), fieldName(path)];
        return { file: source.file, line, field, wrong, fix: `${instead}, or ${add}` };
      };
      const { [row]: shown, bands } = fields(source.data);
      const kinds = Array.isArray(bands) ? bands.map((band) => fields(band).kind) : [];
      return [
        ...(shown === true ? [told([row], 'write false')] : []),
        ...kinds.flatMap((kind, at) =>
          kind === row ? [told(['bands', at, 'kind'], 'take the band out')] : [],
        ),
      ];
    }),
  );
}

/** The customers' logos that are shown in one colour. */
function oneColor(read: Read[]): Set<string> {
  const list = read.find(({ kind }) => kind === files.customers)?.source.data;
  const entries = Array.isArray(list) ? list.map(fields) : [];
  return new Set(entries.filter(({ colors }) => colors !== 'own').map(({ mark }) => String(mark)));
}
