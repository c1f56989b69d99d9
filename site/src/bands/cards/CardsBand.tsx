import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Name } from '../../ui/Name.tsx';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { BandProps } from '../page-bands.ts';
import { chooseLayout } from './card-layouts.ts';
import './CardsBand.css';

type Props = BandProps<'cards'> & { labels: { hireNow?: string } };

export function CardsBand({ id, tone, labels, ...band }: Props) {
  const layout = chooseLayout(band.cards);
  return (
    <HeadedBand id={id} tone={tone} heading={band.heading} text={band.text}>
      <ul className={`grid ${layout.list}`}>
        {band.cards.map((card) => (
          <li key={card.title} className={`border-line ${layout.card}`}>
            <h3 className={layout.title}>
              {card.link ? (
                <PageLink
                  href={card.link}
                  className="-my-2 inline-flex min-h-11 items-center leading-snug link underline-offset-4"
                >
                  {card.title}
                </PageLink>
              ) : (
                card.title
              )}
            </h3>
            <p className={`text-muted ${layout.text}`}>{card.text}</p>
            {card.items.length > 0 && (
              <ul className={layout.items}>
                {card.items.map((item) => (
                  <li key={item} className={layout.item}>
                    <Name>{item}</Name>
                  </li>
                ))}
              </ul>
            )}
            {card.hireNow && labels.hireNow && (
              <p className="mt-4">
                <ButtonLink href="/contact">{labels.hireNow}</ButtonLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </HeadedBand>
  );
}
