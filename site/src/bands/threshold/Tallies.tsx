import { fillWords } from '../../i18n/fill-words.ts';
import type { Tally } from './threshold.ts';
import './Tallies.css';

type Labels = Record<'counted' | 'checked' | 'caught' | 'missed' | 'falseAlarms' | 'cost', string>;
type Props = {
  labels: Labels & { accuracy?: string | undefined; money: string };
  rule: Tally & { name: string };
  model: Tally & { name: string };
};

export function Tallies({ labels, rule, model }: Props) {
  const number = (value: number) => value.toLocaleString(import.meta.env.LANGUAGE);
  const rows = (['checked', 'caught', 'missed', 'falseAlarms'] as const).map(
    (key) => [labels[key], number(rule[key]), number(model[key])] as const,
  );
  const shares = new Intl.NumberFormat(import.meta.env.LANGUAGE, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const percent = ({ accuracy }: Tally) => shares.format(accuracy);
  const money = ({ cost }: Tally) => fillWords(labels.money, { amount: number(cost) });
  return (
    <table className="w-full text-small/body tabular-nums">
      <thead>
        <tr>
          <th scope="col" className={`${heading} pe-3 text-start`}>
            {labels.counted}
          </th>
          <th scope="col" className={`${heading} pe-3 text-end`}>
            {rule.name}
          </th>
          <th scope="col" className={`${heading} ps-4 text-end`}>
            {model.name}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...counts]) => (
          <Row key={label} label={label} counts={counts} />
        ))}
        {labels.accuracy && (
          <Row label={labels.accuracy} counts={[percent(rule), percent(model)]} />
        )}
        <Row label={labels.cost} counts={[money(rule), money(model)]} last />
      </tbody>
    </table>
  );
}

const heading = 'pt-4 pb-2.5 align-bottom text-note/body font-normal';

type RowProps = { label: string; counts: readonly string[]; last?: boolean };

function Row({ label, counts, last }: RowProps) {
  const cell = `pb-2.5 align-baseline ${last ? 'pt-4' : 'border-b border-line pt-2.5'}`;
  const size = last ? 'tallies-cost' : 'last:font-semibold';
  return (
    <tr>
      <th scope="row" className={`${cell} w-19/50 pe-3 text-start font-normal text-muted`}>
        {label}
      </th>
      {counts.map((count, index) => (
        <td
          key={index}
          className={`${cell} ${size} pe-3 text-end last:ps-4 last:pe-0 xs:whitespace-nowrap`}
        >
          {count}
        </td>
      ))}
    </tr>
  );
}
