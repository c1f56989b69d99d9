import './SpritePicture.css';

type Props = {
  href: string;
  viewBox: string;
  /** What it shows. Without one it is decorative. */
  label?: string;
  className?: string;
};

/**
 * A part of a sprite, in the colour of the text around it. The sprite comes after the first paint, by
 * inline/after-paint.ts; without script it comes at once.
 */
export function SpritePicture({ href, viewBox, label, className }: Props) {
  const picture = {
    viewBox,
    overflow: 'visible',
    className,
    ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
  };
  return (
    <>
      <svg {...picture}>
        <use data-href={href} />
      </svg>
      <noscript>
        <svg {...picture}>
          <use href={href} />
        </svg>
      </noscript>
    </>
  );
}
