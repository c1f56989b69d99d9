import { HeadedBand } from '../../ui/HeadedBand.tsx';
import type { BandProps } from '../page-bands.ts';

const builds = {
  trio: {
    list: 'grid gap-x-8 gap-y-8 md:grid-cols-3',
    item: 'border-t-2 border-ink pt-4',
    title: '',
    text: 'mt-2',
  },
  quarters: {
    list: 'grid gap-x-8 gap-y-10 md:grid-cols-2',
    item: 'border-t-2 border-ink pt-4',
    title: '',
    text: 'mt-2',
  },
  index: {
    list: 'border-b border-line',
    item: 'border-t border-line py-5 md:grid md:grid-cols-12 md:items-baseline md:gap-x-8',
    title: 'md:col-span-5 lg:col-span-4',
    text: 'mt-1 md:col-span-7 md:mt-0 lg:col-start-5',
  },
};

const buildFor = (count: number) => {
  if (count === 3) return builds.trio;
  return count === 4 ? builds.quarters : builds.index;
};

export function ListBand({ id, tone, ...band }: BandProps<'list'>) {
  const build = buildFor(band.items.length);
  return (
    <HeadedBand id={id} tone={tone} heading={band.heading} text={band.text}>
      <dl className={build.list}>
        {band.items.map(({ title, text }) => (
          <div key={title} className={build.item}>
            <dt className={`font-display text-subheading ${build.title}`}>{title}</dt>
            <dd className={`text-muted ${build.text}`}>{text}</dd>
          </div>
        ))}
      </dl>
    </HeadedBand>
  );
}
