type Props = {
  /** The base name of the file: /brand/logo.svg and /brand/logo-dark.svg. */
  name: 'logo' | 'icon';
  /** The alternative text; empty if the name is beside it. */
  alt: string;
  width: number;
  height: number;
  onInk?: boolean;
  /** The scheme of a background that is the same in both schemes. */
  always?: 'light' | 'dark' | undefined;
  className?: string | undefined;
};

/** A logo or icon as a file, in the version for its background: the page's, or ink. */
export function BrandPicture({ name, alt, onInk = false, always, ...rest }: Props) {
  const light = `/brand/${name}.svg`;
  const dark = `/brand/${name}-dark.svg`;
  if (always)
    return <img src={always === 'light' ? light : dark} alt={alt} loading="lazy" {...rest} />;
  const [usual, other, media] = onInk
    ? // On paper, and in forced colors, ink is white.
      [dark, light, 'print, (forced-colors: active) and (prefers-color-scheme: light)']
    : [light, dark, 'screen and (prefers-color-scheme: dark)'];
  return (
    <picture>
      <source srcSet={other} media={media} />
      {/* Only the footer and the side menu are on ink, and neither is in the first view. */}
      <img src={usual} alt={alt} loading={onInk ? 'lazy' : undefined} {...rest} />
    </picture>
  );
}
