import { Band } from '../../ui/Band.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { BandProps } from '../band-props.ts';
import './TimelineBand.css';

/** What happened and when, by turns on either side of one line. */
export function TimelineBand({ id, tone, heading, text, entries }: BandProps<'timeline'>) {
  return (
    <Band tone={tone} labelledBy={id}>
      <SectionHead id={id} heading={heading} text={text} className="mb-6 lg:mb-10" />
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
    </Band>
  );
}
