import { Band } from '../../ui/Band.tsx';

type Props = { heading: string; points: { title: string; text: string }[] };

/** What cost, time and result depend on. */
export function DependsOn({ heading, points }: Props) {
  return (
    <Band tone="tint" labelledBy="depends-on">
      <h2 id="depends-on" className="text-heading">
        {heading}
      </h2>
      <dl className="mt-10 gap-x-16 md:columns-2">
        {points.map(({ title, text }) => (
          <div key={title} className="mb-6 break-inside-avoid">
            <dt className="inline font-display text-subheading">{title}. </dt>
            <dd className="inline text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
