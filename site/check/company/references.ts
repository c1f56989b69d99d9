import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathOf } from '../../src/addresses/addresses.ts';
import { findFile } from '../../src/files/files-below.ts';
import { parseNetworkIcon } from '../../src/facts/social.ts';
import { networkIconNames } from '../../src/facts/networks.ts';
import { iconNames } from '../../src/facts/technology-icons.ts';
import { company as facts } from '../../src/schema/company.ts';
import { fileKinds } from '../../src/schema/file-kinds.ts';
import type { ReferenceKind } from '../../src/fields/parts.ts';
import { faceFile } from '../../src/theme/face-file.ts';
import { themeNames } from '../../src/theme/resolve-theme.ts';
import {
  type ArtContents,
  loadArt,
  screenWordsProblems,
  sliderProblems,
  findSliders,
} from './art.ts';
import { customerLogoName } from './brand.ts';
import { didYouMean, type FileProblem } from './file-problem.ts';
import { type CompanyContent, asRecord, asList, type CompanySource } from './read.ts';
import { companyValues } from './schema.ts';

/** The names that a field may contain, and the message about any other. */
type AllowedNames = { known: readonly string[]; message: string; fix: string };

/**
 * Finds every name of something that does not exist: a category, service, person, drawing, logo, icon, font file or
 * slug.
 */
export async function* referenceProblems(company: CompanyContent): AsyncGenerator<FileProblem> {
  const references = [...companyValues(company)].flatMap(
    ({ source, path, value, schema: { refersTo } }) =>
      refersTo && typeof value === 'string' ? [{ source, path, value, refersTo }] : [],
  );
  const hasWords = company.sourcesOf(fileKinds.screens).length > 0;
  const usesAny = (...kinds: ReferenceKind[]) =>
    hasWords || references.some(({ refersTo }) => kinds.includes(refersTo));
  const art = await loadArt(company.folder, {
    art: usesAny('drawing', 'screen detail') || findSliders(company).length > 0,
    screens: usesAny('screen'),
  });
  const namesOf = createNameLookup(company, art);
  for (const { source, path, value, refersTo } of references) {
    const choice =
      refersTo === 'font' || refersTo === 'icon' || refersTo === 'network icon'
        ? fileNameChecks[refersTo](value, company.folder)
        : allowedNames(refersTo, value, namesOf(refersTo, source));
    const name = refersTo === 'customer logo' ? value.normalize() : value;
    if (choice && !choice.known.includes(name))
      yield source.problem(path, choice.message + didYouMean(value, choice.known), choice.fix);
  }
  yield* art.problems;
  if (art.problems.length > 0) return;
  yield* sliderProblems(company, art);
  const screenUses = references.filter(
    ({ refersTo }) => refersTo === 'screen' || refersTo === 'screen detail',
  );
  yield* screenWordsProblems(company, art, new Set(screenUses.map(({ value }) => value)));
}

/** Named by a file or a package, not by content. */
type FileReferenceKind = 'font' | 'icon' | 'network icon';
type ContentReferenceKind = Exclude<ReferenceKind, FileReferenceKind>;

/** Returns every known name of a kind; undefined if it cannot be known. */
function createNameLookup(
  { paths, sourcesOf, listOf, fieldsOf, otherAddresses, unused }: CompanyContent,
  art: ArtContents,
) {
  const slugs = (kind: 'services' | 'industries' | 'work', address = pathOf(kind)) => [
    ...sourcesOf(fileKinds[kind]).map(({ slug }) => slug),
    ...otherAddresses.flatMap((path) =>
      path.startsWith(address) ? [path.slice(address.length)] : [],
    ),
  ];
  const { categories } = asRecord(asRecord(fieldsOf(fileKinds.navigation).panels).services);
  const names: Record<
    Exclude<ContentReferenceKind, 'drawing' | 'own slug'>,
    string[] | undefined
  > = {
    'case study': slugs('work'),
    category: Array.isArray(categories)
      ? categories.map((category) => String(asRecord(category).key))
      : undefined,
    'customer logo': paths.map(customerLogoName).filter((name) => name !== undefined),
    fact: Object.keys(facts.shape).filter((field) => field !== 'sample'),
    industry: slugs('industries'),
    'screen detail': art.screenDetails && Object.keys(art.screenDetails),
    // The company's facts name people whom a language may lack.
    person: unused.includes('people')
      ? undefined
      : asList(listOf(fileKinds.people)).map((person) => String(asRecord(person).id)),
    screen: art.screens && Object.keys(art.screens),
    service: slugs('services'),
    theme: [...themeNames],
  };
  return (
    refersTo: ContentReferenceKind,
    { kind, slug, data }: CompanySource,
  ): readonly string[] | undefined => {
    if (refersTo === 'drawing')
      return art.drawings?.[kind === fileKinds.services ? 'service' : 'industry'];
    if (refersTo === 'own slug') return [slug, ...asList(asRecord(data).otherSlugs).map(String)];
    return names[refersTo];
  };
}

/** Messages about an unknown name, `*`: an alternative to a known name, and what to do if there is none. */
const messages: Record<ContentReferenceKind, { message: string; or?: string; none?: string }> = {
  'case study': {
    message: 'work/ has no case study “*”',
    none: 'npm run new -- work "Title" writes one.',
  },
  category: {
    message: 'there is no category “*”',
    or: ', or add the new one to the categories in navigation.yaml',
  },
  'customer logo': {
    message: 'there is no file brand/customers/*.svg or .png',
    or: ', or put it there',
    none: 'put it there.',
  },
  drawing: { message: 'the art has no drawing “*”' },
  fact: { message: 'there is no field “*” here' },
  industry: { message: 'industries/ has no file *.yaml' },
  'screen detail': {
    message: 'the art has no screen detail “*”',
    none: 'draw it in art/art.tsx, or remove it.',
  },
  'own slug': {
    message: 'this page has no slug “*”',
    or: ', or write it under otherSlugs too',
  },
  person: {
    message: 'people.yaml has no person with the id “*”',
    or: ', or add the person to people.yaml',
    none: 'add the person to people.yaml.',
  },
  screen: {
    message: 'the art has no screen “*”',
    none: 'draw it in art/screens.tsx, or remove it.',
  },
  service: { message: 'services/ has no file *.yaml' },
  theme: { message: 'there is no built-in theme “*”', or: ', or remove the line' },
};

function allowedNames(
  refersTo: ContentReferenceKind,
  value: string,
  known?: readonly string[],
): AllowedNames | undefined {
  const { message, or = '', none } = messages[refersTo];
  const fix = known?.length === 0 && none ? none : `write one of ${known?.join(', ')}${or}.`;
  return known && { known, message: message.replace('*', () => value), fix };
}

const fileNameChecks: Record<
  FileReferenceKind,
  (value: string, folder: string) => AllowedNames | undefined
> = {
  font: allowedFonts,
  icon: allowedIcons,
  'network icon': (value, folder) =>
    value.startsWith('.')
      ? allowedNetworkIcons(value, folder)
      : {
          ...allowedIcons(value),
          known: networkIconNames,
          fix: 'use a slug from https://simpleicons.org, or an SVG of yours such as ./brand/own.svg; or leave icon out, and it follows from the link.',
        },
};

function allowedIcons(value: string): AllowedNames {
  const fix = 'use a slug from https://simpleicons.org.';
  return { known: iconNames, message: `simple-icons has no “${value}”`, fix };
}

/** Some networks do not license their logos: then the company has the file. */
function allowedNetworkIcons(value: string, folder: string): AllowedNames | undefined {
  const file = findFile(folder, value);
  if (file === undefined)
    return {
      known: filesIn(folder, './brand', /\.svg$/),
      message: `there is no file ${value}`,
      fix: 'add the file, or leave icon out, and it follows from the link.',
    };
  if (parseNetworkIcon(readFileSync(file, 'utf8'))) return undefined;
  return {
    known: [],
    message: `${value} has no viewBox or no paths`,
    fix: 'export it from the drawing program as paths in a single color, with a viewBox.',
  };
}

function allowedFonts(value: string, folder: string): AllowedNames | undefined {
  if (faceFile(value, folder) !== undefined) return undefined;
  if (value.startsWith('.'))
    return {
      known: filesIn(folder, dirname(value), /\.(woff2?|ttf|otf)$/),
      message: `there is no file ${value}`,
      fix: 'add the file, or correct the path, which begins with ./ for the company’s folder.',
    };
  const [, name = value] = /^((?:@[^/]+\/)?[^/]+)/.exec(value) ?? [];
  return {
    known: [],
    message: `no installed package has a file ${value}`,
    fix: `npm install -w site ${name} brings the package, if that is its name; or name a file of the folder: ./brand/face.woff2.`,
  };
}

/** The files of a company's folder, as content names them: `./brand/own.woff2`. */
function filesIn(company: string, folder: string, wanted: RegExp): string[] {
  const path = join(company, folder);
  const names = existsSync(path) ? readdirSync(path) : [];
  return names.filter((name) => wanted.test(name)).map((name) => `${folder}/${name}`);
}
