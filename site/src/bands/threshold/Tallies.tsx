import './Tallies.css';
import type { Tally } from './threshold.ts';

type Words = Record<'counted' | 'checked' | 'caught' | 'missed' | 'falseAlarms' | 'cost', string>;
type Props = {
  words: Words & { accuracy?: string | undefined; money: string };
  rule: Tally & { name: string };
  model: Tally & { name: string };
};

/** What is counted, for the rule and for the model: what it costs is the largest. */
export function Tallies({ words, rule, model }: Props) {
  const number = (value: number) => value.toLocaleString(import.meta.env.LANGUAGE);
  const rows = (['checked', 'caught', 'missed', 'falseAlarms'] as const).map(
    (key) => [words[key], number(rule[key]), number(model[key])] as const,
  );
  const shares = new Intl.NumberFormat(import.meta.env.LANGUAGE, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const percent = ({ accuracy }: Tally) => shares.format(accuracy);
  const money = ({ cost }: Tally) => words.money.replace('{amount}', number(cost));
  return (
    <table className="tallies">
      <thead>
        <tr>
          <th scope="col">{words.counted}</th>
          <th scope="col">{rule.name}</th>
          <th scope="col">{model.name}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...counts]) => (
          <Row key={label} label={label} counts={counts} />
        ))}
        {words.accuracy && <Row label={words.accuracy} counts={[percent(rule), percent(model)]} />}
        <Row label={words.cost} counts={[money(rule), money(model)]} />
      </tbody>
    </table>
  );
}

const Row = ({ label, counts }: { label: string; counts: readonly string[] }) => (
  <tr>
    <th scope="row">{label}</th>
    {counts.map((count, at) => (
      <td key={at}>{count}</td>
    ))}
  </tr>
);
