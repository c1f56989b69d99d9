import { art } from 'company:art';
import type { Subject } from '../../art/types.ts';
import type { BandPlace } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';

type Props = BandPlace & {
  heading: string;
  title: string;
  text: string;
  parts: string[];
  subject: Subject;
};

export function FirstReleaseBand({ id, tone, heading, title, text, parts, subject }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div
        className={`grid items-center gap-x-8 gap-y-10 lg:grid-cols-12 ${art.FirstRelease ? 'md:max-lg:grid-cols-2' : ''}`}
      >
        <div
          className={art.FirstRelease ? 'md:max-lg:col-span-full lg:col-span-6' : 'lg:col-span-9'}
        >
          <h2 id={id} className="text-heading">
            <span className="mb-4 block label-text tracking-normal">{heading}</span>
            {title}
          </h2>
          <p className="mt-6 text-lede text-muted">{text}</p>
        </div>
        {art.FirstRelease && <art.FirstRelease {...subject} />}
        <ul
          className={`col-span-full border-s-2 border-highlight lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8 lg:border-s-0 lg:border-t-2 ${art.FirstRelease ? 'md:max-lg:col-span-1 md:max-lg:col-start-1 md:max-lg:row-start-2' : ''}`}
        >
          {parts.map((part) => (
            <li
              key={part}
              className="relative py-3 ps-6 before:absolute before:start-0 before:top-6 before:h-0.5 before:w-4 before:bg-highlight lg:ps-0 lg:pt-7 lg:pb-0 lg:before:-top-2 lg:before:h-4 lg:before:w-0.5"
            >
              <p className="font-display text-subheading">{part}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
