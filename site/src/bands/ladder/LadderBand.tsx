import type { CSSProperties } from 'react';
import { Band } from '../../ui/Band.tsx';
import { StackedHeading } from '../../ui/StackedHeading.tsx';
import type { BandProps } from '../page-bands.ts';
import './LadderBand.css';

export function LadderBand({ id, tone, ...band }: BandProps<'ladder'>) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="ladder lg:grid" style={{ '--rungs': band.rungs.length } as CSSProperties}>
        <StackedHeading
          id={id}
          heading={band.heading}
          text={band.text}
          className="ladder-head pb-10 lg:pe-12"
        />
        <ol className="ladder-steps lg:pointer-events-none lg:grid">
          {band.rungs.map((rung, index) => (
            <li
              key={rung.name}
              className="ladder-rung pointer-events-auto relative border-t border-line pt-3 pb-5 before:absolute before:start-0 before:-top-0.5 before:border-t-3 before:border-ink lg:border-s lg:ps-4 lg:pe-5 lg:before:w-full"
              style={{ '--rung': index } as CSSProperties}
            >
              <p className="label-text">{index + 1}</p>
              <h3 className="mt-1 text-subheading">{rung.name}</h3>
              <p className="mt-2 text-muted">{rung.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
