import type { CSSProperties } from 'react';
import type { CustomerMark } from '../../art/customer-logos.ts';
import type { Place } from '../page-bands.ts';
import { fill } from '../../lib/page-words.ts';
import type { InterfaceWords } from '../../schema/words.ts';
import { CustomerLogo } from '../../sections/CustomerLogo.tsx';
import { tones } from '../../ui/Band.tsx';
import './CustomersBand.css';

type Words = InterfaceWords['logos'];
type Props = Place & { heading: string; text: string; words: Words; marks: CustomerMark[] };

/** As many as the window shows at most. */
const MOST_VISIBLE = 5;

/**
 * The logos pass by at one logo in three seconds, without a stop: autoplay and speed of 3,000 ms,
 * linear. CSS moves them; a checkbox stops them, so that it works without script.
 */
export function CustomersBand({ id, tone, heading, text, words, marks }: Props) {
  // Fewer than the window shows would leave a gap behind them.
  const rows = Math.ceil(MOST_VISIBLE / marks.length);
  const copies = Array.from({ length: 2 * rows - 1 }, (_, index) => index);
  return (
    <section aria-labelledby={id} className={`logo-strip py-10 lg:py-14 ${tones[tone]}`}>
      <div className="wrap grid items-baseline gap-x-8 gap-y-2 lg:grid-cols-12">
        <h2 id={id} className="text-heading lg:col-span-5">
          {heading}
        </h2>
        <p className="text-small text-muted lg:col-span-5">{text}</p>
        <label className="flex min-h-11 items-center gap-2.5 annotation lg:col-span-2 lg:justify-end">
          <input type="checkbox" className="size-4" data-strip-pause />
          {words.pause}
          <span className="sr-only">{words.what}</span>
        </label>
      </div>
      <div className="wrap mt-4">
        <div className="logo-window">
          <div className="logo-track" style={{ '--logos': rows * marks.length } as CSSProperties}>
            <Logos words={words} marks={marks} />
            {copies.map((copy) => (
              <Logos key={copy} words={words} marks={marks} copy />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

type LogosProps = { words: Words; marks: CustomerMark[]; copy?: boolean };

/** The second row of the same logos fills the window while the first leaves it. */
function Logos({ words, marks, copy = false }: LogosProps) {
  return (
    <ul className="logo-row" aria-hidden={copy || undefined}>
      {marks.map((mark, index) => (
        <li key={mark.mark} className="logo">
          <CustomerLogo
            mark={mark}
            label={mark.name ?? fill(words.logo, { number: `${index + 1}` })}
          />
          {mark.caption && <p className="mt-1 text-small text-muted">{mark.caption}</p>}
        </li>
      ))}
    </ul>
  );
}
