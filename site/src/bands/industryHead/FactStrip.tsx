type Props = { facts: { label: string; value: string }[] };

export function FactStrip({ facts }: Props) {
  return (
    <div className="border-y border-line">
      <dl className="wrap grid grid-cols-2 lg:flex lg:gap-x-8">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="relative border-line py-4 pe-4 not-first:not-nth-2:border-t even:border-s even:ps-4 max-lg:last:odd:col-span-2 lg:flex-1 lg:border-0! lg:px-0! lg:not-first:before:absolute lg:not-first:before:inset-y-0 lg:not-first:before:-start-4 lg:not-first:before:border-s lg:not-first:before:border-line lg:last:flex-[1.6]"
          >
            <dt className="label-text">{label}</dt>
            <dd className="mt-1 font-display text-subheading">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
