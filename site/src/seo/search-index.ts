import { foldText, wordsOf } from './search.ts';

/** The size limit for each page in the index: 100 pages take 60 kB. */
export const BYTES_PER_PAGE = 600;

export type IndexedPage = { path: string; title: string; description: string; text: string };

const bytes = (text: string) => Buffer.byteLength(text);

/**
 * Returns the words of each page by its address, without those in its title or description. The words that other pages
 * lack come first, and the rest as far as there is room.
 */
export function searchIndex(pages: readonly IndexedPage[], language: string) {
  const counts = pages.map(({ text }) => {
    const words = Map.groupBy(wordsOf(text, language), (word) => word);
    return new Map([...words].map(([word, all]) => [word, all.length]));
  });
  const spread = Map.groupBy(
    counts.flatMap((words) => [...words.keys()]),
    (word) => word,
  );
  const worth = (word: string, count: number) =>
    (1 + Math.log(count)) * Math.log((pages.length + 1) / (spread.get(word)?.length ?? 1));
  const entries = pages.map(({ path, title, description }, index) => {
    const shownText = foldText(`${title} ${description}`);
    const ranked = [...(counts[index] ?? [])]
      .filter(([word]) => word.length > 1 && !shownText.includes(` ${word}`))
      .sort(([a, n], [b, m]) => worth(b, m) - worth(a, n));
    // Account for the quotes, the colon and the comma.
    let bytesLeft = BYTES_PER_PAGE - bytes(path) - 6;
    const keptWords: string[] = [];
    for (const [word] of ranked) {
      bytesLeft -= bytes(word) + 1;
      if (bytesLeft < 0) break;
      keptWords.push(word);
    }
    return [path, keptWords.join(' ')] as const;
  });
  return Object.fromEntries(entries);
}

/** Extracts the texts from the data of a file, without kinds of bands, file names, addresses and the like. */
export function collectTexts(data: unknown): string[] {
  if (typeof data === 'string') return /^[\x21-\x7e]*[/.:_-][\x21-\x7e]*$/.test(data) ? [] : [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'kind' ? [] : collectTexts(value),
  );
}
