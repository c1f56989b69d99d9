import type { BandProps } from '../page-bands.ts';
import { HeadedBand } from '../../ui/HeadedBand.tsx';

// Two wide columns above three narrow ones, because the texts differ in length.
const spans = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-4', 'lg:col-span-4', 'lg:col-span-4'];

export function PromisesBand({ id, tone, heading, text, points }: BandProps<'promises'>) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text} gap="none">
      <ul className="mt-8 grid gap-x-8 gap-y-8 md:grid-cols-2 lg:mt-12 lg:grid-cols-12 lg:gap-y-12">
        {points.map((point, index) => (
          <li
            key={point.title}
            className={`row-span-2 grid grid-rows-subgrid gap-y-2 border-t border-edge pt-4 md:max-lg:last:odd:col-span-2 ${spans[index % spans.length]}`}
          >
            <h3 className="text-subheading">{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </HeadedBand>
  );
}
