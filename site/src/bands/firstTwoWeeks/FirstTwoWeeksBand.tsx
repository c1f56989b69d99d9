import type { CSSProperties } from 'react';
import type { BandPlace } from '../page-bands.ts';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import './FirstTwoWeeksBand.css';

type Day = { day: string; title: string; text: string; yields: string };

type Props = BandPlace & { heading: string; text: string; labels: { yields: string }; days: Day[] };

export function FirstTwoWeeksBand({ id, tone, heading, text, labels, days }: Props) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text}>
      <ol className="sm:grid sm:grid-flow-row-dense sm:grid-cols-2 lg:grid-flow-row lg:grid-cols-5">
        {days.map(({ day, title, text: what, yields }) => (
          <li key={day} className="first-two-weeks-day" style={gridColumnOf(day)}>
            <p className="label-text">{day}</p>
            <h3 className="mt-1 text-subheading max-sm:pe-8">{title}</h3>
            <PhoneFold label={title}>
              <p className="mt-2 text-muted">{what}</p>
            </PhoneFold>
            <p className="mt-3 font-semibold sm:mt-4">
              <span className="block label-text font-normal">{labels.yields}</span>
              {yields}
            </p>
          </li>
        ))}
      </ol>
    </HeadedBand>
  );
}

/** Returns the grid columns of a day: 'Days 4 and 5' are two days of the first week. */
function gridColumnOf(day: string) {
  const numbers: string[] = day.match(/\d+/g) ?? [];
  const week = Math.ceil(Number(numbers[0] ?? 1) / 5);
  const endsWeek = Number(numbers.at(-1)) % 5 === 0;
  return {
    '--days': numbers.length,
    '--week': week,
    ...(endsWeek && { '--gap': '0px' }),
  } as CSSProperties;
}
