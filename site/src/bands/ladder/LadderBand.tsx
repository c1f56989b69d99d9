import type { CSSProperties } from 'react';
import { Band } from '../../ui/Band.tsx';
import type { BandProps } from '../page-bands.ts';
import './LadderBand.css';

/** An order that matters, as steps that climb. */
export function LadderBand({ id, tone, ...band }: BandProps<'ladder'>) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="ladder" style={{ '--rungs': band.rungs.length } as CSSProperties}>
        <div className="ladder-head pb-10 lg:pe-12">
          <h2 id={id} className="text-heading">
            {band.heading}
          </h2>
          {band.text && <p className="mt-4 text-muted">{band.text}</p>}
        </div>
        <ol className="ladder-steps">
          {band.rungs.map((rung, index) => (
            <li
              key={rung.name}
              className="ladder-rung"
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
