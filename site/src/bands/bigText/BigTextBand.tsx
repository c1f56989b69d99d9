import type { CSSProperties } from 'react';
import type { BandProps } from '../page-bands.ts';
import { toneClasses } from '../../styles/tones.ts';
import './BigTextBand.css';

/** The width of a display typeface's letter relative to its size, with a margin. */
const LETTER_WIDTH = 0.62;
const LINE_WIDTH = 86;

/** The smallest size, at which words wrap. */
const MIN_SIZE = 9;

const onOneLine = (letters: number) => LINE_WIDTH / (LETTER_WIDTH * Math.max(3, letters));

/** Returns the size at which the words fill the window on one line; longer texts wrap after about a dozen letters. */
const sizeOf = (words: string) => Math.max(MIN_SIZE, onOneLine(words.length));

const maxSizeOf = (words: string) =>
  onOneLine(Math.max(...words.split(/\s/).map((word) => word.length)));

/** At most so many letters leave room for the text beside them. */
const MAX_BESIDE_LENGTH = 14;

const DESCENDERS = /[gjpqy,;Q]/;

export function BigTextBand({ tone, words, text, by, side }: BandProps<'bigText'>) {
  const size = sizeOf(words);
  // Increase the line height of wrapped words, or descenders would touch the dots of the next line.
  const leading = size > MIN_SIZE ? undefined : { lineHeight: 1.12 };
  return (
    <figure
      className={`big-text ${toneClasses[tone]}`}
      data-side={side}
      data-beside={words.length <= MAX_BESIDE_LENGTH || undefined}
      style={
        { '--size': size.toFixed(1), '--max-size': maxSizeOf(words).toFixed(1) } as CSSProperties
      }
    >
      <p
        className={DESCENDERS.test(words) ? 'big-text-words big-text-hanging' : 'big-text-words'}
        style={leading}
      >
        {words}
      </p>
      <figcaption className="big-text-caption">
        {text}
        {by && <span className="mt-3 block label-text">{by}</span>}
      </figcaption>
    </figure>
  );
}
