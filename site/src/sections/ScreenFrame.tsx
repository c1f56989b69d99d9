import { screenWords } from '../art/screen-words.ts';
import { screens } from '../art/screens.ts';
import type { WorkScreen } from './work/work-card.ts';
import './ScreenFrame.css';

const frames = {
  desk: { frame: 'screen-window overflow-clip rounded-window', glass: '' },
  // A phone has round corners whatever the theme's radius is.
  phone: {
    frame: 'screen-phone p-2',
    glass: 'flex flex-col rounded-4xl border border-line',
  },
};

/** Where not all of a screen is shown: its frame closes around what fits, and the last line fades out. */
const crops = {
  none: { frame: '', glass: '' },
  list: {
    frame: 'cropped max-sm:max-h-96 max-sm:min-h-0',
    glass: 'screen-fading [--shown:24rem] sm:after:hidden',
  },
  thumbnail: {
    frame: 'cropped max-h-56 min-h-0 sm:max-h-48',
    glass: 'screen-fading [--shown:14rem] sm:[--shown:12rem]',
  },
};

type Props = WorkScreen & { crop?: keyof typeof crops };

/** A screen in the frame of a window or a phone. It is inert, and its description is read aloud. */
export function ScreenFrame({ screen, frame, alt, crop = 'none' }: Props) {
  const Screen = screens[screen];
  if (!Screen) return null;
  const look = frames[frame];
  const cropped = crops[crop];
  return (
    <div
      role="img"
      aria-label={alt}
      className={`screen-frame flex break-inside-avoid flex-col border-stroke border-ink bg-paper text-ink ${look.frame} ${cropped.frame}`}
    >
      {/* A container, so that the screen adapts to its frame instead of the visitor's window. */}
      <div
        inert
        className={`screen-glass @container flex-1 overflow-clip text-start text-note ${look.glass} ${cropped.glass}`}
      >
        <Screen words={screenWords[screen]} />
      </div>
    </div>
  );
}
