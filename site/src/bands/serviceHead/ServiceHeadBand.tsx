import { art } from '../../art/art.ts';
import type { ServiceLook, Subject } from '../../art/contract.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LinkRow, type NamedLinks } from '../../sections/LinkRow.tsx';
import { BesidePicture } from '../../ui/BesidePicture.tsx';
import type { Picture } from '../../lib/picture.ts';
import { TitleBlock } from '../../ui/TitleBlock.tsx';
import './ServiceHeadBand.css';

type Props = {
  subject: Subject;
  category: string;
  banner: string;
  heading: string;
  lede: string;
  describe: string;
  links: NamedLinks;
  facts: { label: string; value: string }[];
  picture?: Picture | undefined;
};

const layouts = {
  beside: {
    over: 'lg:pb-18',
    h1: 'text-title',
    lede: 'mt-6',
    picture: 'lg:w-23/50',
    facts: 'mt-6 lg:mt-0 lg:w-1/2',
  },
  standing: {
    over: 'lg:flex lg:min-h-68 lg:items-end',
    h1: 'service-standing text-hero lg:relative lg:z-1',
    lede: 'mt-6 lg:mt-0 lg:mb-8 lg:w-12/25',
    picture: 'lg:w-29/50',
    facts: 'mt-6 lg:mt-0 lg:w-23/50',
  },
};
const halves = {
  over: 'service-picture-over max-lg:mt-6 lg:bottom-0',
  under: 'service-picture-under lg:top-0',
};

export function ServiceHeadBand({ subject, category, picture, facts, ...words }: Props) {
  const { banner, heading, lede, describe, links } = words;
  const look = picture ? undefined : art.ServiceHero?.look({ ...subject, category });
  const standing = look === 'standing';
  const layout = layouts[standing ? 'standing' : 'beside'];
  const text = (
    <div className={layout.lede}>
      <p className="text-lede text-muted">{lede}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink href="#enquiry">{describe}</ButtonLink>
        <LinkRow links={links} />
      </div>
    </div>
  );
  const title = (
    <>
      <p className="annotation">{banner}</p>
      <h1 className={`mt-4 ${layout.h1}`}>{heading}</h1>
      {!standing && text}
    </>
  );
  return (
    <section className="@container overflow-clip">
      <div className="service-over">
        <div className={`relative wrap ${layout.over}`}>
          {picture ? (
            <BesidePicture picture={picture} look="banner">
              {title}
            </BesidePicture>
          ) : (
            <div className="lg:w-14/25">{title}</div>
          )}
          <Half part="over" look={look} width={layout.picture} {...subject} />
        </div>
      </div>
      <div className={`service-under relative ${look === 'deep' ? 'tone-ink' : ''}`}>
        {/* A separate block formatting context, or the first child's margin would be above the line. */}
        <div className="relative wrap flow-root pb-10 lg:min-h-62 lg:py-9">
          <Half part="under" look={look} width={layout.picture} {...subject} />
          {standing && text}
          <TitleBlock facts={facts} className={layout.facts} />
        </div>
      </div>
    </section>
  );
}

type HalfProps = Subject & { part: 'over' | 'under'; look: ServiceLook | undefined; width: string };

function Half({ part, look, width, ...subject }: HalfProps) {
  const Picture = art.ServiceHero?.Picture;
  return (
    Picture &&
    look && (
      <Picture
        {...subject}
        part={part}
        look={look}
        className={`pointer-events-none block w-full lg:absolute lg:end-0 ${halves[part]} ${width}`}
      />
    )
  );
}
