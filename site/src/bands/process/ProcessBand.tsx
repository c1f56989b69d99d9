import type { CSSProperties } from 'react';
import type { BandOf } from '../bands.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { BandProps } from '../page-bands.ts';
import './ProcessBand.css';

type Props = BandProps<'process'> & { labels: { yields: string } };

/** A process as stations along one line, by turns above and below it. */
export function ProcessBand({ id, tone, labels, ...band }: Props) {
  return (
    <Band tone={tone} labelledBy={id} className="overflow-clip">
      <SectionHead id={id} heading={band.heading} text={band.text} className="mb-6 lg:mb-10" />
      <ol className="stations" style={{ '--stations': band.steps.length } as CSSProperties}>
        {band.steps.map((step, index) => (
          <Station key={step.name} step={step} number={index + 1} yieldsLabel={labels.yields} />
        ))}
      </ol>
    </Band>
  );
}

type StationProps = {
  step: BandOf<'process'>['steps'][number];
  number: number;
  yieldsLabel: string;
};

function Station({ step, number, yieldsLabel }: StationProps) {
  return (
    <li className="station text-small" style={{ '--station': number } as CSSProperties}>
      <p className="annotation">
        {number}
        {step.time && ` · ${step.time}`}
      </p>
      <h3 className="mt-1 text-subheading">{step.name}</h3>
      <p className="mt-2 text-muted">{step.text}</p>
      <p className="station-yields font-semibold">
        <span className="me-2 annotation font-normal md:block">{yieldsLabel}</span> {step.yields}
      </p>
    </li>
  );
}
