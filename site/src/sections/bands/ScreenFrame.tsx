import { screenWords } from '../../art/screen-words.ts';
import { screens } from '../../art/screens.ts';
import type { Screen as Shown } from '../../lib/work.ts';
import './ScreenFrame.css';

const frames = { desk: 'screen-frame screen-window', phone: 'screen-frame screen-phone' };

/** A screen of the company's in a window or a telephone: nothing in it can be pressed, and its description is read. */
export function ScreenFrame({ screen, frame, alt }: Shown) {
  const Screen = screens[screen];
  if (!Screen) return null;
  return (
    <div role="img" aria-label={alt} className={frames[frame]}>
      <div inert className="screen-glass">
        <Screen words={screenWords[screen]} />
      </div>
    </div>
  );
}
