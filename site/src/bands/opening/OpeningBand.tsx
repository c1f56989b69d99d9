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

const variants = {
  drawn: 'flex min-h-about-hero flex-col pt-12 lg:grid lg:grid-rows-2 lg:py-0',
  low: 'flex flex-col pt-8 lg:grid lg:min-h-72 lg:grid-rows-2 lg:py-0',
  plain: 'py-band',
  pictured: 'max-lg:pb-band lg:min-h-112',
};
const alone = {
  title: 'text-title lg:max-w-1/2 lg:self-end lg:pb-5',
  text: 'mt-6 lg:mt-0 lg:max-w-1/2 lg:pt-6',
};
const lowered = {
  title: 'lg:max-w-1/2 lg:self-end lg:pb-4',
  text: 'mt-4 pb-8 lg:mt-0 lg:max-w-1/2 lg:pt-4 lg:pb-0',
};
const beside = { title: 'text-title', text: 'mt-6' };

export function OpeningBand({ subject, heading, text, button, links, low, picture }: Props) {
  const drawn = art.AboutHero && !picture;
  const variant = picture ? 'pictured' : !drawn ? 'plain' : low ? 'low' : 'drawn';
  const look = picture ? beside : low ? lowered : alone;
  const words = (
    <>
      {/* Three lines fit above the middle at every width, without descenders touching ascenders. */}
      <h1
        className={look.title}
        style={{ lineHeight: 1.12, fontSize: `min(var(--text-title), ${low ? '3rem' : '66px'})` }}
      >
        {heading}
      </h1>
      <div className={look.text}>
        <p className="text-lede text-muted">{text}</p>
        <div className={`flex flex-wrap items-center gap-x-6 gap-y-3 ${low ? 'mt-3' : 'mt-6'}`}>
          {button && <ButtonLink href="/contact">{button}</ButtonLink>}
          <LinkRow links={links} />
        </div>
      </div>
    </>
  );
  return (
    <section className="overflow-clip tone-ink">
      <div className={`relative wrap ${variants[variant]}`}>
        {picture ? (
          <BesidePicture picture={picture} look="filling">
            {words}
          </BesidePicture>
        ) : (
          words
        )}
        {drawn && art.AboutHero && (
          <div
            className={`relative mt-6 flex-1 ${low ? 'max-lg:hidden' : ''} lg:static lg:mt-0 lg:min-h-0 ${links.length > 0 ? 'min-h-52' : 'min-h-20'}`}
          >
            <art.AboutHero {...subject} />
          </div>
        )}
      </div>
    </section>
  );
}
