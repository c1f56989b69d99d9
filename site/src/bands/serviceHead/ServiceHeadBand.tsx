import { art } from 'company:art';
import type { ServiceLook, Subject } from '../../art/types.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LinkRow, type NamedLinks } from '../../sections/LinkRow.tsx';
import { BesidePicture } from '../../ui/BesidePicture.tsx';
import type { Picture } from '../../ui/picture.ts';
import { FactGrid } from '../../ui/FactGrid.tsx';
import './ServiceHeadBand.css';

type Props = {
  subject: Subject;
  category: string;
  kicker: string;
  heading: string;
  lede: string;
  button: string;
  links: NamedLinks;
  facts: { label: string; value: string }[];
  picture?: Picture | undefined;
};

const layouts = {
  beside: {
    block: 'lg:pb-18',
    h1: 'text-title',
    lede: 'mt-6',
    over: 'lg:w-23/50',
    under: 'lg:col-[28/-1]',
  },
  titleOnLine: {
    block: '',
    h1: 'service-title-on-line text-title lg:relative lg:z-1',
    lede: 'mt-6 lg:col-[1/25] lg:row-start-1 lg:mt-0',
    over: 'lg:w-29/50',
    under: 'lg:col-[22/-1]',
  },
};
const halves = {
  over: 'service-picture-over max-lg:mt-6 lg:absolute lg:end-0 lg:bottom-0',
  under: 'service-picture-under lg:row-start-1 lg:-mt-9',
};

export function ServiceHeadBand({ subject, category, picture, facts, ...texts }: Props) {
  const { kicker, heading, lede, button, links } = texts;
  const look = picture ? undefined : art.ServiceHero?.look({ ...subject, category });
  const isTitleOnLine = look === 'titleOnLine';
  const layout = layouts[isTitleOnLine ? 'titleOnLine' : 'beside'];
  const text = (
    <div className={layout.lede}>
      <p className="text-lede text-muted">{lede}</p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink href="#enquiry">{button}</ButtonLink>
        <LinkRow links={links} />
      </div>
    </div>
  );
  const title = (
    <>
      <p className="label-text">{kicker}</p>
      <h1 className={`mt-3 ${layout.h1}`}>{heading}</h1>
      {!isTitleOnLine && text}
    </>
  );
  return (
    <section className="@container overflow-clip">
      <div className="service-over">
        <div className="relative wrap pt-opening-label">
          <div className={`${layout.block} ${picture ? '' : 'relative'}`}>
            {picture ? (
              <BesidePicture picture={picture} look="banner">
                {title}
              </BesidePicture>
            ) : (
              <div className="lg:w-14/25">{title}</div>
            )}
            <Half part="over" look={look} width={layout.over} {...subject} />
          </div>
        </div>
      </div>
      <div className={`service-under relative ${look === 'deep' ? 'tone-ink' : ''}`}>
        {/* A separate block formatting context, or the first child's margin would be above the line. */}
        <div className="relative wrap flow-root pb-10 lg:grid lg:grid-cols-50 lg:py-9">
          <Half part="under" look={look} width={layout.under} {...subject} />
          {isTitleOnLine && text}
          <FactGrid facts={facts} className="service-facts mt-6 lg:col-span-full lg:mt-8" />
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
        className={`pointer-events-none block w-full ${halves[part]} ${width}`}
      />
    )
  );
}
