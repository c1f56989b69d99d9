type Props = {
  id?: string;
  heading: string;
  subheading?: string | undefined;
  text?: string | undefined;
  className?: string;
};

export function WideHeading({ id, heading, subheading, text, className = '' }: Props) {
  return (
    <div className={`grid gap-x-8 gap-y-4 lg:grid-cols-12 lg:items-baseline ${className}`}>
      <h2 id={id} className="text-heading lg:col-span-7">
        {subheading ? <span className="block">{heading}</span> : heading}
        {subheading && <span className="block pt-1 text-subheading text-muted">{subheading}</span>}
      </h2>
      <div className="lg:col-span-5">{text && <p className="text-muted">{text}</p>}</div>
    </div>
  );
}
