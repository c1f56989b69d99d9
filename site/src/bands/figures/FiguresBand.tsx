import { Band } from '../../ui/Band.tsx';
import { StackedHeading } from '../../ui/StackedHeading.tsx';
import type { BandProps } from '../page-bands.ts';
import { FittedFigure } from '../../ui/FittedFigure.tsx';
import './FiguresBand.css';

/** The first is large, and the others are below each other beside it. */
const led =
  'border-t border-line first:border-t-2 first:border-highlight lg:col-start-2 lg:justify-end lg:first:col-start-1 lg:first:row-span-6 lg:first:row-start-1 lg:first:pe-8';

/** Two have the same weight. */
const pair = 'justify-end gap-3 self-start border-t-2 border-highlight';

export function FiguresBand({ id, tone, heading, text, figures }: BandProps<'figures'>) {
  const isPair = figures.length === 2;
  const lengths = figures.map(({ value }) => value.length);
  const longest = Math.max(...lengths.slice(isPair ? 0 : 1));
  return (
    <Band tone={tone} labelledBy={id}>
      <div className={`grid gap-x-8 gap-y-10 ${isPair ? 'lg:grid-cols-12' : ''}`}>
        <StackedHeading
          id={id}
          heading={heading}
          text={text}
          className={isPair ? 'lg:col-span-4' : ''}
        />
        <dl className={isPair ? 'grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:col-span-8' : 'figures'}>
          {figures.map(({ value, label, note }, index) => (
            <div key={label} className={`flex flex-col-reverse py-4 ${isPair ? pair : led}`}>
              <dt className="mt-2">
                {label}
                {note && <span className="mt-1.5 block text-small text-muted">{note}</span>}
              </dt>
              <dd className="max-w-none">
                <FittedFigure length={(!isPair && index === 0 && lengths[0]) || longest}>
                  {value}
                </FittedFigure>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
