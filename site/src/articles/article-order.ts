type Placed = {
  id: string;
  data: { date: string; order?: number | undefined; id?: number | undefined };
};

/**
 * Sorts articles for lists: newest first, then those with a position, lowest first. New articles thus appear above a
 * list that was arranged by hand.
 */
export function sortForList<Article extends Placed>(articles: readonly Article[]): Article[] {
  return articles.toSorted((a, b) => {
    const placeA = a.data.order ?? -Infinity;
    const placeB = b.data.order ?? -Infinity;
    if (placeA !== placeB) return placeA < placeB ? -1 : 1;
    return newestFirst(a, b);
  });
}

/** Compares by day, then by number (the higher one was written later), then by address. */
export function newestFirst(a: Placed, b: Placed): number {
  return (
    b.data.date.localeCompare(a.data.date) ||
    (b.data.id ?? 0) - (a.data.id ?? 0) ||
    a.id.localeCompare(b.id)
  );
}
