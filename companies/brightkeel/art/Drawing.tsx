import { linesOf } from './drawings.ts';

type Props = {
  /** A file of `drawings/`, without its ending. */
  name: string;
  /** Lets lines run past the picture's edge, to the edge of whatever clips it. */
  bleed?: boolean;
  className?: string;
};

/** What all drawings share: strokes only, in the colour of the text around them. */
export const sheet = {
  xmlns: 'http://www.w3.org/2000/svg',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fontFamily: 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace',
  'aria-hidden': true,
} as const;

export function Drawing({ name, bleed, className }: Props) {
  const { viewBox, lines } = linesOf(name);
  return (
    <svg
      {...sheet}
      viewBox={viewBox}
      overflow={bleed ? 'visible' : undefined}
      className={className}
      dangerouslySetInnerHTML={{ __html: lines }}
    />
  );
}
