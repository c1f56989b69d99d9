/** Marks work that no client commissioned. */
export function ConceptMark({ words }: { words: string | undefined }) {
  if (!words) return null;
  return <span className="annotation text-ink">{words}</span>;
}
