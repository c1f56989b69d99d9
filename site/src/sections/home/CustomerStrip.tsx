import type { CSSProperties } from 'react';
import { logoPart } from '../../art/home-sprite.ts';
import type { Place } from '../../lib/page-bands.ts';
import { fill } from '../../lib/page-words.ts';
import type { InterfaceWords } from '../../schema/words.ts';
import { SpritePicture } from '../../ui/SpritePicture.tsx';
import './CustomerStrip.css';

type Words = InterfaceWords['logos'];
type Props = Place & { heading: string; text: string; words: Words; marks: string[] };

const looks = {
  paper: 'logo-strip py-14',
  tint: 'logo-strip py-14 tone-tint',
  ink: 'logo-strip py-14 tone-ink',
};

/**
 * The logos pass by at one logo in three seconds, without a stop: autoplay and speed of 3,000 ms,
 * linear. CSS moves them; a checkbox stops them, so that it works without script.
 */
export function CustomerStrip({ id, tone, heading, text, words, marks }: Props) {
  return (
    <section aria-labelledby={id} className={looks[tone]}>
      <div className="wrap grid items-baseline gap-x-8 gap-y-2 lg:grid-cols-12">
        <h2 id={id} className="text-heading lg:col-span-5">
          {heading}
        </h2>
        <p className="text-small text-muted lg:col-span-5">{text}</p>
        <label className="flex min-h-11 items-center gap-2.5 annotation motion-reduce:hidden lg:col-span-2 lg:justify-end">
          <input type="checkbox" className="size-4" data-strip-pause />
          {words.pause}
          <span className="sr-only">{words.what}</span>
        </label>
      </div>
      <div className="wrap mt-6">
        <div className="logo-window">
          <div className="logo-track" style={{ '--logos': marks.length } as CSSProperties}>
            <Logos words={words} marks={marks} />
            <Logos words={words} marks={marks} copy />
          </div>
        </div>
      </div>
    </section>
  );
}

type LogosProps = { words: Words; marks: string[]; copy?: boolean };

/** The second row of the same logos fills the window while the first leaves it. */
function Logos({ words, marks, copy = false }: LogosProps) {
  return (
    <ul className="logo-row" aria-hidden={copy || undefined}>
      {marks.map((mark, index) => (
        <li key={mark} className="logo">
          <SpritePicture
            {...logoPart(mark)}
            label={fill(words.logo, { number: `${index + 1}` })}
            className="h-16 w-auto"
          />
        </li>
      ))}
    </ul>
  );
}
