import type { Picture } from '../../lib/picture.ts';
import { Band } from '../../ui/Band.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { BandProps } from '../page-bands.ts';
import './GalleryBand.css';

type Props = Omit<BandProps<'gallery'>, 'pictures'> & {
  pictures: { picture: Picture; caption?: string | undefined }[];
};

/** Pictures in their own shapes, by turns large and small, standing on one line. */
export function GalleryBand({ id, tone, heading, text, pictures }: Props) {
  const head = heading ? { labelledBy: id } : {};
  return (
    <Band tone={tone} {...head}>
      {heading && <SectionHead id={id} heading={heading} text={text} className="mb-6 lg:mb-10" />}
      <ul className="gallery">
        {pictures.map(({ picture, caption }, index) => (
          <li key={index}>
            <figure>
              <PictureFrame picture={picture} />
              {caption && <figcaption className="mt-2 annotation">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}
