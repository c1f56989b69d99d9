import './FactGrid.css';

type Props = { facts: { label: string; value: string }[]; className?: string };

export function FactGrid({ facts, className = '' }: Props) {
  return (
    <dl className={`fact-grid ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="label-text">{label}</dt>
          <dd className="mt-1 font-display">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
