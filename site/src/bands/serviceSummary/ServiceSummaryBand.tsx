import type { BandPlace } from '../page-bands.ts';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import { MilestoneLine } from '../../ui/MilestoneLine.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

type Props = BandPlace & {
  heading: string;
  text?: string | undefined;
  points: { title: string; short?: string | undefined }[];
  days: string;
  milestones: { day: string; title: string }[];
  more: { name: string; link: string };
};

export function ServiceSummaryBand({
  id,
  tone,
  heading,
  text,
  points,
  days,
  milestones,
  more,
}: Props) {
  return (
    <HeadedBand
      id={id}
      tone={tone}
      heading={heading}
      text={text}
      className="border-t border-line"
      gap="small"
    >
      <ul className="grid gap-x-3 gap-y-3 xs:grid-cols-2 sm:gap-x-8 sm:gap-y-5 lg:grid-cols-3">
        {points.map(({ title, short }) => (
          <li key={title} className="border-t border-edge pt-3">
            <h3 className="text-subheading">{title}</h3>
            {short && <p className="mt-1 text-muted">{short}</p>}
          </li>
        ))}
      </ul>
      <p className="mt-6 label-text sm:mt-10">{days}</p>
      <MilestoneLine
        className="mt-3 text-small"
        milestones={milestones.map(({ day, title }) => ({ when: day, title }))}
      />
      <p className="mt-4 sm:mt-6">
        <TextLink href={more.link}>{more.name}</TextLink>
      </p>
    </HeadedBand>
  );
}
