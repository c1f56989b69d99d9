import { HeadedBand } from '../../ui/HeadedBand.tsx';
import { SideHeadedBand } from '../../ui/SideHeadedBand.tsx';
import type { BandProps } from '../page-bands.ts';

const columns = {
  two: {
    list: 'gap-x-8 gap-y-10 md:grid-cols-2',
    item: 'border-t-2 border-ink pt-4',
    text: 'text-muted',
  },
  three: {
    list: 'gap-x-8 gap-y-8 md:grid-cols-3',
    item: 'border-t-2 border-ink pt-4',
    text: 'text-muted',
  },
  beside: {
    list: 'border-b border-line lg:col-span-8',
    item: 'border-t border-line py-4 md:grid md:grid-cols-8 md:items-baseline md:gap-x-8 lg:py-5',
    text: 'md:col-span-5 md:mt-0',
  },
};

export function ListBand({ id, tone, heading, text, items }: BandProps<'list'>) {
  const many = items.length > 4;
  const look = many ? columns.beside : columns[items.length === 3 ? 'three' : 'two'];
  const Headed = many ? SideHeadedBand : HeadedBand;
  return (
    <Headed id={id} tone={tone} heading={heading} text={text}>
      <dl className={`grid ${look.list}`}>
        {items.map((item) => (
          <div key={item.title} className={look.item}>
            <dt className="font-display text-subheading text-balance md:col-span-3">
              {item.title}
            </dt>
            <dd className={`mt-2 max-w-measure ${look.text}`}>{item.text}</dd>
          </div>
        ))}
      </dl>
    </Headed>
  );
}
