import type { Picture } from '../../ui/picture.ts';
import { Band } from '../../ui/Band.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import type { BandProps } from '../page-bands.ts';
import { TextLink } from '../../ui/TextLink.tsx';

type Props = Omit<BandProps<'map'>, 'image'> & { picture?: Picture | undefined };

/** The company's location: a large address and its own picture of a map. Nothing loads from other sites. */
export function MapBand({
  id,
  tone,
  heading,
  text,
  address,
  picture,
  coordinates,
  linkText,
}: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className={picture ? 'lg:col-span-5' : 'lg:col-span-12'}>
          <h2 id={id} className="label-text font-normal tracking-normal">
            {heading}
          </h2>
          <address className="mt-3 border-s-2 border-highlight ps-5 font-display text-heading not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          {text && <p className="mt-6 text-muted">{text}</p>}
          <p className="mt-4">
            <TextLink href={osm(coordinates)}>{linkText}</TextLink>
          </p>
        </div>
        {picture && (
          <figure className="lg:col-span-7">
            <PictureFrame picture={picture} />
          </figure>
        )}
      </div>
    </Band>
  );
}

/** https://wiki.openstreetmap.org/wiki/Browsing: a map with a marker. */
const osm = ({ latitude, longitude }: Props['coordinates']) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
