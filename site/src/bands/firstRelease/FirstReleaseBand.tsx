import { art } from '../../art/art.ts';
import type { Subject } from '../../art/contract.ts';
import type { Place } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';
import './FirstReleaseBand.css';

type Props = Place & {
  heading: string;
  title: string;
  text: string;
  parts: string[];
  subject: Subject;
};

/** What a first release could be: beside a drawing, its parts along one line. */
export function FirstReleaseBand({ id, tone, heading, title, text, parts, subject }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div
        className={`grid items-center gap-x-8 gap-y-10 lg:grid-cols-12 ${art.FirstRelease ? 'release-drawn' : ''}`}
      >
        <div className={art.FirstRelease ? 'lg:col-span-6' : 'lg:col-span-9'}>
          <h2 id={id} className="text-heading">
            <span className="mb-4 block annotation tracking-normal">{heading}</span>
            {title}
          </h2>
          <p className="mt-6 text-lede text-muted">{text}</p>
        </div>
        {art.FirstRelease && <art.FirstRelease {...subject} />}
        <ol className="release-parts">
          {parts.map((part, i) => (
            <li key={part} className="release-part">
              <span className="annotation" aria-hidden="true">
                {i + 1}
              </span>
              <p className="font-display text-subheading">{part}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
