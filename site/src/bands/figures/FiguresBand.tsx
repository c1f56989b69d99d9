import { Band } from '../../ui/Band.tsx';
import { BandHead } from '../../ui/BandHead.tsx';
import type { BandProps } from '../page-bands.ts';
import { FittedFigure } from '../../ui/FittedFigure.tsx';
import './FiguresBand.css';

export function FiguresBand({ id, tone, heading, text, figures }: BandProps<'figures'>) {
  const [first, ...others] = figures.map(({ value }) => value.length);
  const longest = Math.max(...others);
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid gap-x-8 gap-y-10">
        <BandHead id={id} heading={heading} text={text} />
        <dl className="figures">
          {figures.map(({ value, label, note }, index) => (
            <div
              key={label}
              className="flex flex-col-reverse border-t border-line py-4 first:border-t-2 first:border-highlight lg:col-start-2 lg:justify-end lg:first:col-start-1 lg:first:row-span-6 lg:first:row-start-1 lg:first:pe-8"
            >
              <dt className="mt-2">
                {label}
                {note && <span className="block text-small text-muted">{note}</span>}
              </dt>
              <dd className="max-w-none">
                <FittedFigure letters={(index === 0 && first) || longest}>{value}</FittedFigure>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
