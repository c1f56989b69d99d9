import { art } from '../../art/art.ts';
import type { ServiceLook, Subject } from '../../art/contract.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
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
  /** The link to the form at the end of the page. */
  describe: string;
  facts: { label: string; value: string }[];
  /** A photograph, in place of the drawing. */
  picture?: Picture | undefined;
};

/** How looks differ from `beside`: site/src/art/contract.ts says what they are. */
const heroes: Partial<Record<ServiceLook, string>> = {
  standing: 'service-hero hero-standing',
};
const grounds: Partial<Record<ServiceLook, string>> = { deep: 'service-under tone-ink' };
const halves = { over: 'service-picture-over', under: 'service-picture-under' };

/** The banner: the title and the page's drawing or picture over a line, the page's facts under it. */
export function ServiceHeadBand({ subject, category, picture, facts, ...words }: Props) {
  const { banner, heading, lede, describe } = words;
  const look = picture ? undefined : art.ServiceHero?.look({ ...subject, category });
  const standing = look === 'standing';
  const text = (
    <div className="service-lede">
      <p className="text-lede text-muted">{lede}</p>
      <ButtonLink href="#enquiry" className="mt-6">
        {describe}
      </ButtonLink>
    </div>
  );
  const title = (
    <>
      <p className="annotation">{banner}</p>
      <h1 className={`mt-4 ${standing ? 'text-hero' : 'text-title'}`}>{heading}</h1>
      {!standing && text}
    </>
  );
  return (
    <section className={(look && heroes[look]) ?? 'service-hero'}>
      <div className="service-over">
        <div className="relative wrap">
          {picture ? (
            <BesidePicture picture={picture} look="banner">
              {title}
            </BesidePicture>
          ) : (
            <div className="service-title">{title}</div>
          )}
          <Half part="over" look={look} {...subject} />
        </div>
      </div>
      <div className={(look && grounds[look]) ?? 'service-under'}>
        <div className="relative wrap">
          <Half part="under" look={look} {...subject} />
          {standing && text}
          <TitleBlock facts={facts} />
        </div>
      </div>
    </section>
  );
}

type HalfProps = Subject & { part: 'over' | 'under'; look: ServiceLook | undefined };

/** What the drawing has on one side of the line. */
function Half({ part, look, ...subject }: HalfProps) {
  const Picture = art.ServiceHero?.Picture;
  return (
    Picture && look && <Picture {...subject} part={part} look={look} className={halves[part]} />
  );
}
