import { screenWords } from '../../art/screen-words.ts';
import { screens } from '../../art/screens.ts';
import type { Screen as Shown } from '../../lib/work.ts';
import './ScreenFrame.css';

const frames = {
  desk: { frame: 'screen-window overflow-clip rounded-window', glass: '' },
  // A telephone is round on any maker's drawing, whatever shape the company's boxes have.
  phone: {
    frame: 'flex flex-col screen-phone p-2',
    glass: 'flex flex-col rounded-4xl border border-line',
  },
};

/** A screen of the company's in a window or a telephone: nothing in it can be pressed, and its description is read. */
export function ScreenFrame({ screen, frame, alt }: Shown) {
  const Screen = screens[screen];
  if (!Screen) return null;
  const look = frames[frame];
  return (
    <div
      role="img"
      aria-label={alt}
      className={`screen-frame break-inside-avoid border-stroke border-ink bg-paper text-ink ${look.frame}`}
    >
      {/* What the screen answers to is the room that it has, and not the window of the visitor. */}
      <div
        inert
        className={`screen-glass @container flex-1 overflow-clip text-start text-note ${look.glass}`}
      >
        <Screen words={screenWords[screen]} />
      </div>
    </div>
  );
}
