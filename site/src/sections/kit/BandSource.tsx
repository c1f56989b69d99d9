type Props = {
  kind: string;
  yaml: string;
  /** Whether the company has what the band needs. */
  shown: boolean;
};

export function BandSource({ kind, yaml, shown }: Props) {
  return (
    <section aria-label={kind} className="border-y border-edge py-8 tone-tint">
      <div className="wrap">
        <p className="font-display text-subheading">{kind}</p>
        <pre className="mt-3 label-text whitespace-pre-wrap">{yaml}</pre>
        {!shown && <p className="mt-3 text-small">The company has nothing to show here yet.</p>}
      </div>
    </section>
  );
}
