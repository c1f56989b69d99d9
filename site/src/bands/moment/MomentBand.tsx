import type { CSSProperties } from 'react';
import type { BandProps } from '../page-bands.ts';
import { tones } from '../../ui/Band.tsx';
import './MomentBand.css';

/** What a letter of a display face takes of its size, and what may be left of the window beside it. */
const LETTER = 0.62;
const ROOM = 86;

/** From here on words break into lines. */
const SMALLEST = 9;

const onOneLine = (letters: number) => ROOM / (LETTER * Math.max(3, letters));

/** A figure on one line as wide as the window; more than that breaks into lines of a dozen letters. */
const sizeOf = (words: string) => Math.max(SMALLEST, onOneLine(words.length));

const mostOf = (words: string) =>
  onOneLine(Math.max(...words.split(/\s/).map((word) => word.length)));

const HANGING = /[gjpqy,;Q]/;

export function MomentBand({ tone, words, text, by, side }: BandProps<'moment'>) {
  const size = sizeOf(words);
  // Lines below each other need air, or what hangs below one touches the dots of the next.
  const leading = size > SMALLEST ? undefined : { lineHeight: 1.12 };
  return (
    <figure
      className={`moment ${tones[tone]}`}
      data-side={side}
      style={{ '--moment': size.toFixed(1), '--most': mostOf(words).toFixed(1) } as CSSProperties}
    >
      <p
        className={HANGING.test(words) ? 'moment-words moment-hanging' : 'moment-words'}
        style={leading}
      >
        {words}
      </p>
      <figcaption className="moment-text">
        {text}
        {by && <span className="mt-3 block annotation">{by}</span>}
      </figcaption>
    </figure>
  );
}
