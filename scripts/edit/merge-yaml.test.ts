import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test, vi } from 'vitest';
import { isCollection, isPair, isScalar, parseDocument, visit } from 'yaml';
import { filesBelow } from '../../site/src/files/files-below.ts';
import { dataIn, mergeIntoYaml, mergeIntoArticle } from './merge-yaml.ts';
import { generator } from '../../test/random.ts';
import { SLOW } from '../../test/slow.ts';

vi.setConfig({ testTimeout: SLOW });

const companies = join(import.meta.dirname, '../../companies');
const written = filesBelow(companies)
  .filter((file) => /\.(yaml|md)$/.test(file) && !/\/(art|specification)\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(companies, file), 'utf8') }));

type Path = (string | number)[];
type Holder = Record<string | number, unknown>;

/** The editor trims texts. */
const trimmed = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' ? value.trim() : value,
  );

const dataOf = (file: string, text: string) => trimmed(dataIn(file, text));

const save = (file: string, text: string, data: unknown) =>
  file.endsWith('.md')
    ? mergeIntoArticle(text, data as Holder, trimmed)
    : mergeIntoYaml(text, data, trimmed);

/** Data with another value at a path. */
function changed(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...(data as object) }) as Holder;
  copy[key] = changed(copy[key], rest, value);
  return copy;
}

/** Every single value of a file's YAML, with its path and the lines on which it is. */
function scalarsOf(text: string) {
  const yaml = /^---\n([^]*?)^---$/m.exec(text)?.[1] ?? text;
  const shift = text.indexOf(yaml);
  const found: { path: Path; value: unknown; from: number; to: number }[] = [];
  visit(parseDocument(yaml), {
    Scalar(key, node, parents) {
      if (key === 'key' || !node.range) return;
      const path = parents.flatMap((one, index): Path => {
        const next: unknown = parents[index + 1] ?? node;
        if ('items' in one && one.constructor.name === 'YAMLSeq')
          return [(one.items as unknown[]).indexOf(next)];
        return 'key' in one && isScalar(one.key) ? [one.key.value as string] : [];
      });
      const pair = parents.at(-1);
      const start = isPair(pair) && isScalar(pair.key) ? pair.key.range?.[0] : undefined;
      const end = text.indexOf('\n', node.range[1] + shift - 1) + 1;
      found.push({
        path,
        value: node.value,
        from: text.lastIndexOf('\n', (start ?? node.range[0]) + shift - 1) + 1,
        to: end === 0 ? text.length : end,
      });
    },
  });
  return found;
}

const another = (value: unknown): unknown => {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return `${String(value).replace(/\s+\S*$/, '')} it’s other: yes`;
};

test('each scalar of every file, when it changes, changes its own lines alone', () => {
  let count = 0;
  for (const { file, text } of written) {
    const data = dataOf(file, text);
    const isName = ({ path }: { path: Path }) => /^(kind|id)$/.test(String(path.at(-1)));
    const scalars = scalarsOf(text);
    const names = scalars.filter(isName);
    const values = scalars.filter((one) => !isName(one));
    // Half of them at once: nothing between their lines may differ. Entries are known by their names among neighbors.
    for (const all of [names, values])
      for (const half of [0, 1]) {
        const some = all.filter((_, index) => index % 2 === half);
        if (some.length === 0) continue;
        count += some.length;
        const wanted = some.reduce(
          (so, { path, value }) => changed(so, path, another(value)),
          data,
        );
        const result = save(file, text, wanted);
        expect(isDeepStrictEqual(dataOf(file, result), wanted), file).toBe(true);
        expect(between(text, result, some), file).toEqual([]);
      }
  }
  expect(count).toBeGreaterThan(10_000);
});

/** What is lost of the text between these lines, or is elsewhere now. */
function between(text: string, result: string, lines: { from: number; to: number }[]): string[] {
  let start = 0;
  let position = 0;
  const parts = lines.flatMap(({ from, to }) => {
    const part = text.slice(start, Math.max(start, from));
    start = Math.max(start, to);
    return part === '' ? [] : [part];
  });
  const end = text.slice(start);
  const gone = parts.filter((part) => {
    const found = result.indexOf(part, position);
    position = found < 0 ? position : found + part.length;
    return found < 0;
  });
  return result.endsWith(end) && result.length >= position + end.length ? gone : [...gone, end];
}

/** The paths of all lists, the one that is the whole file included. */
function listsIn(data: unknown, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [];
  const below = Object.entries(data).flatMap(([key, one]) =>
    listsIn(one, [...path, Array.isArray(data) ? Number(key) : key]),
  );
  return Array.isArray(data) ? [path, ...below] : below;
}

const valueAt = (data: unknown, path: Path) =>
  path.reduce<unknown>((one, key) => (one as Holder)[key], data);

const lines = (text: string) => text.split('\n').map((line) => line.trim().replace(/^- /, ''));

/** Whether a list is written between brackets: its entries share lines. */
function isWithinBrackets(text: string, path: Path): boolean {
  const doc = parseDocument(/^---\n([^]*?)^---$/m.exec(text)?.[1] ?? text);
  return path.some((_, index) => isFlow(doc.getIn(path.slice(0, index + 1))));
}

const isFlow = (node: unknown) => isCollection(node) && node.flow === true;

/** Lines of the one text that the other has not. */
function lost(text: string, from: string): string[] {
  const left = lines(from);
  return lines(text).filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

test('entries that are added, moved and removed change their own lines alone', () => {
  const files = written.filter(({ file, text }) => listsIn(dataOf(file, text)).length > 0);
  for (let seed = 1; seed <= 200; seed += 1) {
    const next = generator(seed);
    const random = (below: number) => Math.floor(next() * below);
    const { file, text } = files[random(files.length)] ?? { file: '', text: '' };
    let data = dataOf(file, text);
    let now = text;
    for (let step = 0; step < 3; step += 1) {
      const paths = listsIn(data);
      const path = paths[random(paths.length)] ?? [];
      const entries = [...(valueAt(data, path) as unknown[])];
      // There is nothing to move or remove in an empty list.
      const how = entries.length > 0 ? (['add', 'move', 'remove'] as const)[random(3)] : 'add';
      const [taken] = how === 'add' ? [] : entries.splice(random(entries.length), 1);
      const fresh =
        typeof entries[0] === 'object' ? { ...entries[0], id: `new-${step}` } : 'New: one';
      if (how === 'add') entries.splice(random(entries.length + 1), 0, fresh);
      if (how === 'move') entries.splice(random(entries.length + 1), 0, taken);
      data = changed(data, path, entries);
      const result = save(file, now, data);
      const where = `${seed} ${file} ${path.join('.')} ${how}\n${result}`;
      const gone = how === 'remove' ? [] : lost(now, result);
      const come = how === 'add' ? [] : lost(result, now);
      if (gone.length + come.length > 0 && entries.length > 0)
        expect(isWithinBrackets(now, path), where).toBe(true);
      now = result;
    }
    expect(isDeepStrictEqual(dataOf(file, now), data), `${seed} ${file}`).toBe(true);
  }
});

const old = `# Translation of services/x.yaml, 0123456789ab
name: Baking # for now
text: >-
  The plan is on the wall before the first baker comes, and nobody who works at night has to look
  for it any more.
# Shown in this order.
list:
  - id: a
    image: { src: a.jpg, alt: 'A: one' }
  # The second one.
  - id: b
`;
const data = () => dataIn('x.yaml', old) as Holder & { list: Holder[] };

test.each([
  ['name', 'Bread', 'name: Baking', 'name: Bread'],
  ['name', 'Bread: new', 'name: Baking', "name: 'Bread: new'"],
  ['text', `${String(data().text)} They look once.`, 'any more.', 'any more. They look once.'],
  ['text', undefined, old.slice(old.indexOf('text:'), old.indexOf('# Shown')), ''],
  ['price', 3, 'list:', 'list:'],
  [
    'list',
    data().list.toReversed(),
    /# Shown[^]*/,
    "# Shown in this order.\nlist:\n  # The second one.\n  - id: b\n  - id: a\n    image: { src: a.jpg, alt: 'A: one' }\n",
  ],
  ['list', [{ id: 'a', image: { src: 'b.jpg', alt: 'A: one' } }, { id: 'b' }], 'src: a', 'src: b'],
])('a changed %s leaves comments, quotes and layout: %s', (key, value, before, after) => {
  const { [key]: _, ...rest } = data();
  const wanted = value === undefined ? rest : { ...data(), [key]: value };
  const expected = old.replace(before, after) + (key === 'price' ? 'price: 3\n' : '');
  expect(mergeIntoYaml(old, wanted)).toBe(expected);
});

test.each([
  ['a:\nb: 2\n', { a: 'x', b: 2 }, 'a: x\nb: 2\n'],
  ['a:\n  b: 1\n  # End\n# Next\nc: 2\n', { a: { b: 2 }, c: 2 }, 'a:\n  b: 2\n  # End\n# Next\nc: 2\n'],
  ['l: [\n    a, # One\n    b # Two\n  ]\n', { l: ['a', 'x'] }, 'l: [\n    a, # One\n    x # Two\n  ]\n'],
  ['l: []\n', { l: ['a'] }, 'l: [ a ]\n'],
  ['- a\n- b\n# End\n', ['b', 'c'], '- b\n- c\n# End\n'],
  ['- id: a\n- id: b # Two\n  n: 2\n', [{ id: 'b', n: 3 }, { id: 'a' }], '- id: b # Two\n  n: 3\n- id: a\n'],
  ['l: [a, "b"]\n', { l: ['b'] }, 'l: [ b ]\n'],
])('a change of %j leaves the rest: %j', (before, wanted, after) => {
  expect(mergeIntoYaml(before, wanted)).toBe(after);
}); // prettier-ignore

test('the text of an article changes without its facts, and they without it', () => {
  const article = '---\n# Facts\ntitle: "One"\n---\n\nText\n\n| a | b |\n';
  const data = dataIn('a.md', article) as Holder;
  expect(mergeIntoArticle(article, { ...data, body: 'Other' })).toBe(
    '---\n# Facts\ntitle: "One"\n---\n\nOther\n',
  );
  expect(mergeIntoArticle(article, { ...data, title: 'Two' })).toBe(article.replace('One', 'Two'));
  expect(mergeIntoArticle('', { title: 'New', body: 'Text' })).toBe(
    '---\ntitle: New\n---\n\nText\n',
  );
});
