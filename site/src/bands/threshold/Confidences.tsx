import './Confidences.css';
import { isChecked } from './threshold.ts';

type Props = {
  fields: { name: string; read: string; truth?: string | undefined; score: number }[];
  threshold: number;
  checked: 'from' | 'below';
  /** Where the scale begins. */
  lowest: number;
};

/** What was read, field by field, each with its certainty as a mark on a line. */
export function Confidences({ fields, threshold, checked, lowest }: Props) {
  const share = (score: number) => (score - lowest) / (100 - lowest);
  const style = (score: number) =>
    ({ '--at': share(score), '--line': share(threshold) }) as Record<`--${string}`, number>;
  return (
    <ul className="confidences">
      {fields.map(({ name, read, truth, score }) => (
        <li
          key={name}
          data-checked={isChecked(score, threshold, checked) || undefined}
          data-wrong={truth !== undefined || undefined}
        >
          <span>{name}</span> {truth ? <s>{read}</s> : <b>{read}</b>} {truth && <ins>{truth}</ins>}{' '}
          <small>{score}%</small> <em aria-hidden="true" style={style(score)} />
        </li>
      ))}
    </ul>
  );
}
