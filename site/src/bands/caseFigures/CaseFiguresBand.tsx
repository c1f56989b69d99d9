import type { BandPlace } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';
import { FittedFigure } from '../../ui/FittedFigure.tsx';

type Props = BandPlace & { heading: string; figures: { label: string; value: string }[] };

const columns: Record<number, string> = {
  1: '',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'grid-cols-2 lg:grid-cols-4',
};

export function CaseFiguresBand({ id, tone, heading, figures }: Props) {
  const length = Math.max(...figures.map(({ value }) => value.length));
  return (
    <Band tone={tone} labelledBy={id}>
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      <dl className={`mt-6 grid gap-x-8 gap-y-8 ${columns[figures.length] ?? ''}`}>
        {figures.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-2 border-t-2 border-ink pt-4"
          >
            <dt className="mt-2 text-muted">{label}</dt>
            <dd className="max-w-none">
              <FittedFigure length={length}>{value}</FittedFigure>
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
