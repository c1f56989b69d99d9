import type { BandOf } from '../../lib/bands.ts';
import { Band } from '../../ui/Band.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { BandProps } from './Bands.tsx';

type Card = BandOf<'cards'>['cards'][number];

const builds = {
  /** Side by side, with one rule between neighbours. */
  columns: {
    list: 'gap-y-12 md:grid-cols-3',
    card: 'flex flex-col md:px-8 md:first:ps-0 md:last:pe-0 md:not-first:border-s',
    title: 'text-heading',
    text: 'mt-3 mb-6',
    items: 'mt-auto border-t border-line',
    item: 'border-b border-line py-2 font-display text-subheading',
  },
  /** Four quarters about one crossing. */
  quarters: {
    list: 'gap-y-10 md:grid-cols-2 md:gap-y-0',
    card: 'flex flex-col md:py-10 md:odd:pe-10 md:even:border-s md:even:ps-10 md:nth-[n+3]:border-t',
    title: 'text-heading',
    text: 'mt-3 measure',
    items: 'mt-4 flex flex-wrap gap-x-6 gap-y-1',
    item: 'annotation',
  },
  /** One under the other, as an index. */
  index: {
    list: 'border-b border-line',
    card: 'border-t py-8 lg:grid lg:grid-cols-12 lg:gap-x-8',
    title: 'text-heading lg:col-span-5',
    text: 'mt-3 lg:col-span-5 lg:mt-1',
    items: 'mt-4 lg:col-span-2 lg:mt-2',
    item: 'annotation',
  },
};

const buildFor = (cards: Card[]) => {
  if (cards.some(({ link }) => link)) return builds.index;
  return cards.length === 3 ? builds.columns : builds.quarters;
};

/** A few kinds of one thing. How they stand follows from how many they are and where they lead. */
export function CardsBand({ id, tone, band, labels }: BandProps<'cards'>) {
  const build = buildFor(band.cards);
  return (
    <Band tone={tone} labelledBy={id}>
      <SectionHead id={id} heading={band.title} text={band.intro} className="mb-10" />
      <ul className={`grid ${build.list}`}>
        {band.cards.map((card) => (
          <li key={card.title} className={`border-line ${build.card}`}>
            <h3 className={build.title}>
              {card.link ? (
                <a href={card.link} className="inline-block link">
                  {card.title}
                </a>
              ) : (
                card.title
              )}
            </h3>
            <p className={`text-muted ${build.text}`}>{card.text}</p>
            {card.items.length > 0 && (
              <ul className={build.items}>
                {card.items.map((item) => (
                  <li key={item} className={build.item}>
                    {item}
                  </li>
                ))}
              </ul>
            )}
            {card.hireNow && (
              <p className="mt-6">
                <ButtonLink href="/contact">{labels.hireNow}</ButtonLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Band>
  );
}
