import { art } from 'company:art';
import type { BandPlace } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';
import { FactGrid } from '../../ui/FactGrid.tsx';
import './MissionBand.css';

type Props = BandPlace & {
  heading: string;
  paragraphs: string[];
  facts: { label: string; value: string }[];
};

export function MissionBand({ id, tone, heading, paragraphs, facts }: Props) {
  const [first, ...others] = paragraphs;
  return (
    <Band tone={tone} labelledBy={id} className="overflow-clip">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 id={id} className="text-heading lg:col-span-4">
          {heading}
        </h2>
        <div className="lg:col-span-8">
          <p className="font-display text-lede">{first}</p>
          <div className="mt-8 grid gap-x-12 gap-y-5 md:grid-cols-2">
            {others.map((paragraph) => (
              <p key={paragraph} className="text-muted">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </div>
      <div className="mission-frame mt-10 md:mt-14">
        {art.Mission && (
          <>
            <div className="hidden md:block">
              <art.Mission shape="wide" />
            </div>
            <div className="md:hidden">
              <art.Mission shape="tall" />
            </div>
          </>
        )}
        <FactGrid facts={facts} />
      </div>
    </Band>
  );
}
