type Props = { facts: { label: string; value: string }[] };

/** The block at the foot of a drawing, with the facts of the page. */
export function TitleBlock({ facts }: Props) {
  return (
    <dl className="title-block relative grid border-s border-t border-edge bg-paper">
      {facts.map(({ label, value }) => (
        <div key={label} className="border-e border-b border-edge px-4 py-3">
          <dt className="annotation">{label}</dt>
          <dd className="mt-1 font-display">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
