import { linesOf } from './drawings.ts';

type Props = {
  /** A file in `drawings/`, without its extension. */
  name: string;
  /** Whether lines extend beyond the picture, to the edge of whatever clips them. */
  bleed?: boolean;
  /** The view box, if it is not the drawing's own. */
  part?: string | undefined;
  className?: string;
};

/** Attributes of every drawing: strokes in the surrounding text's colour. */
export const sheet = {
  xmlns: 'http://www.w3.org/2000/svg',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fontFamily: 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace',
  'aria-hidden': true,
} as const;

export function Drawing({ name, bleed, part, className }: Props) {
  const { viewBox, lines } = linesOf(name);
  return (
    <svg
      {...sheet}
      viewBox={part ?? viewBox}
      preserveAspectRatio={part && 'xMidYMax'}
      overflow={bleed ? 'visible' : undefined}
      className={className}
      dangerouslySetInnerHTML={{ __html: lines }}
    />
  );
}
