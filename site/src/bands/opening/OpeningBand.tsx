import { art } from '../../art/art.ts';
import type { Subject } from '../../art/contract.ts';
import type { Picture } from '../../lib/picture.ts';
import { BesidePicture } from '../../ui/BesidePicture.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LinkRow, type NamedLinks } from '../../sections/LinkRow.tsx';

type Props = {
  subject: Subject;
  heading: string;
  text: string;
  button?: string | undefined;
  links: NamedLinks;
  low?: boolean | undefined;
  picture?: Picture | undefined;
};

const looks = {
  high: {
    drawn: 'flex min-h-about-hero flex-col pt-12 lg:grid lg:grid-rows-2 lg:py-0',
    plain: 'py-band',
    title: 'text-title lg:max-w-11/20 lg:self-end lg:pb-5',
    size: 'min(max(var(--text-title), 5.6vw), 72px)',
    text: 'mt-6 lg:mt-0 lg:max-w-1/2 lg:pt-6',
    ways: 'mt-6',
    drawing: '',
  },
  low: {
    drawn: 'pt-8 pb-8 lg:grid lg:min-h-88 lg:grid-rows-2 lg:py-0',
    plain: 'py-10 lg:py-14',
    title: 'lg:max-w-1/2 lg:self-end lg:pt-8 lg:pb-4',
    size: 'min(var(--text-title), 3.75rem)',
    text: 'mt-4 lg:mt-0 lg:max-w-1/2 lg:pt-4 lg:pb-8',
    ways: 'mt-3',
    drawing: 'max-lg:hidden',
  },
};
const pictured = 'max-lg:pb-band lg:min-h-112';

export function OpeningBand({ subject, heading, text, button, links, low, picture }: Props) {
  const drawn = art.AboutHero && !picture;
  const look = looks[low && !picture ? 'low' : 'high'];
  const frame = drawn ? look.drawn : look.plain;
  const words = (
    <>
      {/* Three lines fit above the middle at every width, without descenders touching ascenders. */}
      <h1
        className={picture ? 'text-title' : look.title}
        style={{ lineHeight: 1.12, fontSize: look.size }}
      >
        {heading}
      </h1>
      <div className={picture ? 'mt-6' : look.text}>
        <p className="text-lede text-muted">{text}</p>
        <div className={`flex flex-wrap items-center gap-x-6 gap-y-3 ${look.ways}`}>
          {button && <ButtonLink href="/contact">{button}</ButtonLink>}
          <LinkRow links={links} />
        </div>
      </div>
    </>
  );
  return (
    <section className="overflow-clip tone-ink">
      <div className={`relative wrap ${picture ? pictured : frame}`}>
        {picture ? (
          <BesidePicture picture={picture} look="filling">
            {words}
          </BesidePicture>
        ) : (
          words
        )}
        {drawn && art.AboutHero && (
          <div
            className={`relative mt-6 flex-1 ${look.drawing} lg:static lg:mt-0 lg:min-h-0 ${links.length > 0 ? 'min-h-52' : 'min-h-20'}`}
          >
            <art.AboutHero {...subject} />
          </div>
        )}
      </div>
    </section>
  );
}
