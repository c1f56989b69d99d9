import { art } from 'company:art';
import type { IndustryLook, Subject } from '../../art/types.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LinkRow, type NamedLinks } from '../../sections/LinkRow.tsx';
import { BesidePicture } from '../../ui/BesidePicture.tsx';
import type { Picture } from '../../ui/picture.ts';
import { FactStrip } from './FactStrip.tsx';

type Props = {
  name: string;
  heading: string;
  lede: string;
  button: string;
  links: NamedLinks;
  subject: Subject;
  look: IndustryLook['hero'];
  facts: { label: string; value: string }[];
  picture?: Picture | undefined;
};

/** A drawing is low enough to be on the first screen, and high enough for its words to be legible. */
const variants = {
  below: {
    heading: 'grid gap-6 lg:gap-8',
    title: '',
    lede: 'grid gap-6 lg:grid-cols-12',
    ledeText: 'lg:col-span-8',
    actions: 'lg:col-span-full',
    links: 'max-lg:basis-full',
    drawing: 'lg:*:[svg]:max-h-[clamp(17rem,100svh-33rem,46svh)]',
  },
  beside: {
    heading: 'relative lg:pb-[max(6.5rem,13svh)]',
    title: 'lg:max-w-2/3',
    lede: 'mt-6 grid gap-8 lg:max-w-5/12',
    ledeText: '',
    actions: '',
    links: 'basis-full lg:max-w-96',
    drawing: 'lg:*:[svg]:max-h-[max(22.5rem,46svh)]',
  },
  pictured: {
    heading: '',
    title: '',
    lede: 'mt-6 grid gap-8',
    ledeText: '',
    actions: '',
    links: 'basis-full',
    drawing: '',
  },
};

export function IndustryHeadBand({
  name,
  heading,
  lede,
  button,
  links,
  subject,
  facts,
  ...props
}: Props) {
  const { picture } = props;
  const look = variants[picture ? 'pictured' : props.look];
  const content = (
    <>
      <div>
        <p className="label-text">{name}</p>
        <h1 className={`mt-3 text-title ${look.title}`}>{heading}</h1>
      </div>
      <div className={look.lede}>
        <p className={`text-lede text-muted ${look.ledeText}`}>{lede}</p>
        <div className={`flex flex-wrap items-center gap-x-6 gap-y-2 ${look.actions}`}>
          <ButtonLink href="/contact">{button}</ButtonLink>
          <LinkRow links={links} className={look.links} />
        </div>
      </div>
    </>
  );
  return (
    <section className="overflow-clip">
      <div className={`relative wrap pt-opening-label ${look.drawing}`}>
        {picture ? (
          <BesidePicture picture={picture}>{content}</BesidePicture>
        ) : (
          <div className={look.heading}>{content}</div>
        )}
        {art.IndustryHero && !picture ? (
          <art.IndustryHero {...subject} />
        ) : (
          <div className="h-10 lg:h-16" />
        )}
      </div>
      <FactStrip facts={facts} />
    </section>
  );
}
