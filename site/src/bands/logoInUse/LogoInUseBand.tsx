import type { ComponentType } from 'react';
import { Mark } from '../../art/Mark.tsx';
import type { BandOf } from '../bands.ts';
import type { BandProps } from '../page-bands.ts';
import { RadioTabs } from '../../ui/RadioTabs.tsx';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import './LogoInUseBand.css';

type Band = BandOf<'logoInUse'>;
type PlaceProps = { companyName: string; words: string[] };
type Props = BandProps<'logoInUse'> & { companyName: string };

export function LogoInUseBand({ id, tone, heading, text, legend, places, companyName }: Props) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text}>
      <RadioTabs name={id} legend={legend} options={places.map(({ name }) => name)}>
        {places.map(({ place, name, words, reason }) => {
          const { stage, Place } = pictures[place];
          return (
            <div key={name} role="group" aria-label={name}>
              <div className={`min-h-88 overflow-clip ${stage}`}>
                <Place companyName={companyName} words={words} />
              </div>
              <p className="mt-4 max-w-measure text-muted">{reason}</p>
            </div>
          );
        })}
      </RadioTabs>
    </HeadedBand>
  );
}

/** The icon at 16 by 16 pixels, and enlarged to show the pixels, on light and dark. */
const Tab = ({ companyName, words }: PlaceProps) => (
  <>
    <ul className="flex flex-wrap gap-1 overflow-clip bg-ink/6 px-2 pt-2 text-note/body whitespace-nowrap">
      <li className="flex items-center gap-2 rounded-t-lg border border-b-0 border-line bg-paper px-4 py-2">
        <Mark companyName={companyName} className="logo-icon flex-none" />
        {companyName}
      </li>
      {words.map((word) => (
        <li key={word} className="flex items-center px-4 py-2 text-muted">
          {word}
        </li>
      ))}
    </ul>
    <div className="grid flex-1 grid-cols-2">
      {(['light', 'dark'] as const).map((scheme) => (
        <div
          key={scheme}
          className={`grid place-content-center bg-paper p-6 text-ink ${schemes[scheme]}`}
        >
          <span className="logo-pixels">
            <Mark companyName={companyName} always={scheme} />
          </span>
        </div>
      ))}
    </div>
  </>
);

const schemes = { light: 'scheme-light', dark: 'scheme-dark' };

const Label = ({ companyName, words }: PlaceProps) => (
  <div className="logo-label w-xs max-w-full -rotate-2 rounded-md p-5">
    <Mark companyName={companyName} className="size-16 flex-none" />
    <ul>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
    <span className="logo-bars col-span-full h-12" />
  </div>
);

const Stitched = ({ companyName }: PlaceProps) => (
  <div className="logo-patch border-3 border-dashed p-8">
    <Mark companyName={companyName} className="logo-thread size-44" />
  </div>
);

const Vans = ({ companyName, words }: PlaceProps) => (
  <>
    <Van size="w-120 max-w-full" companyName={companyName}>
      {words[0] ?? companyName}
    </Van>
    <Van size="w-20" companyName={companyName} />
  </>
);

type VanProps = { size: string; companyName: string; children?: string };

const Van = ({ size, companyName, children }: VanProps) => (
  <div className={`relative ${size}`}>
    <Side />
    <span className="logo-side absolute flex items-center gap-2">
      <Mark companyName={companyName} className="aspect-square h-full flex-none" />
      {children}
    </span>
  </div>
);

const Side = () => (
  <svg
    viewBox="0 0 320 150"
    aria-hidden="true"
    className="w-full fill-none stroke-current stroke-2"
  >
    <path d="M8 118V34q0-14 14-14h196q12 0 20 10l34 40 28 8q12 4 12 16v24h-22m-56 0H112m-56 0H8M226 34v40h44" />
    <circle cx="84" cy="120" r="22" />
    <circle cx="264" cy="120" r="22" />
  </svg>
);

type Picture = { stage: string; Place: ComponentType<PlaceProps> };

const pictures: Record<Band['places'][number]['place'], Picture> = {
  tab: { stage: 'flex flex-col border border-line bg-paper', Place: Tab },
  label: { stage: 'grid place-content-center bg-ink/6 p-6', Place: Label },
  stitched: { stage: 'logo-stitched grid place-content-center p-6', Place: Stitched },
  van: { stage: 'grid place-content-center justify-items-center gap-4 bg-ink/6 p-6', Place: Vans },
};
