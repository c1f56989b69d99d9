import type { Picture } from './picture.ts';

const looks = {
  plain: '',
  filling: 'h-full',
  hero: 'aspect-3/2 md:aspect-2/1 lg:aspect-21/9',
  header: 'aspect-3/2',
  side: 'aspect-3/2 lg:absolute lg:inset-0 lg:aspect-auto lg:h-full',
  banner: 'relative z-1 aspect-3/2 lg:-mb-28',
  card: 'aspect-4/3',
};

type Props = { picture: Picture; look?: keyof typeof looks };

/** A picture as wide as its container; a look with other proportions crops it around its focus. */
export function PictureFrame({ picture, look = 'plain' }: Props) {
  const { sources, src, width, height, sizes, alt, background, focus, eager } = picture;
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
        className={`w-full object-cover ${looks[look]}`}
        style={{ background, objectPosition: focus }}
      />
    </picture>
  );
}
