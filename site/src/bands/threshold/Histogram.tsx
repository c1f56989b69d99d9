import './Histogram.css';
import { isChecked } from './threshold.ts';

type Props = {
  bins: { right: number; wrong: number }[];
  threshold: number;
  checked: 'from' | 'below';
  /** How many right ones the longest column shows. */
  drawn: number;
};

/** As fine as a column of 6rem can show. */
const thousandths = (share: number) => Math.round(share * 1000) / 1000;

const style = (values: Record<`--${string}`, number>) => values;

/** Wrong ones above the line, one brick each; right ones below it. The table beside it says the same. */
export function Histogram({ bins, threshold, checked, drawn }: Props) {
  const most = Math.max(...bins.map(({ wrong }) => wrong));
  return (
    <div aria-hidden="true" className="histogram" style={style({ '--most': most })}>
      {bins.map(({ right, wrong }, at) => (
        <div
          key={at}
          data-checked={isChecked((at * 100) / bins.length, threshold, checked) || undefined}
        >
          <i style={style({ '--count': wrong })} />
          <b
            data-further={right > drawn || undefined}
            style={style({ '--share': thousandths(Math.min(1, right / drawn)) })}
          />
        </div>
      ))}
      <span className="histogram-line" style={style({ '--at': threshold / 100 })} />
    </div>
  );
}
