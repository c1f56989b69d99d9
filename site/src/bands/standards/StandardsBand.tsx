import type { Place } from '../page-bands.ts';
import { HeadedBand } from '../../ui/HeadedBand.tsx';

type Props = Place & { heading: string; standards: { name: string; text: string }[] };

export function StandardsBand({ id, tone, heading, standards }: Props) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading}>
      <dl className="gap-x-8 lg:columns-2">
        {standards.map(({ name, text }) => (
          <div key={name} className="break-inside-avoid pb-8 lg:pb-10">
            <dt className="inline-block max-w-full border border-edge bg-paper px-3 py-1.5 font-semibold">
              {name}
            </dt>
            <dd className="mt-3 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </HeadedBand>
  );
}
