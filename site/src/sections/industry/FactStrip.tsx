type Props = { facts: { label: string; value: string }[] };

/** The title block of a sheet as a strip: facts in ruled cells, full width. */
export function FactStrip({ facts }: Props) {
  return (
    <div className="border-y border-line">
      <dl className="wrap grid grid-cols-2 lg:flex">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="border-line py-4 pe-4 even:border-s even:ps-4 nth-[n+3]:border-t lg:flex-1 lg:border-t-0! lg:not-first:border-s lg:not-first:ps-6"
          >
            <dt className="annotation">{label}</dt>
            <dd className="mt-1 font-display text-subheading">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
