import { HeadedBand } from '../../ui/HeadedBand.tsx';
import type { BandProps } from '../page-bands.ts';
import './TimelineBand.css';

export function TimelineBand({ id, tone, heading, text, entries }: BandProps<'timeline'>) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text}>
      <ol>
        {entries.map((entry) => (
          <li
            key={entry.when + entry.title}
            className="timeline-entry relative pb-10 before:absolute before:border-t-2 before:border-highlight last:pb-2 max-md:border-s-2 max-md:border-highlight max-md:ps-milestone max-md:before:start-0 md:grid md:grid-cols-2 md:items-baseline md:*:row-start-1"
          >
            <p className="timeline-when font-display text-heading lining-nums tabular-nums md:max-w-none md:text-title md:leading-none">
              {entry.when}
            </p>
            <div>
              <h3 className="text-subheading">{entry.title}</h3>
              {entry.text && <p className="mt-1.5 text-muted">{entry.text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </HeadedBand>
  );
}
