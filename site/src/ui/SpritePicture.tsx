type Props = { href: string; viewBox: string; className?: string };

/** A part of a sprite: decorative, in the colour of the text around it. */
export function SpritePicture({ href, viewBox, className }: Props) {
  return (
    <svg viewBox={viewBox} overflow="visible" aria-hidden="true" className={className}>
      <use href={href} />
    </svg>
  );
}
