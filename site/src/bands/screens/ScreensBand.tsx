import { Band } from '../../ui/Band.tsx';
import type { BandProps } from '../page-bands.ts';
import { ScreenFrame } from '../../sections/bands/ScreenFrame.tsx';
import './ScreensBand.css';

/** By what is shown: words over a window or over three telephones, and beside fewer of them. */
const layoutOf = (frames: string[], side: keyof typeof sides) =>
  frames.includes('desk') || frames.length > 2 ? 'screens-under' : sides[side];

const sides = { left: 'screens-beside screens-left', right: 'screens-beside' };

/** Interfaces in their frames, and the words that say what was decided. */
export function ScreensBand({ id, tone, heading, text, ...band }: BandProps<'screens'>) {
  const layout = layoutOf(
    band.screens.map(({ frame }) => frame),
    band.side,
  );
  return (
    <Band tone={tone} labelledBy={id}>
      <div className={`screens-band ${layout}`}>
        <div className="screens-words">
          <h2 id={id} className="text-heading">
            {heading}
          </h2>
          <div>
            {text && <p className="text-lede">{text}</p>}
            {band.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4 text-muted">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <ul className="screens-row">
          {band.screens.map(({ caption, ...screen }) => (
            <li key={screen.screen} className={places[screen.frame]}>
              <figure>
                <ScreenFrame {...screen} />
                {caption && <figcaption className="mt-3 annotation">{caption}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

const places = { desk: 'screens-window', phone: 'screens-phone' };
