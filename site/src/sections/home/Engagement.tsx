import type { Place } from '../../lib/page-bands.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Spine, SpineStation } from '../../ui/Spine.tsx';

type Station = { name: string; time: string; happens: string; present: string; yields: string };

type Props = Place & {
  heading: string;
  text: string;
  labels: { happens: string; present: string; yields: string };
  stations: Station[];
};

/** How an engagement runs: stations along one line, each with what one holds at its end. */
export function Engagement({ id, tone, heading, text, labels, stations }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <div
        aria-hidden="true"
        className="mt-12 hidden gap-x-8 ps-station annotation lg:grid lg:grid-cols-12"
      >
        <span className="lg:col-span-3" />
        <span className="lg:col-span-3">{labels.happens}</span>
        <span className="lg:col-span-3">{labels.present}</span>
        <span className="lg:col-span-3">{labels.yields}</span>
      </div>
      <Spine as="ol" className="mt-10 lg:mt-3">
        {stations.map((station, index) => (
          <SpineStation key={station.name} as="li" className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
            <div className="lg:col-span-3">
              <p className="annotation">{`${index} · ${station.time}`}</p>
              <h3 className="mt-1 text-subheading">{station.name}</h3>
            </div>
            <dl className="grid gap-x-8 gap-y-4 text-small sm:grid-cols-2 lg:col-span-9 lg:grid-cols-3">
              <Cell label={labels.happens} text={station.happens} />
              <Cell label={labels.present} text={station.present} />
              <Cell label={labels.yields} text={station.yields} strong />
            </dl>
          </SpineStation>
        ))}
      </Spine>
    </Band>
  );
}

type CellProps = { label: string; text: string; strong?: boolean };

/** On wide screens the label is over the column, on small ones over each cell. */
function Cell({ label, text, strong = false }: CellProps) {
  return (
    <div className={strong ? 'sm:col-span-2 lg:col-span-1' : undefined}>
      <dt className="annotation lg:sr-only">{label}</dt>
      <dd className={`mt-1 lg:mt-0 ${strong ? '' : 'text-muted'}`}>{text}</dd>
    </div>
  );
}
