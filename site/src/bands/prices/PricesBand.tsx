import type { CSSProperties } from 'react';
import type { BandOf } from '../bands.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import type { BandProps } from '../page-bands.ts';
import './PricesBand.css';

/** What it costs and what is in it: columns of one table, so that prices and buttons are in line. */
export function PricesBand({ id, tone, heading, text, plans, note }: BandProps<'prices'>) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text}>
      <ul className="prices" style={{ '--plans': plans.length } as CSSProperties}>
        {plans.map((plan) => (
          <Plan key={plan.name} {...plan} />
        ))}
      </ul>
      {note && <p className="mt-6 text-small text-muted">{note}</p>}
    </HeadedBand>
  );
}

type PlanProps = BandOf<'prices'>['plans'][number];

function Plan({ name, price, per, text, includes, mark, button, link }: PlanProps) {
  return (
    <li className="price" data-marked={mark ? true : undefined}>
      <div>
        {mark && <p className="annotation text-accent">{mark}</p>}
        <h3 className="text-subheading">{name}</h3>
      </div>
      <p className="font-display text-title tabular">
        {price}
        {per && <span className="block annotation">{per}</span>}
      </p>
      <p className="text-small text-muted">{text}</p>
      <ul className="self-start text-small">
        {includes.map((item) => (
          <li key={item} className="border-t border-line py-2.5">
            {item}
          </li>
        ))}
      </ul>
      {button && (
        <p>
          <ButtonLink href={link} variant={mark ? 'accent' : 'quiet'}>
            {button}
          </ButtonLink>
        </p>
      )}
    </li>
  );
}
