import type { CSSProperties } from 'react';
import type { BandOf } from '../bands.ts';
import { priceRange, scaleOf } from '../../ui/price-range.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FittedFigure } from '../../ui/FittedFigure.tsx';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { RangeBar } from '../../ui/RangeBar.tsx';
import type { BandProps } from '../page-bands.ts';

export function PricesBand({ id, tone, heading, text, plans, note, more }: BandProps<'prices'>) {
  const priceLength = Math.max(MIN_PRICE_LENGTH, ...plans.map(({ price }) => price.length));
  const scale = scaleOf(plans.map(({ price }) => price));
  const hasTexts = plans.some((plan) => plan.text);
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text}>
      <ul
        className={plans.length > MAX_COLUMNS ? 'border-b border-line' : columns}
        style={{ '--columns': `repeat(${plans.length}, 1fr)` } as CSSProperties}
      >
        {plans.map((plan) =>
          plans.length > MAX_COLUMNS ? (
            <Row
              key={plan.name}
              {...plan}
              priceLength={priceLength}
              scale={scale}
              tint={tone === 'tint' ? 'bg-paper' : 'bg-tint'}
            />
          ) : (
            <Plan
              key={plan.name}
              {...plan}
              priceLength={priceLength}
              scale={scale}
              hasTexts={hasTexts}
            />
          ),
        )}
      </ul>
      {note && <p className="mt-6 text-muted">{note}</p>}
      {more && (
        <p className="mt-4">
          <TextLink href={more.link}>{more.name}</TextLink>
        </p>
      )}
    </HeadedBand>
  );
}

/** Shorter prices are not larger. */
const MIN_PRICE_LENGTH = 8;

/** More columns would be too narrow for a price that can be compared at a glance, so plans are rows. */
const MAX_COLUMNS = 3;
const columns = 'grid gap-x-8 gap-y-12 lg:grid-cols-(--columns)';

type Offer = BandOf<'prices'>['plans'][number] & {
  /** The length of the longest price, whose size all share. */
  priceLength: number;
  /** The end of the scale on which ranges are compared. */
  scale: number | undefined;
};

type PlanProps = Offer & {
  /** Whether any plan has a text, so that the others reserve its space. */
  hasTexts: boolean;
};

function Plan({ hasTexts, ...plan }: PlanProps) {
  const { name, text, includes, badge } = plan;
  return (
    <li
      className={`relative grid content-start gap-4 ${hasTexts ? 'lg:row-span-5' : 'lg:row-span-4'} lg:grid-rows-subgrid lg:not-first:before:absolute lg:not-first:before:inset-y-0 lg:not-first:before:-start-4 lg:not-first:before:border-s lg:not-first:before:border-line ${badge ? 'border-t-8 border-t-highlight pt-2.5' : 'border-t-2 border-t-edge pt-4'}`}
    >
      <div>
        {/* Above the rule, so that all names are on the same line. */}
        {badge && <p className="absolute bottom-full mb-4 label-text text-accent">{badge}</p>}
        <h3 className="text-subheading">{name}</h3>
      </div>
      <div>
        <Price {...plan} stacked />
      </div>
      {hasTexts && <p className="text-muted">{text}</p>}
      <ul className="self-start">
        {includes.map((item) => (
          <li key={item} className="border-t border-line py-2.5">
            {item}
          </li>
        ))}
      </ul>
      <PlanLink {...plan} />
    </li>
  );
}

function Row({ tint, ...plan }: Offer & { tint: string }) {
  const { name, text, includes, badge } = plan;
  return (
    <li
      className={`grid gap-x-8 gap-y-4 py-8 md:max-lg:grid-cols-2 lg:grid-cols-12 lg:grid-rows-[auto_1fr] ${badge ? `-mx-gutter border-t-8 border-b border-line border-t-highlight px-gutter sm:-mx-4 sm:border-x sm:px-4 print:mx-0 print:px-0 [&+li]:border-t-0 ${tint}` : 'border-t-2 border-t-edge'}`}
    >
      <div className="lg:col-span-3 lg:row-span-2">
        {badge && <p className="mb-2 label-text text-accent">{badge}</p>}
        <h3 className="text-subheading">{name}</h3>
        {text && <p className="mt-2 text-muted">{text}</p>}
      </div>
      <div className="lg:col-span-5">
        <Price {...plan} />
      </div>
      <ul className="md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1 lg:col-span-4 lg:row-span-2">
        {includes.map((item) => (
          <li key={item} className="border-line py-2.5 not-first:border-t first:pt-0">
            {item}
          </li>
        ))}
      </ul>
      <PlanLink {...plan} className="lg:col-span-5 lg:col-start-4 lg:row-start-2" />
    </li>
  );
}

type PriceProps = Pick<Offer, 'priceLength' | 'scale' | 'price' | 'otherCurrencies' | 'per'> & {
  /** Each other price has a line, so that the columns of several plans agree. */
  stacked?: true;
};

function Price({ priceLength, scale, price, otherCurrencies, per, stacked }: PriceProps) {
  return (
    <>
      <FittedFigure look="price" length={priceLength}>
        {price}
      </FittedFigure>
      <RangeBar range={priceRange(price)} scale={scale} />
      {otherCurrencies && (
        <p className="mt-1.5 text-muted tabular">
          {/* A line breaks between two prices rather than inside one. */}
          {otherCurrencies.split(/(?<=, )/).map((other) => (
            <span key={other} className={stacked ? 'block' : 'inline-block whitespace-pre-wrap'}>
              {other}
            </span>
          ))}
        </p>
      )}
      {per && <p className="mt-2 label-text">{per}</p>}
    </>
  );
}

type PlanLinkProps = Pick<Offer, 'button' | 'link' | 'badge'> & { className?: string };

function PlanLink({ button, link, badge, className }: PlanLinkProps) {
  if (!button) return null;
  return (
    <p className={className}>
      <ButtonLink href={link} look={badge ? 'accent' : 'quiet'}>
        {button}
      </ButtonLink>
    </p>
  );
}
