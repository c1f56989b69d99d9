import { missionPart } from '../../art/drawings.ts';
import type { Place } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';
import { SpritePicture } from '../../ui/SpritePicture.tsx';
import { TitleBlock } from '../../ui/TitleBlock.tsx';
import './MissionBand.css';

type Props = Place & {
  heading: string;
  paragraphs: string[];
  facts: { label: string; value: string }[];
};

export function MissionBand({ id, tone, heading, paragraphs, facts }: Props) {
  const [first, ...others] = paragraphs;
  const [wide, tall] = [missionPart('wide'), missionPart('tall')];
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
      <div className="framed mt-10 md:mt-14">
        {wide && <SpritePicture {...wide} className={`${wide.className} hidden w-full md:block`} />}
        {tall && <SpritePicture {...tall} className={`${tall.className} w-full md:hidden`} />}
        <TitleBlock facts={facts} />
      </div>
    </Band>
  );
}
