import { parseDocument, type Document } from 'yaml';

/** A file of the project that changes: where it stands and goes, and what of its words is another. */
export type Step = { from: string; to: string; before?: string; after?: string };

/** How a company's files are carried over a change of what they hold. Its number never changes. */
export type Migration = {
  number: number;
  says: string;
  /** Where a file goes, below the project's root; nothing where it stays. */
  move?: (path: string, company: string) => string | undefined;
  /** Changes a file of the company's folder in place; comments stay. Doing it twice changes nothing more. */
  change?: (path: string, doc: Document) => void;
};

export const migrations: readonly Migration[] = [
  {
    number: 1,
    says: 'what a company says stands in a folder of its own: site/content/ and site/public/ move there',
    move: (path, company) =>
      path
        .match(/^site\/(?:content\/(.+)|(public\/.+))$/)
        ?.slice(1)
        .filter((rest) => rest !== undefined)
        .map((rest) => `${company}/${rest}`)[0],
  },
];

/**
 * What the migrations would do to these files, without doing it.
 *
 * @param texts every file that may be concerned, by its path below the project's root
 * @param company the company's folder, below the project's root or an absolute path
 */
export function planned(
  texts: ReadonlyMap<string, string>,
  company: string,
  list: readonly Migration[] = migrations,
): Step[] {
  return [...texts].flatMap(([from, before]) => {
    let to = from;
    let after = before;
    for (const { move, change } of list) {
      to = move?.(to, company) ?? to;
      if (change && to.startsWith(`${company}/`) && to.endsWith('.yaml'))
        after = changed(to.slice(company.length + 1), after, change);
    }
    if (to === from && after === before) return [];
    return [{ from, to, ...(after !== before && { before, after }) }];
  });
}

function changed(path: string, text: string, change: NonNullable<Migration['change']>): string {
  const doc = parseDocument(text);
  // What cannot be read is left to the check, which says where.
  if (doc.errors.length > 0) return text;
  const asIs = doc.toString({ lineWidth: 0 });
  change(path, doc);
  const after = doc.toString({ lineWidth: 0 });
  return after === asIs ? text : after;
}
