import type { BandOf } from '../../lib/bands.ts';
import { Band } from '../../ui/Band.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { BandProps } from './Bands.tsx';

type Card = BandOf<'cards'>['cards'][number];

const builds = {
  /** Side by side, with one rule between neighbours. */
  columns: {
    list: 'gap-y-10 md:grid-cols-3',
    card: 'md:px-6 md:first:ps-0 md:last:pe-0 md:not-first:border-s',
    title: 'text-heading',
  },
  /** Four quarters about one crossing. */
  quarters: {
    list: 'gap-y-10 md:grid-cols-2 md:gap-y-0',
    card: 'md:py-8 md:odd:pe-10 md:even:border-s md:even:ps-10 md:nth-[n+3]:border-t',
    title: 'text-subheading',
  },
  /** One under the other, as an index. */
  index: {
    list: 'border-b border-line',
    card: 'border-t border-line py-8 lg:grid lg:grid-cols-12 lg:gap-x-8',
    title: 'text-heading lg:col-span-5',
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
          <li key={card.title} className={`flex flex-col border-line ${build.card}`}>
            <h3 className={build.title}>
              {card.link ? (
                <a href={card.link} className="inline-block link">
                  {card.title}
                </a>
              ) : (
                card.title
              )}
            </h3>
            <p className="mt-3 text-muted lg:col-span-4 lg:mt-0">{card.text}</p>
            <CardItems items={card.items} />
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

function CardItems({ items }: { items: string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="mt-4 lg:col-span-3 lg:mt-0">
      {items.map((item) => (
        <li key={item} className="annotation">
          {item}
        </li>
      ))}
    </ul>
  );
}
