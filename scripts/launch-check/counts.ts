import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '../../site/check-company/read.ts';
import { filesBelow } from '../../site/src/lib/files-below.ts';
import { type Finding, RIGHT, type Said, textsOf } from './company-texts.ts';

// “Eight trades”, where there are seven now: numbers in words that stand for lists of the content.

const numbers = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty'],
];

/** What there is, by the file or folder that has it, and how many services each category has. */
type Counts = { of: Record<string, number>; categories: number[] };

type Noun = {
  names: string;
  /** The words count only there: elsewhere they mean something else. */
  only?: (said: Said) => boolean;
  /** Where what they name is counted; one of them has to have the number. */
  of: readonly string[];
};

const within =
  (...parts: string[]) =>
  ({ path, beside }: Said) =>
    parts.some((part) => path.includes(part) || beside.kind === part);

const nouns: readonly Noun[] = [
  { names: 'industries|trades|sectors', of: ['industries/'] },
  {
    names: 'services|kinds of work|things we do',
    of: ['services/', 'home-services.yaml', 'categories in navigation.yaml'],
  },
  { names: 'articles|blog posts', of: ['articles/'] },
  { names: 'testimonials', of: ['testimonials.yaml'] },
  {
    names: 'people|clients|customers|voices|buyers|owners',
    only: within('testimonials'),
    of: ['testimonials.yaml'],
  },
  { names: 'logos', of: ['customers.yaml'] },
  {
    names: 'customers|clients|companies',
    only: within('customers', 'logos'),
    of: ['customers.yaml'],
  },
  { names: 'offices', of: ['offices in company.yaml'] },
  { names: 'checkboxes|boxes to tick', of: ['checkboxes in company.yaml'] },
  { names: 'social networks', of: ['social in company.yaml'] },
  { names: 'case studies', of: ['work/'] },
  { names: 'people', only: within('people'), of: ['people.yaml'] },
];

/** What a list may be called in the words beside it, by the name of its field. */
const lists: Record<string, string> = {
  points: 'rules|things|points|reasons|ways|principles|words|promises',
  questions: 'questions|things|answers',
  stations: 'stations|steps|stages|phases',
  steps: 'stations|steps|stages|phases',
  items: 'things|points|items',
  cards: 'kinds|ways|types',
  rungs: 'rungs|steps|levels',
  people: 'people',
};

// Not ‘three to six’, ‘two of the nine’ or ‘more than eight’: these do not count the list.
const before = String.raw`(?<!\b(?:to|or|of|of the|and|than|about|nearly|almost|every|other) )(?<![\d.,:/–-])`;
const digits = String.raw`1\d|20|[2-9]`;
const among = String.raw`(?:\s+(?!(?:of|to|or|and|more|other|further|new|newest|latest|next|last|first|dozen|hundred|thousand|million)\b)[a-z’'-]+)?`;
const phrase = (names: string) =>
  new RegExp(
    String.raw`${before}\b(${numbers.slice(2).join('|')}|${digits})${among}\s+(?:${names})\b`,
    'gi',
  );

/** The number that a word or digits stand for. */
const valueOf = (word: string) =>
  /^\d/.test(word) ? Number(word) : numbers.indexOf(word.toLowerCase());

/**
 * Numbers in words that are not those of the content.
 *
 * @param folder a company's
 */
export function wrongCounts(folder: string): Finding[] {
  const there = countsOf(folder);
  return textsOf(folder).flatMap((said) => [...ofContent(said, there), ...ofListsBeside(said)]);
}

function ofContent(said: Said, there: Counts): Finding[] {
  return nouns
    .filter(({ only }) => only?.(said) ?? true)
    .flatMap(({ names, of }) => {
      const known = of.flatMap((where) => {
        const count = there.of[where];
        return count === undefined ? [] : [{ where, count }];
      });
      if (known.length === 0) return [];
      const right = [...known.map(({ count }) => count), ...lengthsBeside(said)];
      if (of.includes('services/')) right.push(...there.categories);
      const has = known.map(({ where, count }) => `${count} in ${where}`).join(', ');
      return differing(said, names, right, `there are ${has}`);
    });
}

/** The fields that introduce what stands beside them. */
const introduces = /^(?:heading|subheading|title|intro|text)$/i;

function ofListsBeside(said: Said): Finding[] {
  if (!introduces.test(String(said.path.at(-1)))) return [];
  // What names no list of the content counts where the words begin with it.
  const begins = /^(?:[^.!?]*:\s+)?(?:(?:the|these|our|all|same)\s+)*(\S+)/i.exec(said.words);
  if (!begins) return [];
  return Object.entries(lists).flatMap(([field, names]) => {
    const list = said.beside[field];
    if (!Array.isArray(list) || list.length === 0) return [];
    const has = `${field} beside it has ${list.length}`;
    const start = begins[0].length;
    return differing(said, names, [list.length], has, start);
  });
}

const lengthsBeside = ({ beside }: Said): number[] =>
  Object.values(beside).flatMap((value) => (Array.isArray(value) ? [value.length] : []));

function differing(
  said: Said,
  names: string,
  right: number[],
  has: string,
  startsBy = Infinity,
): Finding[] {
  return [...said.words.matchAll(phrase(names))].flatMap((match): Finding[] => {
    const [written, number = ''] = match;
    if (match.index >= startsBy || right.includes(valueOf(number))) return [];
    const line = said.lineOf(written.split(/\s+/).slice(0, 2).join(' '));
    if (said.isRight(line)) return [];
    const words = written.replace(/\s+/g, ' ');
    const what = `“${words}”, and ${has}. Fix: write the number that is true, or “# ${RIGHT}” behind the line.`;
    return [{ file: said.file, line, what }];
  });
}

function countsOf(folder: string): Counts {
  const files = filesBelow(folder);
  const counts: Counts['of'] = {};
  for (const kind of ['industries/', 'articles/', 'work/'])
    if (existsSync(join(folder, kind)))
      counts[kind] = files.filter((file) => file.startsWith(kind)).length;
  const services = files
    .filter((file) => /^services\/[^/]+\.yaml$/.test(file))
    .filter((file) => field(folder, file, 'overview') !== true);
  counts['services/'] = services.length;
  const categories = Map.groupBy(services, (file) => field(folder, file, 'category'));
  for (const file of ['home-services.yaml', 'testimonials.yaml', 'customers.yaml', 'people.yaml']) {
    const data = files.includes(file) ? readSource(folder, file).data : undefined;
    if (Array.isArray(data)) counts[file] = data.length;
  }
  const facts: [file: string, ...path: string[]][] = [
    ['company.yaml', 'offices'],
    ['company.yaml', 'checkboxes'],
    ['company.yaml', 'social'],
    ['navigation.yaml', 'panels', 'services', 'categories'],
  ];
  for (const [file, ...path] of facts) {
    const value = files.includes(file) ? field(folder, file, ...path) : undefined;
    if (typeof value === 'object' && value !== null)
      counts[`${path.at(-1)} in ${file}`] = Object.keys(value).length;
  }
  return { of: counts, categories: [...categories.values()].map(({ length }) => length) };
}

const field = (folder: string, file: string, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (at as Record<string, unknown> | undefined)?.[key],
    readSource(folder, file).data,
  );
