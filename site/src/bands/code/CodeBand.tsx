import type { ReactNode } from 'react';
import { Band } from '../../ui/Band.tsx';
import { StackedHeading } from '../../ui/StackedHeading.tsx';
import type { BandProps } from '../page-bands.ts';
import './CodeBand.css';

type Props = BandProps<'code'> & {
  children?: ReactNode;
};

const tones = {
  paper: 'code-on-band',
  ink: 'code-on-band',
  tint: 'code-on-band code-on-tint',
};

const sample = 'code-sample-beside min-w-0 border-s border-edge ps-5 lg:col-span-8 lg:ps-8';

export function CodeBand({ id, tone, children, ...band }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="code-beside grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12">
        <StackedHeading id={id} heading={band.heading} text={band.text} className="lg:col-span-4" />
        <div className={`${tones[tone]} ${sample}`}>
          <p className="mb-3 label-text">{band.language}</p>
          {children}
        </div>
        {band.notes.length > 0 && (
          <ul className="text-small lg:col-span-4">
            {band.notes.map((note) => (
              <li key={note} className="border-t border-line py-3 text-muted">
                <span className="block max-w-measure">{note}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Band>
  );
}
