import type { Picture } from '../../ui/picture.ts';
import { Band } from '../../ui/Band.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import type { BandProps } from '../page-bands.ts';

type Props = Omit<BandProps<'picture'>, 'image'> & { picture: Picture };

const sides = {
  start: { picture: 'lg:col-span-7', text: 'lg:col-span-4 lg:col-start-9' },
  end: { picture: 'lg:order-1 lg:col-span-7 lg:col-start-6', text: 'lg:col-span-4' },
};

export function PictureBand({ id, tone, heading, text, picture, side, ...props }: Props) {
  const look = sides[side];
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid grid-cols-1 items-end gap-x-8 gap-y-8 lg:grid-cols-12">
        <figure className={look.picture}>
          <PictureFrame picture={picture} />
          {props.caption && <figcaption className="mt-2 label-text">{props.caption}</figcaption>}
        </figure>
        <div className={look.text}>
          <h2 id={id} className="text-heading">
            {heading}
          </h2>
          {text && <p className="mt-4 text-lede">{text}</p>}
          {props.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 text-muted">
              {paragraph}
            </p>
          ))}
          {props.button && (
            <p className="mt-6">
              <ButtonLink href={props.link}>{props.button}</ButtonLink>
            </p>
          )}
        </div>
      </div>
    </Band>
  );
}
