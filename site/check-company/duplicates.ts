import { files, type FileKind } from '../src/schema/files.ts';
import { fieldName, type Fault } from './fault.ts';
import { fields, type Read } from './kinds.ts';

/** Something that may be there only once: what it is, where it is, and how a person can fix it. */
type Named = {
  name: string;
  source: Read['source'];
  path: PropertyKey[];
  what: string;
  fix: string;
};

/** Finds ids, places and slugs that are there twice. */
export function duplicates(read: Read[]): Fault[] {
  const of = (wanted: FileKind) => read.filter(({ kind }) => kind === wanted);
  const groups = [
    ...read.filter(({ kind }) => kind.list).map(({ source }) => idsOf(source, [], source.data)),
    ...of(files.privacyPolicy).map(({ source }) =>
      idsOf(source, ['sections'], fields(source.data).sections),
    ),
    ...[files.services, files.industries, files.articles].map((kind) => of(kind).flatMap(placeOf)),
    of(files.articles).flatMap(numberOf),
    ...[files.services, files.industries].map((kind) => of(kind).flatMap(slugsOf)),
  ];
  return groups.flatMap(twice);
}

function twice(named: Named[]): Fault[] {
  const seen = new Map<string, Named>();
  return named.flatMap((one) => {
    const first = seen.get(one.name);
    if (!first) {
      seen.set(one.name, one);
      return [];
    }
    const { source, path, what, fix } = one;
    return [
      {
        file: source.file,
        line: source.line(path),
        field: fieldName(path),
        wrong: `${what} is in ${first.source.file}:${first.source.line(first.path)} too.`,
        fix,
      },
    ];
  });
}

function idsOf(source: Read['source'], path: PropertyKey[], list: unknown): Named[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown, index) => {
    const { id } = fields(entry);
    if (typeof id !== 'string') return [];
    const fix = 'give each entry an id of its own.';
    return [{ name: id, source, path: [...path, index, 'id'], what: `the id “${id}”`, fix }];
  });
}

/** The place of a page among its siblings: of a service, among those of its category. */
function placeOf({ source }: Read): Named[] {
  const { order, category } = fields(source.data);
  if (typeof order !== 'number') return [];
  const fix = 'give each a number of its own; the smallest comes first, and gaps do no harm.';
  const overview = fields(source.data).overview === true;
  const name = `${String(category)} ${order}`;
  if (overview) return [];
  return [{ name, source, path: ['order'], what: `the order ${order}`, fix }];
}

/** The number of an article. */
function numberOf({ source }: Read): Named[] {
  const { id } = fields(source.data);
  if (typeof id !== 'number') return [];
  const fix = 'give each article a number of its own, or none.';
  return [{ name: `${id}`, source, path: ['id'], what: `the id ${id}`, fix }];
}

function slugsOf({ source }: Read): Named[] {
  const own = source.file.replace(/^.*\/|\.yaml$/g, '');
  const { otherNames } = fields(source.data);
  const others = Array.isArray(otherNames) ? otherNames.map(String) : [];
  const fix = 'take the name out of one of the two.';
  return [
    { name: own, source, path: [], what: `the name “${own}”`, fix },
    ...others.map((name, index) => ({
      name,
      source,
      path: ['otherNames', index],
      what: `the name “${name}”`,
      fix,
    })),
  ];
}
