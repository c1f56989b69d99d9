type Props = {
  href: string;
  viewBox: string;
  /** The alternative text; undefined for a decorative picture. */
  label?: string;
  className?: string;
};

export function SpritePicture({ href, viewBox, label, className }: Props) {
  return (
    <svg
      viewBox={viewBox}
      overflow="visible"
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={href} />
    </svg>
  );
}
