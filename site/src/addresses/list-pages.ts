/** How many entries a page of a list has. */
export const PAGE_SIZE = 12;

export type ListPage<Item> = {
  number: number;
  path: string;
  items: Item[];
  /** The pages in the pagination: at most five. */
  choices: PageChoice[];
  count: number;
};

export type PageChoice = {
  number: number;
  path: string;
  /** Whether pages are left out before this one. */
  afterGap: boolean;
};

/**
 * Splits a list into pages of twelve. The first page has the address of the list itself; an empty list has one page,
 * too.
 *
 * @param path the address of the list: /blog
 */
export function listPages<Item>(items: readonly Item[], path: string): ListPage<Item>[] {
  const count = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const pageAt = (number: number) => (number === 1 ? path : `${path}/page/${number}`);
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const candidates = [1, number - 1, number, number + 1, count];
    const pageNumbers = [...new Set(candidates)].filter((number) => number >= 1 && number <= count);
    return {
      number,
      path: pageAt(number),
      items: items.slice(index * PAGE_SIZE, number * PAGE_SIZE),
      choices: pageNumbers.map((number, position) => ({
        number,
        path: pageAt(number),
        afterGap: number - (pageNumbers[position - 1] ?? 0) > 1,
      })),
      count,
    };
  });
}
