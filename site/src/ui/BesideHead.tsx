type Props = { id: string; heading: string; text?: string | undefined };

/** The heading of a section beside what it is about: on large screens it stays in view. */
export function BesideHead({ id, heading, text }: Props) {
  return (
    <div className="lg:sticky lg:top-32 lg:col-span-4 lg:self-start">
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      {text && <p className="mt-4 text-muted">{text}</p>}
    </div>
  );
}
