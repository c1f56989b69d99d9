import type { ReactNode } from 'react';

export interface DrawingProps {
  /** What the picture shows, for those who do not see it. */
  title?: string | undefined;
  /** True where the picture adds nothing that the text does not say: it is then hidden. */
  decorative?: boolean | undefined;
  className?: string | undefined;
}

interface SheetProps extends DrawingProps {
  viewBox: string;
  /** 'meet' shows all, 'slice' fills its box. */
  fit?: 'meet' | 'slice' | undefined;
  /** True lets lines run past the picture's edge, to the edge of whatever clips it. */
  bleed?: boolean | undefined;
  children: ReactNode;
}

/** The sheet that every drawing is made on: strokes only, in the colour of the text around it. */
export function Drawing({ viewBox, fit, bleed, children, ...props }: SheetProps) {
  const { title, decorative, className } = props;
  const access = decorative || !title ? { 'aria-hidden': true } : { role: 'img' };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBox}
      preserveAspectRatio={fit === 'slice' ? 'xMidYMid slice' : undefined}
      overflow={bleed ? 'visible' : undefined}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      fontFamily="ui-monospace,SFMono-Regular,Menlo,Consolas,monospace"
      {...access}
    >
      {decorative || !title ? null : <title>{title}</title>}
      {children}
    </svg>
  );
}
