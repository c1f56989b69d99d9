import { screenWords } from 'company:screen-words';
import { screens } from 'company:screens';
import type { CaseStudyScreen } from './case-studies/case-study-card.ts';
import './ScreenFrame.css';

const frames = {
  desk: { frame: 'screen-window overflow-clip rounded-window', glass: '' },
  // A phone has round corners whatever the theme's radius is.
  phone: {
    frame: 'flex flex-col screen-phone p-2',
    glass: 'flex flex-col rounded-4xl border border-line',
  },
};

/** A screen in the frame of a window or a phone. It is inert, and its description is read aloud. */
export function ScreenFrame({ screen, frame, alt }: CaseStudyScreen) {
  const Screen = screens[screen];
  if (!Screen) return null;
  const look = frames[frame];
  return (
    <div
      role="img"
      aria-label={alt}
      className={`screen-frame break-inside-avoid border-stroke border-ink bg-paper text-ink ${look.frame}`}
    >
      {/* A container, so that the screen adapts to its frame instead of the visitor's window. */}
      <div
        inert
        className={`screen-glass @container flex-1 overflow-clip text-start text-note ${look.glass}`}
      >
        <Screen words={screenWords[screen]} />
      </div>
    </div>
  );
}
