import type { CSSProperties } from 'react';
import type { BandOf } from '../bands.ts';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import type { BandProps } from '../page-bands.ts';
import './ProcessBand.css';

type Props = BandProps<'process'> & { labels: { yields?: string } };

export function ProcessBand({ id, tone, labels, ...band }: Props) {
  return (
    <HeadedBand
      id={id}
      tone={tone}
      heading={band.heading}
      text={band.text}
      className="overflow-clip"
    >
      <ol className="milestones" style={{ '--milestones': band.steps.length } as CSSProperties}>
        {band.steps.map((step, index) => (
          <Step key={step.name} step={step} number={index + 1} yieldsLabel={labels.yields} />
        ))}
      </ol>
    </HeadedBand>
  );
}

type StepProps = {
  step: BandOf<'process'>['steps'][number];
  number: number;
  yieldsLabel: string | undefined;
};

function Step({ step, number, yieldsLabel }: StepProps) {
  return (
    <li className="milestone" style={{ '--milestone': number } as CSSProperties}>
      <p className="label-text">
        {number}
        {step.time && ` · ${step.time}`}
      </p>
      <h3 className="mt-1 text-subheading">{step.name}</h3>
      <p className="mt-2 text-muted">{step.text}</p>
      <p className="mt-1 font-semibold md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1 md:max-lg:mt-0 lg:mt-3">
        {yieldsLabel && <span className="me-2 label-text font-normal md:block">{yieldsLabel}</span>}{' '}
        {step.yields}
      </p>
    </li>
  );
}
