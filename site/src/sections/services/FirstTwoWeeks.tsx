import { Band } from '../../ui/Band.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

type Day = { day: string; title: string; text: string; yields: string };

type Props = { heading: string; text: string; labels: { yields: string }; days: Day[] };

/** Ten working days as two weeks of a calendar: what takes two days is two days wide. */
export function FirstTwoWeeks({ heading, text, labels, days }: Props) {
  return (
    <Band tone="tint" labelledBy="first-two-weeks">
      <SectionHead id="first-two-weeks" heading={heading} text={text} className="mb-10" />
      <ol className="grid border-b border-ink lg:grid-cols-5">
        {days.map(({ day, title, text: what, yields }) => (
          <li
            key={day}
            className={`flex flex-col border-t border-ink pt-3 pb-6 text-small lg:pe-5 ${span(day)}`}
          >
            <p className="annotation">{day}</p>
            <h3 className="mt-2 text-subheading">{title}</h3>
            <p className="mt-2 mb-4 text-muted">{what}</p>
            <p className="mt-auto font-semibold">
              <span className="block annotation font-normal">{labels.yields}</span>
              {yields}
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

/** 'Days 4 and 5' take two columns. */
const span = (day: string) => (/\d+ and \d+/.test(day) ? 'lg:col-span-2' : '');
