import { HeadedBand } from '../../ui/HeadedBand.tsx';
import type { BandProps } from '../page-bands.ts';
import './TimelineBand.css';

/** What happened and when, by turns on either side of one line. */
export function TimelineBand({ id, tone, heading, text, entries }: BandProps<'timeline'>) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text}>
      <ol>
        {entries.map(({ when, title, text: words }) => (
          <li key={when + title} className="timeline-entry">
            <p className="timeline-when">{when}</p>
            <div>
              <h3 className="text-subheading">{title}</h3>
              {words && <p className="mt-1.5 text-muted">{words}</p>}
            </div>
          </li>
        ))}
      </ol>
    </HeadedBand>
  );
}
