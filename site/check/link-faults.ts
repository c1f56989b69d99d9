import type { Targets } from './examine-page.ts';
import type { Finding } from './finding.ts';

/** Asks for everything that the pages point at, each once, and says what is not there. */
export async function linkFaults(origin: string, pages: Targets[]): Promise<Finding[]> {
  const idsOf = new Map(pages.map(({ from, ids }) => [from, new Set(ids)]));
  const wanted = new Set(pages.flatMap(({ to }) => to.map((target) => new URL(target).pathname)));
  const answers = new Map<string, number>();
  await Promise.all(
    [...wanted].map(async (path) => {
      const { status, body } = await fetch(`${origin}${path}`, { redirect: 'manual' });
      await body?.cancel();
      answers.set(path, status);
    }),
  );
  return pages.flatMap(({ from, to }) =>
    to.flatMap((target): Finding[] => {
      const { pathname, hash } = new URL(target);
      const fault = { kind: 'link', severity: 'error', where: from } as const;
      if (pathname !== from && answers.get(pathname) !== 200)
        return [{ ...fault, what: `${pathname} answers with ${answers.get(pathname)}` }];
      const id = decodeURIComponent(hash.slice(1));
      const ids = idsOf.get(pathname);
      if (id === '' || !ids || ids.has(id)) return [];
      return [{ ...fault, what: `${pathname} has no place called #${id}` }];
    }),
  );
}
