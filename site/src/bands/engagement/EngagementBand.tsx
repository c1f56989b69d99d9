import { art } from 'company:art';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import { VerticalTimeline, Milestone } from '../../ui/VerticalTimeline.tsx';
import { MilestoneLine } from '../../ui/MilestoneLine.tsx';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { BandProps } from '../page-bands.ts';

type Props = BandProps<'engagement'>;
type Labels = Props['labels'];

export function EngagementBand({ id, tone, heading, text, labels, milestones, more }: Props) {
  const isDetailed = milestones.some(({ happens, present }) => happens ?? present);
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text} gap="none">
      {isDetailed ? (
        <>
          <Columns {...labels} />
          <VerticalTimeline as="ol" className="mt-10 lg:mt-3">
            {milestones.map((milestone, index) => (
              <Row key={milestone.name} milestone={milestone} number={index} labels={labels} />
            ))}
          </VerticalTimeline>
        </>
      ) : (
        <MilestoneLine
          className="mt-6"
          Drawing={art.EngagementStep}
          milestones={milestones.map(({ time, name, yields }) => ({
            when: time,
            title: name,
            text: yields,
          }))}
        />
      )}
      {more && (
        <p className="mt-4">
          <TextLink href={more.link}>{more.name}</TextLink>
        </p>
      )}
    </HeadedBand>
  );
}

/** Labels above the columns, where columns are side by side and labels in cells would repeat. */
function Columns({ happens, present, yields }: Labels) {
  return (
    <div
      aria-hidden="true"
      className="mt-12 hidden gap-x-8 ps-milestone label-text lg:grid lg:grid-cols-12"
    >
      <span className="lg:col-span-3" />
      {[happens, present, yields].map((label) => (
        <span key={label} className="lg:col-span-3">
          {label}
        </span>
      ))}
    </div>
  );
}

type RowProps = { milestone: Props['milestones'][number]; number: number; labels: Labels };

function Row({ milestone, number, labels }: RowProps) {
  return (
    <Milestone as="li" className="grid gap-x-8 gap-y-2 sm:gap-y-4 lg:grid-cols-12">
      <div className="lg:col-span-3">
        <p className="label-text max-sm:pe-12">{`${number} · ${milestone.time}`}</p>
        <h3 className="mt-1 text-subheading max-sm:pe-12">{milestone.name}</h3>
      </div>
      <div className="grid gap-x-8 gap-y-3 sm:gap-y-4 lg:col-span-9 lg:grid-cols-3">
        <PhoneFold label={milestone.name} className="lg:col-span-2 *:[summary]:top-7">
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <Cell label={labels.happens} text={milestone.happens} />
            <Cell label={labels.present} text={milestone.present} />
          </dl>
        </PhoneFold>
        <dl>
          <Cell label={labels.yields} text={milestone.yields} strong />
        </dl>
      </div>
    </Milestone>
  );
}

type CellProps = {
  label?: string | undefined;
  text?: string | undefined;
  strong?: boolean;
};

/** On wide screens the label is above the column, on small ones above each cell. */
function Cell({ label, text, strong = false }: CellProps) {
  return (
    <div>
      <dt className="label-text lg:sr-only">{label}</dt>
      <dd className={`mt-1 lg:mt-0 ${strong ? '' : 'text-muted'}`}>{text}</dd>
    </div>
  );
}
