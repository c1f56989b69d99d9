import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markIn } from '../../src/lib/social.ts';
import { iconNames } from '../../src/lib/technology-icons.ts';
import { company } from '../../src/schema/company.ts';
import { files } from '../../src/schema/files.ts';
import type { Named } from '../../src/schema/parts.ts';
import { faceFile } from '../../src/theme/face-file.ts';
import { themeNames } from '../../src/theme/resolve-theme.ts';
import { type Drawn, loadArt, screenWordsProblems, sliderProblems, slidersIn } from './art.ts';
import { customerLogo } from './brand.ts';
import { orMeant, type Problem } from './messages.ts';
import { type Company, fields, list, type Read } from './read.ts';
import { valuesIn } from './schema.ts';

/** What a field may name, and the message when it names something else. */
type Choice = { known: readonly string[]; wrong: string; fix?: string };

/** What the folder has that other files name; undefined where it cannot be known. */
type There = { folder: string; drawings: Drawn['drawings'] } & Record<
  'marks' | 'people' | 'services' | 'industries' | 'caseStudies',
  readonly string[]
> &
  Record<'categories' | 'screens' | 'moments', readonly string[] | undefined>;

/**
 * Finds every name that leads to nothing: of a category, a service, a person, a drawing, a logo, an icon, a font file
 * or a slug.
 */
export async function* references(company: Company): AsyncGenerator<Problem> {
  const { folder, below, all, elsewhere } = company;
  const named = [...valuesIn(company)].flatMap(({ source, path, value, schema: { names } }) =>
    names && typeof value === 'string' ? [{ source, path, value, names }] : [],
  );
  const hasWords = all(files.screens).length > 0;
  const asked = (...kinds: Named[]) => hasWords || named.some(({ names }) => kinds.includes(names));
  const drawn = await loadArt(folder, {
    art: asked('drawing', 'moment') || slidersIn(company).length > 0,
    screens: asked('screen'),
  });
  const { services } = fields(company.fieldsOf(files.navigation).panels);
  const { categories } = fields(services);
  const slugs = (of: 'services' | 'industries' | 'work', address: string) => [
    ...all(files[of]).map(({ slug }) => slug),
    ...elsewhere.flatMap((path) => (path.startsWith(address) ? [path.slice(address.length)] : [])),
  ];
  const there: There = {
    folder,
    marks: below.map(customerLogo).filter((name) => name !== undefined),
    categories: Array.isArray(categories)
      ? categories.map((one) => String(fields(one).key))
      : undefined,
    people: list(company.listOf(files.people)).map((one) => String(fields(one).id)),
    services: slugs('services', '/services/'),
    industries: slugs('industries', '/industry/'),
    caseStudies: slugs('work', '/work/'),
    drawings: drawn.drawings,
    moments: drawn.moments && Object.keys(drawn.moments),
    screens: drawn.screens && Object.keys(drawn.screens),
  };
  for (const { source, path, value, names } of named) {
    const choice = choices[names](value, there, source);
    if (!choice || choice.known.includes(value)) continue;
    const { known, wrong, fix = `${oneOf(known)}.` } = choice;
    yield source.problem(path, `${wrong}${orMeant(value, known)}`, fix);
  }
  yield* drawn.problems;
  if (drawn.problems.length > 0) return;
  yield* sliderProblems(company, drawn);
  const shown = named.filter(({ names }) => names === 'screen' || names === 'moment');
  yield* screenWordsProblems(company, drawn, new Set(shown.map(({ value }) => value)));
}

const oneOf = (known: readonly string[]) => `write one of ${known.join(', ')}`;

/** One of the names that there are, or what to do where there are none. */
const oneOfOr = (known: readonly string[], otherwise: string) =>
  known.length > 0 ? `${oneOf(known)}.` : otherwise;

/** By what is named; nothing where it cannot be known. */
const choices: Record<Named, (value: string, there: There, of: Read) => Choice | undefined> = {
  'case study': (value, { caseStudies: known }) => ({
    known,
    wrong: `work/ has no case study “${value}”`,
    fix: oneOfOr(known, 'npm run new -- work "Title" writes one.'),
  }),
  category: (value, { categories: known }) =>
    known && {
      known,
      wrong: `there is no category “${value}”`,
      fix: `${oneOf(known)}, or give the new one a heading in navigation.yaml.`,
    },
  drawing: (value, { drawings }, { kind }) => {
    const known = drawings?.[kind === files.services ? 'service' : 'industry'];
    return known && { known, wrong: `the art has no drawing “${value}”` };
  },
  fact: (value) => ({
    known: Object.keys(company.shape).filter((field) => field !== 'sample'),
    wrong: `there is no field “${value}” here`,
  }),
  font: fontChoice,
  icon: iconChoice,
  'network icon': (value, { folder }) =>
    value.startsWith('.')
      ? ownMark(value, folder)
      : {
          ...iconChoice(value),
          fix: 'take the slug from https://simpleicons.org; or name an SVG of the folder, ./brand/own.svg, or leave icon out: then the name stands alone.',
        },
  industry: (value, { industries: known }) => ({
    known,
    wrong: `industries/ has no file ${value}.yaml`,
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
      fix: oneOfOr(known, 'draw it in art/art.tsx, or take it out.'),
    },
  'own name': (value, _, { slug, data }) => {
    const known = [slug, ...list(fields(data).otherNames).map(String)];
    return {
      known,
      wrong: `this page has no name “${value}”`,
      fix: `${oneOf(known)}, or write it under otherNames too.`,
    };
  },
  service: (value, { services: known }) => ({
    known,
    wrong: `services/ has no file ${value}.yaml`,
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
      fix: oneOfOr(known, 'draw it in art/screens.tsx, or take it out.'),
    },
  theme: (value) => ({
    known: themeNames,
    wrong: `there is no finished theme “${value}”`,
    fix: `${oneOf(themeNames)}, or take the line out.`,
  }),
};

function iconChoice(value: string): Choice {
  const fix = 'take the slug from https://simpleicons.org.';
  return { known: iconNames, wrong: `simple-icons has no “${value}”`, fix };
}

/** Some networks do not let anybody give their marks away: then the company has the file. */
function ownMark(value: string, folder: string): Choice | undefined {
  const file = join(folder, value);
  if (!existsSync(file))
    return {
      known: filesIn(folder, './brand', /\.svg$/),
      wrong: `there is no file ${value}`,
      fix: 'put it there, or leave icon out: then the name stands alone.',
    };
  if (markIn(readFileSync(file, 'utf8'))) return undefined;
  return {
    known: [],
    wrong: `${value} has no viewBox, or nothing in it is a path`,
    fix: 'export it from the drawing program as paths of one colour, with its viewBox.',
  };
}

function fontChoice(value: string, { folder }: There): Choice | undefined {
  if (faceFile(value, folder) !== undefined) return undefined;
  if (value.startsWith('.'))
    return {
      known: filesIn(folder, dirname(value), /\.(woff2?|ttf|otf)$/),
      wrong: `there is no file ${value}`,
      fix: 'put it there, or correct the path, which begins at the company’s folder with ./.',
    };
  const [, name = value] = /^((?:@[^/]+\/)?[^/]+)/.exec(value) ?? [];
  return {
    known: [],
    wrong: `no package that is installed has a file ${value}`,
    fix: `npm install -w site ${name} brings the package, if that is its name; or name a file of the folder: ./brand/face.woff2.`,
  };
}

/** The files of a folder of the company, as content names them: `./brand/own.woff2`. */
function filesIn(company: string, folder: string, wanted: RegExp): string[] {
  const path = join(company, folder);
  const names = existsSync(path) ? readdirSync(path) : [];
  return names.filter((name) => wanted.test(name)).map((name) => `${folder}/${name}`);
}
