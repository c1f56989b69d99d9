import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

// navigation.yaml from the files that it was: pages/header-panels.yaml, footer-services.yaml, and what
// header and footer said in words.yaml. Each comment goes where its line goes.

const [panels, footerServices, words] = [
  'pages/header-panels.yaml',
  'footer-services.yaml',
  'words.yaml',
];

/** What was words and is an entry of a list now. */
const moved = {
  header: ['services', 'industries', 'about', 'blog', 'contact'],
  footer: ['services', 'industries', 'company', 'about', 'contact', 'privacyPolicy', 'rights'],
};

/**
 * Makes navigation.yaml.
 *
 * @returns the files that change, by their paths in the company's folder; nothing where the file exists
 */
export function gatherNavigation(files: ReadonlyMap<string, string>) {
  const changes = new Map<string, string | undefined>();
  const head = files.get(panels);
  const said = files.get(words);
  if (files.has('navigation.yaml') || head === undefined || said === undefined) return changes;
  const [headDoc, said_, links] = [head, said, files.get(footerServices) ?? '[]'].map((text) =>
    parseDocument(text),
  );
  // Files that cannot be read are left to the check, which says where.
  if (!headDoc || !said_ || !links) return changes;
  if ([headDoc, said_, links].some(({ errors }) => errors.length > 0)) return changes;
  changes.set('navigation.yaml', navigation(headDoc, said_, links));
  changes.set(words, withoutKeys(said, moved));
  changes.set(panels, undefined);
  if (files.has(footerServices)) changes.set(footerServices, undefined);
  return changes;
}

function navigation(panels: Document, words: Document, footerServices: Document): string {
  const template = parseDocument(
    readFileSync(join(import.meta.dirname, '../templates/navigation.yaml'), 'utf8'),
  );
  const doc = new Document({ menu: [], panels: {}, footer: { columns: [], legal: [] } });
  doc.commentBefore = template.contents?.commentBefore ?? null;
  /** The word of an old file, with its comment; the template's where the company never had it. */
  const word = (part: keyof typeof moved, key: string, otherwise: readonly unknown[]) =>
    said(words, part, key) ?? { value: doc.createNode(template.getIn(otherwise)) as Node };
  const entry = (name: Word, rest: object, as = 'name') => {
    const node = doc.createNode({ [as]: '', ...rest }) as YAMLMap;
    node.set(as, name.value);
    if (name.above) node.commentBefore = name.above;
    return node;
  };
  const menu = [
    { key: 'services', panel: 'services' },
    { key: 'industries', panel: 'industries' },
    { key: 'about', link: '/about' },
    { key: 'blog', link: '/blog' },
    { key: 'contact', link: '/contact', button: true },
  ].map(({ key, ...rest }, index) => entry(word('header', key, ['menu', index, 'name']), rest));
  const company = [
    { key: 'about', link: '/about' },
    { key: 'contact', link: '/contact' },
    { key: 'privacyPolicy', link: '/privacy-policy' },
  ].map(({ key, link }, index) =>
    entry(word('footer', key, ['footer', 'columns', 2, 'links', index, 'name']), { link }),
  );
  const column = (key: string, index: number, rest: object) =>
    entry(word('footer', key, ['footer', 'columns', index, 'heading']), rest, 'heading');
  const services = column('services', 0, { links: [] });
  services.set('links', withoutIds(footerServices));
  const ofCompany = column('company', 2, { links: [] });
  ofCompany.set('links', doc.createNode(company));
  const rights = word('footer', 'rights', ['footer', 'legal', 0]);

  doc.set('menu', doc.createNode(menu));
  doc.set('panels', panels.contents);
  if (panels.commentBefore) (panels.contents as Node).commentBefore = panels.commentBefore;
  doc.setIn(
    ['footer', 'columns'],
    doc.createNode([services, column('industries', 1, { list: 'industries' }), ofCompany]),
  );
  doc.setIn(['footer', 'legal'], doc.createNode([rights.value]));
  return doc.toString({ lineWidth: 100, singleQuote: true });
}

/** A word as a node, with its comment behind it, and the comment above its key. */
type Word = { value: Node; above?: string | null | undefined };

function said(words: Document, part: string, key: string): Word | undefined {
  const holder = words.get(part);
  const pair = isMap(holder)
    ? holder.items.find((item: Pair) => isScalar(item.key) && item.key.value === key)
    : undefined;
  if (!pair) return undefined;
  return { value: pair.value as Node, above: (pair.key as Node).commentBefore };
}

/** The links of the footer: an entry of a list in a file needed a name of its own, and these do not. */
function withoutIds({ contents }: Document): YAMLSeq {
  const list = contents as unknown as YAMLSeq;
  if (isSeq(list)) for (const item of list.items) if (isMap(item)) item.delete('id');
  return list;
}

/** The text without some keys of its groups. All other lines stay as they are. */
function withoutKeys(text: string, groups: Record<string, string[]>): string {
  const doc = parseDocument(text);
  const lines = text.split('\n');
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length - 1;
  const gone = new Set<number>();
  for (const [group, keys] of Object.entries(groups)) {
    const holder = doc.get(group);
    if (!isMap(holder)) continue;
    if (holder.flow) return withoutKeysInFlow(doc, groups);
    for (const { key, value } of holder.items as Pair<Node, Node | null>[]) {
      if (!isScalar(key) || !keys.includes(String(key.value))) continue;
      const first = lineOf(key.range?.[0] ?? 0);
      const above = key.commentBefore?.split('\n').length ?? 0;
      // A key without a value ends where it begins.
      const last = Math.max(first, lineOf((value?.range?.[1] ?? 1) - 1));
      for (let line = first - above; line <= last; line += 1) gone.add(line);
    }
  }
  return lines.filter((_, line) => !gone.has(line)).join('\n');
}

function withoutKeysInFlow(doc: Document, groups: Record<string, string[]>): string {
  for (const [group, keys] of Object.entries(groups))
    for (const key of keys) if (doc.hasIn([group, key])) doc.deleteIn([group, key]);
  return doc.toString({ lineWidth: 100, singleQuote: true });
}
