import { tagKey } from '../../src/articles/tags.ts';
import { slugOf } from '../../src/lib/slug.ts';
import { files } from '../../src/schema/files.ts';
import { tagsIn } from './articles.ts';
import type { Problem } from './messages.ts';
import { isAddress, noAddress } from './pages.ts';
import { type Company, fields, list, type Source } from './read.ts';

// What does not go together in several files, or in several fields of one.

/** Something that may be there only once: what it is, where it is, and how a person can fix it. */
type Unique = { name: string; source: Source; path: PropertyKey[]; what: string; fix: string };

/** Finds ids, places and slugs that are there twice. */
export function duplicates({ read, all }: Company): Problem[] {
  const pages = [files.services, files.industries];
  return [
    ...read.filter(({ kind }) => kind.list).map(({ source }) => idsOf(source, [], source.data)),
    ...all(files.privacyPolicy).map((source) =>
      idsOf(source, ['sections'], fields(source.data).sections),
    ),
    ...[...pages, files.articles].map((kind) => all(kind).flatMap(placeOf)),
    all(files.articles).flatMap(numberOf),
    ...pages.map((kind) => all(kind).flatMap(namesOf)),
  ].flatMap(twice);
}

function twice(unique: Unique[]): Problem[] {
  const seen = new Map<string, Unique>();
  return unique.flatMap((one) => {
    const first = seen.get(one.name);
    if (!first) seen.set(one.name, one);
    if (!first) return [];
    const place = `${first.source.file}:${first.source.line(first.path)}`;
    return [one.source.problem(one.path, `${one.what} is in ${place} too.`, one.fix)];
  });
}

const idsOf = (source: Source, path: PropertyKey[], entries: unknown): Unique[] =>
  list(entries).flatMap((entry, index) => {
    const { id } = fields(entry);
    if (typeof id !== 'string') return [];
    const fix = 'give each entry an id of its own.';
    return [{ name: id, source, path: [...path, index, 'id'], what: `the id “${id}”`, fix }];
  });

/** The place of a page among its siblings: of a service, among those of its category. */
function placeOf(source: Source): Unique[] {
  const { order, category, overview } = fields(source.data);
  if (typeof order !== 'number' || overview === true) return [];
  const fix = 'give each a number of its own; the smallest comes first, and gaps do no harm.';
  const name = `${String(category)} ${order}`;
  return [{ name, source, path: ['order'], what: `the order ${order}`, fix }];
}

/** The number of an article. */
function numberOf(source: Source): Unique[] {
  const { id } = fields(source.data);
  if (typeof id !== 'number') return [];
  const fix = 'give each article a number of its own, or none.';
  return [{ name: `${id}`, source, path: ['id'], what: `the id ${id}`, fix }];
}

const namesOf = (source: Source): Unique[] =>
  [source.slug, ...list(fields(source.data).otherNames).map(String)].map((name, index) => ({
    name,
    source,
    path: index === 0 ? [] : ['otherNames', index - 1],
    what: `the name “${name}”`,
    fix: 'take the name out of one of the two.',
  }));

/** Finds subjects that articles spell in two ways, which would have two pages, and those without an address. */
export function misspelledTags({ all }: Company): Problem[] {
  const seen = new Map<string, { name: string; place: string }>();
  return all(files.articles).flatMap((source) =>
    tagsIn(source.data).flatMap((name, index): Problem[] => {
      const path = ['tags', index];
      if (slugOf(name) === '')
        return [
          source.problem(
            path,
            `“${name}” has no letter for an address.`,
            'write it with a letter or a digit.',
          ),
        ];
      const first = seen.get(tagKey(name));
      if (!first) seen.set(tagKey(name), { name, place: `${source.file}:${source.line(path)}` });
      if (!first || first.name === name) return [];
      return [
        source.problem(
          path,
          `the subject “${name}” is spelled “${first.name}” in ${first.place}.`,
          `write ${first.name} in both, or give one another name.`,
        ),
      ];
    }),
  );
}

/** Finds what case studies lack beside their own fields: the words of their list, and an address each. */
export function workProblems({ below, all }: Company): Problem[] {
  const studies = all(files.work);
  if (studies.length === 0) return [];
  const shared = files.workShared.path;
  return [
    ...(below.includes(shared)
      ? []
      : [
          {
            file: shared,
            wrong: 'this file is missing, and there are case studies: /work has no words.',
            fix: 'npm run new -- work "Title" writes it; or copy scripts/templates/pages/work-shared.yaml.',
          },
        ]),
    ...(below.includes('pages/work.yaml')
      ? [
          {
            file: 'pages/work.yaml',
            line: 1,
            wrong: '/work is the address of the case studies.',
            fix: `give the file another name, or move its bands into ${shared}.`,
          },
        ]
      : []),
    ...studies.flatMap((source) => [
      ...(isAddress(source.slug) ? [] : [source.problem([], ...noAddress(source.slug))]),
      ...nothingToShow(source),
    ]),
  ];
}

/** Parts that a page names and the case study does not have. */
function nothingToShow(source: Source): Problem[] {
  const { bands, figures, quote } = fields(source.data);
  const lacking: Record<string, string | false> = {
    caseFigures: list(figures).length === 0 && 'figures',
    caseQuote: quote === undefined && 'quote',
  };
  return list(bands).flatMap((band, index) => {
    const kind = String(fields(band).kind);
    const field = lacking[kind];
    return field
      ? [
          source.problem(
            ['bands', index, 'kind'],
            `${kind} shows ${field}, and this case study has none.`,
            `write ${field}: in this file, or take the band out.`,
          ),
        ]
      : [];
  });
}

/** Finds pages that show a row of technologies although there are none. */
export function emptyGroups({ listOf, all }: Company): Problem[] {
  const technologies = listOf(files.technologies);
  if (!technologies) return [];
  const groups = new Set(technologies.map((one) => fields(one).group));
  const rows = { techStack: 'stack', testingTools: 'testing' };
  return all(files.services).flatMap((source) =>
    Object.entries(rows).flatMap(([row, group]): Problem[] => {
      if (groups.has(group)) return [];
      const problem = (path: PropertyKey[], instead: string) =>
        source.problem(
          path,
          `technologies.yaml has nothing of the group “${group}” to show here.`,
          `${instead}, or add a technology with group: ${group}.`,
        );
      const { [row]: shown, bands } = fields(source.data);
      return [
        ...(shown === true ? [problem([row], 'write false')] : []),
        ...list(bands).flatMap((band, at) =>
          fields(band).kind === row ? [problem(['bands', at, 'kind'], 'take the band out')] : [],
        ),
      ];
    }),
  );
}
