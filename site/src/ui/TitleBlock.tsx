import './TitleBlock.css';

type Props = { facts: { label: string; value: string }[]; className?: string };

export function TitleBlock({ facts, className = '' }: Props) {
  return (
    <dl className={`title-block ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="annotation">{label}</dt>
          <dd className="mt-1 font-display">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
