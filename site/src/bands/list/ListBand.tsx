import { Band } from '../../ui/Band.tsx';
import { BandHead } from '../../ui/BandHead.tsx';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import type { BandProps } from '../page-bands.ts';

const columns = {
  two: { list: 'gap-y-10 md:grid-cols-2', item: 'border-t-2 border-ink' },
  three: { list: 'gap-y-8 md:grid-cols-3', item: 'border-t-2 border-ink' },
  beside: { list: 'gap-y-8 md:grid-cols-2 lg:col-span-8', item: 'border-t border-edge' },
};

export function ListBand({ id, tone, heading, text, items }: BandProps<'list'>) {
  const many = items.length > 4;
  const look = many ? columns.beside : columns[items.length === 3 ? 'three' : 'two'];
  const list = (
    <dl className={`grid gap-x-8 ${look.list}`}>
      {items.map((item) => (
        <div key={item.title} className={`pt-4 ${look.item}`}>
          <dt className="font-display text-subheading">{item.title}</dt>
          <dd className="mt-2 text-muted">{item.text}</dd>
        </div>
      ))}
    </dl>
  );
  if (!many)
    return (
      <HeadedBand id={id} tone={tone} heading={heading} text={text}>
        {list}
      </HeadedBand>
    );
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <BandHead id={id} heading={heading} text={text} className="lg:col-span-4" />
        {list}
      </div>
    </Band>
  );
}
