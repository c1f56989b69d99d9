/** Marks work that no client commissioned. */
export function ConceptLabel({ text }: { text: string | undefined }) {
  if (!text) return null;
  return <span className="label-text text-ink">{text}</span>;
}
