import { parse } from 'yaml';

/** A file that changes: its path, its new path, and its new text; `to` is empty when it goes away. */
export type Step = { from: string; to: string; before?: string; after?: string };

/** How a company's files follow a change of the format. The number never changes. */
export type Migration = {
  number: number;
  says: string;
  /** The new path of a file, below the project's root; undefined when it stays. */
  move?: (path: string, company: string) => string | undefined;
  /**
   * The new text of a file in the company's folder. All other lines stay unchanged, comments too, and a
   * second run changes nothing.
   *
   * @param holds the parsed text
   */
  change?: (path: string, text: string, holds: Record<string, unknown>) => string;
  /**
   * A file that the company's folder lacks, by its path there.
   *
   * @param facts what company.yaml says before it changes; undefined adds nothing
   */
  add?: { path: string; text: (facts: Record<string, unknown>) => string | undefined };
  /**
   * Makes one file of several. It sees the files as the other migrations leave them, by their paths in the
   * company's folder, and gives the new text of each that changes; undefined for one that goes away.
   */
  gather?: (files: ReadonlyMap<string, string>) => Map<string, string | undefined>;
};

/**
 * What the migrations would do to these files, without doing it.
 *
 * @param texts every file that may change, by its path below the project's root
 * @param company the company's folder, below the project's root or an absolute path
 * @param list the migrations, in their order
 */
export function planned(
  texts: ReadonlyMap<string, string>,
  company: string,
  list: readonly Migration[],
): Step[] {
  const steps = [...texts].flatMap(([from, before]): Step[] => {
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
  const moved = new Map(steps.map(({ from, to }) => [from, to]));
  const there = new Set([...texts.keys()].map((path) => moved.get(path) ?? path));
  const [, facts] =
    [...texts].find(([path]) => (moved.get(path) ?? path) === `${company}/company.yaml`) ?? [];
  const added = list.flatMap(({ add }): Step[] => {
    const path = `${company}/${add?.path}`;
    if (!add || facts === undefined || there.has(path)) return [];
    const after = add.text(mapping(facts) ?? {});
    return after === undefined ? [] : [{ from: path, to: path, before: '', after }];
  });
  return list.reduce(
    (all, { gather }) =>
      gather && facts !== undefined ? gathered(texts, all, company, gather) : all,
    [...steps, ...added],
  );
}

/** The steps with what one migration makes of all files together. */
function gathered(
  texts: ReadonlyMap<string, string>,
  steps: Step[],
  company: string,
  gather: NonNullable<Migration['gather']>,
): Step[] {
  const planned = new Map(steps.map((step) => [step.from, step]));
  const now = [...texts].map(([from, before]) => planned.get(from) ?? { from, to: from, before });
  const all = [...now, ...steps.filter(({ from }) => !texts.has(from))];
  const inFolder = all.filter(({ to }) => to.startsWith(`${company}/`));
  const pathOf = ({ to }: Step) => to.slice(company.length + 1);
  const files = inFolder.map((step) => {
    return [pathOf(step), step.after ?? texts.get(step.from) ?? ''] as const;
  });
  const wanted = gather(new Map(files));
  const changed = inFolder.flatMap((step): Step[] => {
    const path = pathOf(step);
    if (!wanted.has(path)) return [];
    const { from, before = texts.get(from) ?? '' } = step;
    const after = wanted.get(path);
    return [after === undefined ? { from, to: '', before } : { from, to: step.to, before, after }];
  });
  const known = new Set(files.map(([path]) => path));
  const made = [...wanted].flatMap(([path, after]): Step[] => {
    const to = `${company}/${path}`;
    return known.has(path) || after === undefined ? [] : [{ from: to, to, before: '', after }];
  });
  const kept = steps.filter(({ from }) => !changed.some((step) => step.from === from));
  return [...kept, ...changed, ...made];
}

function changed(path: string, text: string, change: NonNullable<Migration['change']>): string {
  const holds = mapping(text);
  return holds ? change(path, text, holds) : text;
}

/** A text as YAML; undefined when it cannot be read, which is left to the check, or holds no fields. */
function mapping(text: string): Record<string, unknown> | undefined {
  try {
    const holds: unknown = parse(text);
    const isMapping = typeof holds === 'object' && holds !== null && !Array.isArray(holds);
    return isMapping ? (holds as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
