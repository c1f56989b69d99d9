import { useState } from 'react';
import { fillWords } from '../../i18n/fill-words.ts';
import { scoreBins, tally, tallyAtThreshold } from './threshold.ts';
import type { BandOf } from '../bands.ts';
import { Confidences } from './Confidences.tsx';
import { Histogram } from './Histogram.tsx';
import { Tallies } from './Tallies.tsx';
import { Interactive } from '../../ui/Interactive.tsx';
import './Threshold.css';

type Props = Omit<BandOf<'threshold'>, 'kind' | 'heading' | 'text'>;

export function Threshold({ bins, fields = [], baseline, costs, labels, checked, ...band }: Props) {
  const [threshold, setThreshold] = useState(band.recommended);
  const items = bins
    ? scoreBins(bins)
    : fields.map(({ score, truth }) => ({ score, right: truth ? 0 : 1, wrong: truth ? 1 : 0 }));
  const model = tallyAtThreshold(items, threshold, checked, costs);
  const local = (count: number) => count.toLocaleString(import.meta.env.LANGUAGE);
  const spoken = fillWords(labels.spoken, {
    threshold: `${threshold}`,
    checked: local(model.checked),
    missed: `${model.missed}`,
    cost: fillWords(labels.money, { amount: local(model.cost) }),
  });
  // Marks on lines and in their legend are round.
  const shape = bins ? 'before:h-2.5' : 'before:h-3 before:rounded-full';
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-12 lg:items-start lg:gap-x-8">
      <div className="lg:col-span-7 lg:pe-8">
        <div>
          {bins ? (
            <Histogram
              bins={bins}
              threshold={threshold}
              checked={checked}
              chartMax={band.chartMax}
            />
          ) : (
            <Confidences
              fields={fields}
              threshold={threshold}
              checked={checked}
              lowest={band.lowest}
            />
          )}
          <Interactive className="threshold-slider relative">
            <label className="flex flex-col-reverse">
              <span className="pt-2 font-semibold">
                {fillWords(labels.threshold, { threshold: `${threshold}` })}
              </span>
              <input
                type="range"
                className="m-0 min-h-target w-full cursor-ew-resize appearance-none"
                min={band.lowest}
                max={100}
                step={band.step}
                value={threshold}
                aria-valuetext={spoken}
                onChange={(event) => setThreshold(Number(event.target.value))}
              />
            </label>
          </Interactive>
        </div>
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-small/body text-muted">
          <li className={`threshold-wrong ${key} ${shape}`}>{labels.wrong}</li>
          <li
            className={`${bins ? 'before:bg-edge' : 'before:border-2 before:border-edge before:bg-paper'} ${key} ${shape}`}
          >
            {labels.right}
          </li>
        </ul>
      </div>
      <div className="lg:col-span-5">
        <Tallies
          labels={labels}
          rule={{ name: baseline.name, ...tally(items, baseline, costs) }}
          model={{ name: fillWords(labels.model, { threshold: `${threshold}` }), ...model }}
        />
      </div>
    </div>
  );
}

const key = 'flex items-baseline gap-2.5 before:w-3 before:flex-none';
