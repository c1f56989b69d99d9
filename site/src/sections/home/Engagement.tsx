import { SectionHead } from '../../ui/SectionHead.tsx';

type Station = { name: string; time: string; happens: string; present: string; yields: string };

type Props = {
  heading: string;
  text: string;
  labels: { happens: string; present: string; yields: string };
  stations: Station[];
};

/** How an engagement runs: stations along a keel line, each with what one holds at its end. */
export function Engagement({ heading, text, labels, stations }: Props) {
  return (
    <section aria-labelledby="engagement" className="py-band">
      <div className="wrap">
        <SectionHead id="engagement" heading={heading} text={text} />
        <ol className="keel mt-12">
          {stations.map((station, index) => (
            <li key={station.name} className="keel-station grid gap-x-8 gap-y-4 lg:grid-cols-12">
              <div className="lg:col-span-3">
                <p className="annotation">
                  {index} · {station.time}
                </p>
                <h3 className="mt-1 text-subheading">{station.name}</h3>
              </div>
              <dl className="grid gap-x-8 gap-y-4 text-small sm:grid-cols-2 lg:col-span-9 lg:grid-cols-9">
                <Cell label={labels.happens} text={station.happens} className="lg:col-span-4" />
                <Cell label={labels.present} text={station.present} className="lg:col-span-2" />
                <Cell
                  label={labels.yields}
                  text={station.yields}
                  className="lg:col-span-3"
                  strong
                />
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

type CellProps = { label: string; text: string; className: string; strong?: boolean };

function Cell({ label, text, className, strong = false }: CellProps) {
  return (
    <div className={className}>
      <dt className="annotation">{label}</dt>
      <dd className={`mt-1 ${strong ? 'text-ink' : 'text-muted'}`}>{text}</dd>
    </div>
  );
}
