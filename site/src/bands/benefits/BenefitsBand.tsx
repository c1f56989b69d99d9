import type { CSSProperties } from 'react';
import type { IndustryLook } from '../../art/contract.ts';
import type { Place } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';

type Props = Place & {
  heading: string;
  benefits: { title: string; text: string }[];
  pairs: IndustryLook['pairs'];
};

const variants = {
  lying: {
    list: 'lg:col-span-8 lg:col-start-5',
    item: 'grid gap-x-8 gap-y-1 border-t border-line py-5 first:border-t-0 first:pt-0 md:grid-cols-8',
    title: 'md:col-span-3',
    text: 'md:col-span-5',
  },
  standing: {
    list: 'grid gap-8 lg:col-span-12 lg:col-start-1 lg:row-start-1 lg:grid-cols-5 lg:gap-7',
    item: 'grid content-start gap-x-8 gap-y-2 border-t border-line pt-4 md:max-lg:grid-cols-2 lg:border-t-2 lg:border-highlight lg:mt-(--rise)',
    title: '',
    text: '',
  },
};

export function BenefitsBand({ id, tone, heading, benefits, pairs }: Props) {
  const variant = variants[pairs];
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 id={id} className="text-heading lg:col-span-4 lg:col-start-1 lg:row-start-1">
          {heading}
        </h2>
        <dl className={variant.list}>
          {benefits.map(({ title, text }, step) => (
            <div
              key={title}
              className={variant.item}
              style={{ '--rise': `${6.5 - step * 1.625}rem` } as CSSProperties}
            >
              <dt className={`font-display text-subheading ${variant.title}`}>{title}</dt>
              <dd className={`text-muted ${variant.text}`}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
