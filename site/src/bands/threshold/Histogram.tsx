import { isChecked } from './threshold.ts';
import './Histogram.css';

type Props = {
  bins: { right: number; wrong: number }[];
  threshold: number;
  checked: 'from' | 'below';
  /** The number of correct predictions in a column of full length. */
  chartMax: number;
};

/** A finer step would be invisible in a column of 6rem. */
const thousandths = (share: number) => Math.round(share * 1000) / 1000;

const style = (values: Record<`--${string}`, number>) => values;

/** Wrong predictions are bricks above the line, correct ones are below it. The table beside it has the same data. */
export function Histogram({ bins, threshold, checked, chartMax }: Props) {
  const maxWrong = Math.max(...bins.map(({ wrong }) => wrong));
  return (
    <div
      aria-hidden="true"
      className="histogram relative flex forced-color-adjust-none"
      style={style({ '--max': maxWrong })}
    >
      {bins.map(({ right, wrong }, index) => {
        const isSeen = isChecked((index * 100) / bins.length, threshold, checked);
        return (
          <div
            key={index}
            className={`histogram-column grid flex-1 px-px sm:px-0.5 ${isSeen ? 'bg-ink/7' : ''}`}
          >
            <i
              className={`histogram-bricks self-end ${isSeen ? 'text-ink' : 'text-highlight'}`}
              style={style({ '--count': wrong })}
            />
            <b
              className={`histogram-bar bg-edge ${isSeen ? '' : 'opacity-45'} ${right > chartMax ? 'histogram-further' : ''}`}
              style={style({ '--share': thousandths(Math.min(1, right / chartMax)) })}
            />
          </div>
        );
      })}
      <span
        className="absolute -top-3 bottom-0 -ms-px border-s-2 border-ink"
        style={{ insetInlineStart: `${threshold}%` }}
      />
    </div>
  );
}
