import type { Place } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';
import './DependsOnBand.css';

type Props = Place & { heading: string; points: { title: string; text: string }[] };

/** What cost, time and result depend on: statements that hang to different depths. */
export function DependsOnBand({ id, tone, heading, points }: Props) {
  return (
    <Band tone={tone} labelledBy={id} className="overflow-clip">
      <h2 id={id} className="text-heading">
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
