import { art } from 'company:art';
import type { Subject } from '../../art/types.ts';
import type { Picture } from '../../ui/picture.ts';
import { BesidePicture } from '../../ui/BesidePicture.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LinkRow, type NamedLinks } from '../../sections/LinkRow.tsx';

type Props = {
  subject: Subject;
  heading: string;
  text: string;
  button?: string | undefined;
  links: NamedLinks;
  look: 'high' | 'low';
  picture?: Picture | undefined;
};

const looks = {
  high: {
    drawn: 'flex min-h-about-hero flex-col lg:grid lg:grid-rows-[auto_1fr]',
    plain: 'pb-band',
    title: 'lg:max-w-11/20 lg:pb-6 xl:max-w-[calc(50vw-2rem)]',
    text: 'mt-6 lg:mt-0 lg:max-w-1/2 lg:pt-8 lg:pb-6',
    drawing: 'min-h-52',
    alone: 'min-h-20',
  },
  low: {
    drawn: 'flex flex-col lg:grid lg:grid-rows-[auto_1fr]',
    plain: 'pb-10 lg:pb-14',
    title: 'lg:max-w-1/2 lg:pb-5',
    text: 'mt-4 lg:mt-0 lg:max-w-1/2 lg:pt-6 lg:pb-8',
    drawing: 'min-h-28',
    alone: 'min-h-28',
  },
};
const pictured = 'max-lg:pb-band lg:min-h-112';

export function OpeningBand({ subject, heading, text, button, links, look, picture }: Props) {
  const isDrawn = art.Opening && !picture;
  const styles = looks[picture ? 'high' : look];
  const frame = isDrawn ? styles.drawn : styles.plain;
  const content = (
    <>
      {/* Without descenders touching ascenders. */}
      <h1
        className={picture ? '' : styles.title}
        style={{ lineHeight: 1.12, fontSize: 'min(var(--text-title), max(3rem, 4.7vw), 3.75rem)' }}
      >
        {heading}
      </h1>
      <div className={picture ? 'mt-6' : styles.text}>
        <p className="text-lede text-muted lg:max-xl:text-body">{text}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          {button && <ButtonLink href="/contact">{button}</ButtonLink>}
          <LinkRow links={links} />
        </div>
      </div>
    </>
  );
  return (
    <section className="overflow-clip tone-ink">
      <div className={`relative wrap ${picture ? pictured : `pt-opening ${frame}`}`}>
        {picture ? (
          <BesidePicture picture={picture} look="filling">
            {content}
          </BesidePicture>
        ) : (
          content
        )}
        {isDrawn && art.Opening && (
          // On large screens, a line between the title and the text, on which the drawing is centered.
          <div
            className={`relative mt-6 flex-1 lg:absolute lg:inset-x-0 lg:top-0 lg:row-start-2 lg:mt-0 lg:min-h-0 ${links.length > 0 ? styles.drawing : styles.alone}`}
          >
            <art.Opening {...subject} />
          </div>
        )}
      </div>
    </section>
  );
}
