import type { Picture } from '../lib/picture.ts';
import './PictureFrame.css';

const looks = {
  /** As wide as what is around it, in its own shape. */
  plain: 'picture',
  /** As high as what is around it, too. */
  filling: 'picture h-full',
  hero: 'picture picture-hero',
  header: 'picture picture-header',
  banner: 'picture picture-banner',
  card: 'picture picture-card',
  panel: 'picture picture-panel',
};

type Props = { picture: Picture; look?: keyof typeof looks };

/** A picture as wide as what is around it; where a look has another shape, it is cropped around its focus. */
export function PictureFrame({ picture, look = 'plain' }: Props) {
  const { sources, src, width, height, sizes, alt, ground, focus, eager } = picture;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        src={src}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        className={looks[look]}
        style={{ background: ground, objectPosition: focus }}
      />
    </picture>
  );
}
