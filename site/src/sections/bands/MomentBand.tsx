import type { CSSProperties } from 'react';
import type { BandProps } from '../band-props.ts';
import './MomentBand.css';

const tones = { paper: '', tint: 'tone-tint', ink: 'tone-ink' };

/** What a letter of a display face takes of its size, and what may be left of the window beside it. */
const LETTER = 0.62;
const ROOM = 86;

/** A figure on one line as wide as the window; more than that breaks into lines of a dozen letters. */
const sizeOf = (words: string) => Math.max(9, ROOM / (LETTER * Math.max(3, words.length)));

/** Letters that reach below the line. */
const HANGING = /[gjpqy,;Q]/;

/** One thing of the page that is huge, standing on a line from edge to edge. */
export function MomentBand({ tone, words, text, side }: BandProps<'moment'>) {
  const size = { '--moment': sizeOf(words).toFixed(1) } as CSSProperties;
  return (
    <figure className={`moment ${tones[tone]}`} data-side={side} style={size}>
      <p className={HANGING.test(words) ? 'moment-words moment-hanging' : 'moment-words'}>
        {words}
      </p>
      <figcaption className="moment-text">{text}</figcaption>
    </figure>
  );
}
