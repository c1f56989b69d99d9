import type { CSSProperties } from 'react';
import type { BandPlace } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';
import './DependsOnBand.css';

type Props = BandPlace & { heading: string; points: { title: string; text: string }[] };

const depths = ['2.5rem', '5.5rem', '4rem', '7rem'];

export function DependsOnBand({ id, tone, heading, points }: Props) {
  return (
    <Band tone={tone} labelledBy={id} className="overflow-clip">
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      <dl
        className={`depends-on-points mt-8 sm:grid lg:border-t lg:border-edge ${points.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-4'}`}
      >
        {points.map(({ title, text }, index) => (
          <div
            key={title}
            className="border-t border-line py-4 sm:relative sm:border-edge sm:pe-8 sm:pb-8 sm:before:absolute sm:before:start-0 sm:before:top-0 sm:before:h-(--depth) sm:before:border-s sm:before:border-edge sm:after:absolute sm:after:-start-0.75 sm:after:top-(--depth) sm:after:size-1.75 sm:after:rounded-full sm:after:bg-ink lg:border-0 lg:pb-0"
            style={{ '--depth': depths[index % depths.length] } as CSSProperties}
          >
            <dt className="font-display text-subheading sm:pt-(--depth)">{title}</dt>
            <dd className="mt-2 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
