import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathOf } from '../../src/i18n/addresses.ts';
import { findFile } from '../../src/lib/files-below.ts';
import { parseNetworkMark } from '../../src/lib/social.ts';
import { networkIcons } from '../../src/lib/networks.ts';
import { iconNames } from '../../src/lib/technology-icons.ts';
import { company as facts } from '../../src/schema/company.ts';
import { files } from '../../src/schema/files.ts';
import type { Named } from '../../src/schema/parts.ts';
import { faceFile } from '../../src/theme/face-file.ts';
import { themeNames } from '../../src/theme/resolve-theme.ts';
import { type Drawn, loadArt, screenWordsProblems, sliderProblems, slidersIn } from './art.ts';
import { customerLogo } from './brand.ts';
import { orMeant, type FileProblem } from './messages.ts';
import { type Company, fields, list, type Read } from './read.ts';
import { valuesIn } from './schema.ts';

/** The names that a field may contain, and the message about any other. */
type Choice = { known: readonly string[]; wrong: string; fix: string };

/**
 * Finds every name of something that does not exist: a category, service, person, drawing, logo, icon, font file or
 * slug.
 */
export async function* references(company: Company): AsyncGenerator<FileProblem> {
  const named = [...valuesIn(company)].flatMap(({ source, path, value, schema: { names } }) =>
    names && typeof value === 'string' ? [{ source, path, value, names }] : [],
  );
  const hasWords = company.all(files.screens).length > 0;
  const asked = (...kinds: Named[]) => hasWords || named.some(({ names }) => kinds.includes(names));
  const drawn = await loadArt(company.folder, {
    art: asked('drawing', 'moment') || slidersIn(company).length > 0,
    screens: asked('screen'),
  });
  const namesOf = namesIn(company, drawn);
  for (const { source, path, value, names } of named) {
    const choice =
      names === 'font' || names === 'icon' || names === 'network icon'
        ? fileChoices[names](value, company.folder)
        : choiceOf(names, value, namesOf(names, source));
    const name = names === 'mark' ? value.normalize() : value;
    if (choice && !choice.known.includes(name))
      yield source.problem(path, choice.wrong + orMeant(value, choice.known), choice.fix);
  }
  yield* drawn.problems;
  if (drawn.problems.length > 0) return;
  yield* sliderProblems(company, drawn);
  const shown = named.filter(({ names }) => names === 'screen' || names === 'moment');
  yield* screenWordsProblems(company, drawn, new Set(shown.map(({ value }) => value)));
}

/** Named by a file or a package, not by content. */
type OfFiles = 'font' | 'icon' | 'network icon';
type Listed = Exclude<Named, OfFiles>;

/** Returns every known name of a kind; undefined if it cannot be known. */
function namesIn({ below, all, listOf, fieldsOf, elsewhere, unused }: Company, drawn: Drawn) {
  const slugs = (of: 'services' | 'industries' | 'work', address = pathOf(of)) => [
    ...all(files[of]).map(({ slug }) => slug),
    ...elsewhere.flatMap((path) => (path.startsWith(address) ? [path.slice(address.length)] : [])),
  ];
  const { categories } = fields(fields(fieldsOf(files.navigation).panels).services);
  const names: Record<Exclude<Listed, 'drawing' | 'own name'>, string[] | undefined> = {
    'case study': slugs('work'),
    category: Array.isArray(categories)
      ? categories.map((one) => String(fields(one).key))
      : undefined,
    fact: Object.keys(facts.shape).filter((field) => field !== 'sample'),
    industry: slugs('industries'),
    mark: below.map(customerLogo).filter((name) => name !== undefined),
    moment: drawn.moments && Object.keys(drawn.moments),
    // The company's facts name people whom a language may lack.
    person: unused.includes('people')
      ? undefined
      : list(listOf(files.people)).map((one) => String(fields(one).id)),
    screen: drawn.screens && Object.keys(drawn.screens),
    service: slugs('services'),
    theme: [...themeNames],
  };
  return (of: Listed, { kind, slug, data }: Read): readonly string[] | undefined => {
    if (of === 'drawing') return drawn.drawings?.[kind === files.services ? 'service' : 'industry'];
    if (of === 'own name') return [slug, ...list(fields(data).otherNames).map(String)];
    return names[of];
  };
}

/** Messages about an unknown name, `*`: an alternative to a known name, and what to do if there is none. */
const messages: Record<Listed, { wrong: string; or?: string; none?: string }> = {
  'case study': {
    wrong: 'work/ has no case study “*”',
    none: 'npm run new -- work "Title" writes one.',
  },
  category: {
    wrong: 'there is no category “*”',
    or: ', or add the new one to the categories in navigation.yaml',
  },
  drawing: { wrong: 'the art has no drawing “*”' },
  fact: { wrong: 'there is no field “*” here' },
  industry: { wrong: 'industries/ has no file *.yaml' },
  mark: {
    wrong: 'there is no file brand/customers/*.svg or .png',
    or: ', or put it there',
    none: 'put it there.',
  },
  moment: {
    wrong: 'the art has no moment “*”',
    none: 'draw it in art/art.tsx, or remove it.',
  },
  'own name': {
    wrong: 'this page has no name “*”',
    or: ', or write it under otherNames too',
  },
  person: {
    wrong: 'people.yaml has no person with the id “*”',
    or: ', or add the person to people.yaml',
    none: 'add the person to people.yaml.',
  },
  screen: {
    wrong: 'the art has no screen “*”',
    none: 'draw it in art/screens.tsx, or remove it.',
  },
  service: { wrong: 'services/ has no file *.yaml' },
  theme: { wrong: 'there is no finished theme “*”', or: ', or remove the line' },
};

function choiceOf(of: Listed, value: string, known?: readonly string[]): Choice | undefined {
  const { wrong, or = '', none } = messages[of];
  const fix = known?.length === 0 && none ? none : `write one of ${known?.join(', ')}${or}.`;
  return known && { known, wrong: wrong.replace('*', () => value), fix };
}

const fileChoices: Record<OfFiles, (value: string, folder: string) => Choice | undefined> = {
  font: fontChoice,
  icon: iconChoice,
  'network icon': (value, folder) =>
    value.startsWith('.')
      ? ownMark(value, folder)
      : {
          ...iconChoice(value),
          known: networkIcons,
          fix: 'use a slug from https://simpleicons.org, or an SVG of yours such as ./brand/own.svg; or leave icon out, and it follows from the link.',
        },
};

function iconChoice(value: string): Choice {
  const fix = 'use a slug from https://simpleicons.org.';
  return { known: iconNames, wrong: `simple-icons has no “${value}”`, fix };
}

/** Some networks do not license their logos: then the company has the file. */
function ownMark(value: string, folder: string): Choice | undefined {
  const file = findFile(folder, value);
  if (file === undefined)
    return {
      known: filesIn(folder, './brand', /\.svg$/),
      wrong: `there is no file ${value}`,
      fix: 'add the file, or leave icon out, and it follows from the link.',
    };
  if (parseNetworkMark(readFileSync(file, 'utf8'))) return undefined;
  return {
    known: [],
    wrong: `${value} has no viewBox or no paths`,
    fix: 'export it from the drawing program as paths in a single color, with a viewBox.',
  };
}

function fontChoice(value: string, folder: string): Choice | undefined {
  if (faceFile(value, folder) !== undefined) return undefined;
  if (value.startsWith('.'))
    return {
      known: filesIn(folder, dirname(value), /\.(woff2?|ttf|otf)$/),
      wrong: `there is no file ${value}`,
      fix: 'add the file, or correct the path, which begins with ./ for the company’s folder.',
    };
  const [, name = value] = /^((?:@[^/]+\/)?[^/]+)/.exec(value) ?? [];
  return {
    known: [],
    wrong: `no installed package has a file ${value}`,
    fix: `npm install -w site ${name} brings the package, if that is its name; or name a file of the folder: ./brand/face.woff2.`,
  };
}

/** The files of a company's folder, as content names them: `./brand/own.woff2`. */
function filesIn(company: string, folder: string, wanted: RegExp): string[] {
  const path = join(company, folder);
  const names = existsSync(path) ? readdirSync(path) : [];
  return names.filter((name) => wanted.test(name)).map((name) => `${folder}/${name}`);
}
