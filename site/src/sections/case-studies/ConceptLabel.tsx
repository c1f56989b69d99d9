/** Marks work that no client commissioned. */
export function ConceptLabel({ words }: { words: string | undefined }) {
  if (!words) return null;
  return <span className="label-text text-ink">{words}</span>;
}
