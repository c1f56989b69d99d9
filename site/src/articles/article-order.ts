type Placed = {
  id: string;
  data: { date: string; order?: number | undefined; id?: number | undefined };
};

/**
 * Articles as lists show them: newest first. Those with a place of their own stand after all that have none,
 * smallest place first: what somebody has arranged by hand stays as it is while new articles come on top.
 */
export function inListOrder<Article extends Placed>(articles: readonly Article[]): Article[] {
  return articles.toSorted((a, b) => {
    const [placeA, placeB] = [a.data.order ?? -Infinity, b.data.order ?? -Infinity];
    if (placeA !== placeB) return placeA < placeB ? -1 : 1;
    return newestFirst(a, b);
  });
}

/** By day; of one day the higher number, as it was written later, and then by the address. */
export function newestFirst(a: Placed, b: Placed): number {
  return (
    b.data.date.localeCompare(a.data.date) ||
    (b.data.id ?? 0) - (a.data.id ?? 0) ||
    a.id.localeCompare(b.id)
  );
}
