import { Band } from '../../ui/Band.tsx';
import type { BandProps } from '../page-bands.ts';
import { RadioTabs } from '../../ui/RadioTabs.tsx';
import { ScreenFrame } from '../../sections/ScreenFrame.tsx';
import './ScreensBand.css';

/** Returns a layout: words above a window or three phones, or beside fewer phones. */
function layoutOf(frames: string[], side: 'start' | 'end') {
  if (frames.includes('desk') || frames.length > 2) return layouts.under;
  return frames.length === 2 ? pairs[side] : layouts[side];
}

const layouts = {
  under: { band: 'grid-cols-1', text: 'screens-over', row: '' },
  end: { band: 'screens-end max-lg:grid-cols-1 lg:gap-x-20', text: '', row: 'lg:flex-nowrap' },
  start: {
    band: 'screens-start max-lg:grid-cols-1 lg:gap-x-20',
    text: '',
    row: 'lg:-order-1 lg:flex-nowrap',
  },
};

/** Two phones leave room for words only on wider screens. */
const pairs = {
  end: { band: 'screens-end max-xl:grid-cols-1 xl:gap-x-20', text: '', row: 'xl:flex-nowrap' },
  start: {
    band: 'screens-start max-xl:grid-cols-1 xl:gap-x-20',
    text: '',
    row: 'xl:-order-1 xl:flex-nowrap',
  },
};

type Screen = BandProps<'screens'>['screens'][number];

export function ScreensBand({ id, tone, heading, text, ...band }: BandProps<'screens'>) {
  const layout = layoutOf(
    band.screens.map(({ frame }) => frame),
    band.side,
  );
  const names = band.screens.flatMap(({ name }) => name ?? []);
  return (
    <Band tone={tone} labelledBy={id}>
      <div className={`grid gap-x-8 gap-y-10 ${layout.band}`}>
        <div className={`grid content-center gap-x-8 gap-y-5 ${layout.text}`}>
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
        {names.length > 0 ? (
          <div className={layout.row}>
            <RadioTabs look="phone" name={id} legend={heading} options={names}>
              {band.screens.map((screen) => (
                <div key={screen.screen} className={`${places[screen.frame]} max-md:mx-auto`}>
                  <CaptionedScreen {...screen} />
                </div>
              ))}
            </RadioTabs>
          </div>
        ) : (
          <ul
            className={`flex flex-wrap justify-around gap-x-8 gap-y-12 lg:justify-between ${layout.row}`}
          >
            {band.screens.map((screen) => (
              <li key={screen.screen} className={places[screen.frame]}>
                <CaptionedScreen {...screen} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Band>
  );
}

const places = {
  desk: 'screens-window flex-none basis-full',
  phone: 'screens-phone w-xs max-w-full',
};

const CaptionedScreen = ({ caption, screen, frame, alt }: Screen) => (
  <figure>
    <ScreenFrame screen={screen} frame={frame} alt={alt} />
    {caption && <figcaption className="mt-3 label-text">{caption}</figcaption>}
  </figure>
);
