import type { BandProps } from '../page-bands.ts';
import { HeadedBand } from '../../ui/HeadedBand.tsx';

export function PrinciplesBand({ id, tone, heading, text, points }: BandProps<'principles'>) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text} gap="none">
      <ol className="mt-8 lg:mt-12">
        {points.map((point, index) => (
          <li
            key={point.title}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-2 border-t border-line py-5 first:border-t-2 first:border-highlight lg:grid lg:grid-cols-12 lg:gap-x-8"
          >
            <span className="label-text" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="flex-1 text-subheading lg:col-span-6">{point.title}</h3>
            <p className="w-full ps-6 text-muted lg:col-span-5 lg:ps-0">{point.text}</p>
          </li>
        ))}
      </ol>
    </HeadedBand>
  );
}
