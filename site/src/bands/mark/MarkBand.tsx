import './MarkBand.css';
import type { ComponentType } from 'react';
import { Mark } from '../../art/Mark.tsx';
import type { BandOf } from '../bands.ts';
import type { BandProps } from '../page-bands.ts';
import { Choices } from '../../ui/Choices.tsx';
import { HeadedBand } from '../../ui/HeadedBand.tsx';

type Band = BandOf<'mark'>;
type PlaceProps = { companyName: string; words: string[] };
type Props = BandProps<'mark'> & { companyName: string };

/** The company's mark where a mark has to hold, each drawn as the place would have it. */
export function MarkBand({ id, tone, heading, text, legend, places, companyName }: Props) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text}>
      <Choices name={id} legend={legend} options={places.map(({ name }) => name)}>
        {places.map(({ place, name, words, reason }) => {
          const { stage, Place } = pictures[place];
          return (
            <div key={name} role="group" aria-label={name}>
              <div className={`mark-stage ${stage}`}>
                <Place companyName={companyName} words={words} />
              </div>
              <p className="mark-reason">{reason}</p>
            </div>
          );
        })}
      </Choices>
    </HeadedBand>
  );
}

/** Small as it is, and under it so large that its 16 by 16 pixels are seen, on light and on dark. */
function Tab({ companyName, words }: PlaceProps) {
  return (
    <>
      <ul className="mark-tabs">
        <li>
          <Mark companyName={companyName} className="mark-small" />
          {companyName}
        </li>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
      <div className="mark-pair">
        <Pixels companyName={companyName} always="light" />
        <Pixels companyName={companyName} always="dark" />
      </div>
    </>
  );
}

const Pixels = (mark: { companyName: string; always: 'light' | 'dark' }) => (
  <div>
    <span className="mark-pixels">
      <Mark {...mark} className="mark-large" />
    </span>
  </div>
);

function Label({ companyName, words }: PlaceProps) {
  return (
    <div className="mark-label">
      <Mark companyName={companyName} className="mark-small" />
      <ul>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
      <span className="mark-bars" />
    </div>
  );
}

const Stitched = ({ companyName }: PlaceProps) => (
  <div className="mark-patch">
    <Mark companyName={companyName} className="mark-thread" />
  </div>
);

/** Near, and as it is seen from across the street. */
const Van = ({ companyName, words }: PlaceProps) => (
  <>
    <div className="mark-van">
      <Side />
      <span>
        <Mark companyName={companyName} className="mark-side" />
        {words[0] ?? companyName}
      </span>
    </div>
    <div className="mark-van mark-far">
      <Side />
      <span>
        <Mark companyName={companyName} className="mark-side" />
      </span>
    </div>
  </>
);

const Side = () => (
  <svg viewBox="0 0 320 150" aria-hidden="true">
    <path d="M8 118V34q0-14 14-14h196q12 0 20 10l34 40 28 8q12 4 12 16v24h-22m-56 0H112m-56 0H8M226 34v40h44" />
    <circle cx="84" cy="120" r="22" />
    <circle cx="264" cy="120" r="22" />
  </svg>
);

type Picture = { stage: string; Place: ComponentType<PlaceProps> };

const pictures: Record<Band['places'][number]['place'], Picture> = {
  tab: { stage: 'mark-on-tab', Place: Tab },
  label: { stage: '', Place: Label },
  stitched: { stage: 'mark-on-stitched', Place: Stitched },
  van: { stage: 'mark-on-van', Place: Van },
};
