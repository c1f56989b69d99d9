import type { Place } from '../page-bands.ts';
import { HeadedBand } from '../../ui/HeadedBand.tsx';

type Props = Place & { heading: string; standards: { name: string; text: string }[] };

export function StandardsBand({ id, tone, heading, standards }: Props) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading}>
      <dl className="border-b border-line">
        {standards.map(({ name, text }) => (
          <div
            key={name}
            className="grid gap-x-8 gap-y-1 border-t border-line py-4 lg:grid-cols-12 lg:py-5"
          >
            <dt className="font-display text-subheading lg:col-span-4">{name}</dt>
            <dd className="max-w-measure lg:col-span-8">{text}</dd>
          </div>
        ))}
      </dl>
    </HeadedBand>
  );
}
