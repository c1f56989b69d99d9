import type { CSSProperties } from 'react';
import { isChecked } from './threshold.ts';
import './Confidences.css';

type Props = {
  fields: { name: string; read: string; truth?: string | undefined; score: number }[];
  threshold: number;
  checked: 'from' | 'below';
  lowest: number;
};

export function Confidences({ fields, threshold, checked, lowest }: Props) {
  const share = (score: number) => `${((score - lowest) / (100 - lowest)) * 100}%`;
  return (
    <ul className="text-small/body tabular-nums forced-color-adjust-none">
      {fields.map(({ name, read, truth, score }) => {
        const look = lookOf(truth !== undefined, isChecked(score, threshold, checked));
        const style = { '--at': share(score), '--line': share(threshold) } as CSSProperties;
        return (
          <li key={name} className="flex flex-wrap items-baseline gap-x-3 pt-1.5">
            <span className="confidence-name text-muted">{name}</span>{' '}
            {truth ? (
              <s className="decoration-highlight decoration-2">{read}</s>
            ) : (
              <b className="font-semibold">{read}</b>
            )}{' '}
            {truth && <ins className="font-semibold no-underline">{truth}</ins>}{' '}
            <small className="ms-auto text-note/body text-muted">{score}%</small>{' '}
            <em aria-hidden="true" className={`confidence-line ${line} ${look}`} style={style} />
          </li>
        );
      })}
    </ul>
  );
}

/** A mark on a line below the words, so that the threshold crosses no word. */
const line =
  'relative h-4.5 flex-none basis-full before:absolute before:inset-y-0 before:start-(--line) before:-ms-px before:border-s-2 before:border-ink after:absolute after:inset-y-0.75 after:start-(--at) after:-ms-1.5 after:w-3 after:rounded-full after:border-2';

/** A ring is a correct prediction, a dot a wrong one: in ink if a person checks it, in the highlight if it passes. */
function lookOf(wrong: boolean, seen: boolean) {
  if (wrong)
    return seen ? 'after:border-ink after:bg-ink' : 'after:border-highlight after:bg-highlight';
  return seen ? 'after:border-ink after:bg-paper' : 'after:border-edge after:bg-paper';
}
