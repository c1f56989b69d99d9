import { Band } from '../../ui/Band.tsx';
import './DependsOn.css';

type Props = { heading: string; points: { title: string; text: string }[] };

/** What cost, time and result depend on: statements that hang to different depths. */
export function DependsOn({ heading, points }: Props) {
  return (
    <Band tone="tint" labelledBy="depends-on" className="overflow-clip">
      <h2 id="depends-on" className="text-heading">
        {heading}
      </h2>
      <dl className="pendants mt-8">
        {points.map(({ title, text }) => (
          <div key={title} className="pendant">
            <dt className="font-display text-subheading">{title}</dt>
            <dd className="mt-2 text-small text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
