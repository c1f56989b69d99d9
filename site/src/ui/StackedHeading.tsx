type Props = { id: string; heading: string; text?: string | undefined; className?: string };

export function StackedHeading({ id, heading, text, className }: Props) {
  return (
    <div className={className}>
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      {text && <p className="mt-4 text-muted">{text}</p>}
    </div>
  );
}
