/** Marks work that no client commissioned. */
export function ConceptMark({ words }: { words: string | undefined }) {
  if (!words) return null;
  return <span className="inline-block border border-edge px-2 annotation text-ink">{words}</span>;
}
