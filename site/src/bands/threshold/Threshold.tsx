import './Threshold.css';
import { useState } from 'react';
import { fromBins, tally, tallyAt } from './threshold.ts';
import type { BandOf } from '../bands.ts';
import { Confidences } from './Confidences.tsx';
import { Histogram } from './Histogram.tsx';
import { Tallies } from './Tallies.tsx';
import { Interactive } from '../../ui/Interactive.tsx';

type Props = Omit<BandOf<'threshold'>, 'kind' | 'heading' | 'text'>;

/** A threshold that one moves, and what follows from it beside what a rule does. */
export function Threshold({ bins, fields = [], baseline, costs, words, checked, ...band }: Props) {
  const [at, setAt] = useState(band.recommended);
  const items = bins
    ? fromBins(bins)
    : fields.map(({ score, truth }) => ({ score, right: truth ? 0 : 1, wrong: truth ? 1 : 0 }));
  const model = tallyAt(items, at, checked, costs);
  const cost = words.money.replace('{amount}', model.cost.toLocaleString(import.meta.env.LANGUAGE));
  const spoken = words.spoken
    .replace('{threshold}', String(at))
    .replace('{checked}', model.checked.toLocaleString(import.meta.env.LANGUAGE))
    .replace('{missed}', String(model.missed))
    .replace('{cost}', cost);
  return (
    <div className="threshold">
      <div>
        <div>
          {bins ? (
            <Histogram bins={bins} threshold={at} checked={checked} drawn={band.drawn} />
          ) : (
            <Confidences fields={fields} threshold={at} checked={checked} lowest={band.lowest} />
          )}
          <Interactive className="threshold-moved">
            <label>
              <span>{words.threshold.replace('{threshold}', String(at))}</span>
              <input
                type="range"
                min={band.lowest}
                max={100}
                step={band.step}
                value={at}
                aria-valuetext={spoken}
                onChange={(event) => setAt(Number(event.target.value))}
              />
            </label>
          </Interactive>
        </div>
        <ul className="threshold-key" data-round={bins ? undefined : true}>
          <li data-kind="wrong">{words.wrong}</li>
          <li data-kind="right">{words.right}</li>
        </ul>
      </div>
      <Tallies
        words={words}
        rule={{ name: baseline.name, ...tally(items, baseline, costs) }}
        model={{ name: words.model.replace('{threshold}', String(at)), ...model }}
      />
    </div>
  );
}
