import type { Picture } from '../../ui/picture.ts';
import { Band } from '../../ui/Band.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { WideHeading } from '../../ui/WideHeading.tsx';
import type { BandProps } from '../page-bands.ts';

type Props = Omit<BandProps<'gallery'>, 'pictures'> & {
  pictures: { picture: Picture; caption?: string | undefined }[];
};

export function GalleryBand({ id, tone, heading, text, pictures }: Props) {
  const head = heading ? { labelledBy: id } : {};
  return (
    <Band tone={tone} {...head}>
      {heading && <WideHeading id={id} heading={heading} text={text} className="mb-6 lg:mb-10" />}
      <ul className="grid items-end gap-x-8 gap-y-10 md:grid-cols-12">
        {pictures.map(({ picture, caption }, index) => (
          <li key={index} className={columnsOf(index, pictures.length)}>
            <figure>
              <PictureFrame picture={picture} />
              {caption && <figcaption className="mt-2 label-text">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function columnsOf(index: number, count: number) {
  // A last picture without a neighbor takes the whole row.
  if (index === count - 1 && index % 2 === 0) return 'md:col-span-12';
  return index % 4 === 0 || index % 4 === 3 ? 'md:col-span-7' : 'md:col-span-5';
}
