import type { CSSProperties } from 'react';
import { Band } from '../../ui/Band.tsx';
import type { BandProps } from '../page-bands.ts';
import './LadderBand.css';

/** An order that matters, as steps that climb. */
export function LadderBand({ id, tone, ...band }: BandProps<'ladder'>) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="ladder lg:grid" style={{ '--rungs': band.rungs.length } as CSSProperties}>
        <div className="ladder-head pb-10 lg:pe-12">
          <h2 id={id} className="text-heading">
            {band.heading}
          </h2>
          {band.text && <p className="mt-4 text-muted">{band.text}</p>}
        </div>
        <ol className="ladder-steps lg:pointer-events-none lg:grid">
          {band.rungs.map((rung, index) => (
            <li
              key={rung.name}
              className="ladder-rung pointer-events-auto relative border-t border-line pt-3 pb-5 before:absolute before:start-0 before:-top-0.5 before:border-t-3 before:border-ink lg:border-s lg:ps-4 lg:pe-5 lg:before:w-full"
              style={{ '--rung': index } as CSSProperties}
            >
              <p className="annotation">{index + 1}</p>
              <h3 className="mt-1 text-subheading">{rung.name}</h3>
              <p className="mt-2 text-small text-muted">{rung.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
