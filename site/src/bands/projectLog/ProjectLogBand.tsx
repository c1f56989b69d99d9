import { art } from 'company:art';
import { screenWords } from 'company:screen-words';
import { pathOf } from '../../addresses/addresses.ts';
import { Band } from '../../ui/Band.tsx';
import type { BandPlace } from '../page-bands.ts';
import { TextLink } from '../../ui/TextLink.tsx';

type Entry = {
  week: string;
  kind: 'decision' | 'finding' | 'trouble' | 'release';
  title: string;
  text: string;
  fix?: string | undefined;
  figure?: string | undefined;
  detail?: { shows: string; alt: string } | undefined;
};

type Props = BandPlace & {
  heading: string;
  text: string;
  notice?: string | undefined;
  facts: { label: string; value: string }[];
  caseStudy?: { page: string; linkText: string; all?: string | undefined } | undefined;
  labels: Record<Entry['kind'], string>;
  entries: Entry[];
};

export function ProjectLogBand({ id, tone, heading, text, facts, labels, ...log }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id={id} className="text-heading">
            {heading}
          </h2>
          <p className="mt-3 text-muted">{text}</p>
          {log.notice && <p className="mt-4 border-s-2 border-highlight ps-4">{log.notice}</p>}
        </div>
        <div className="lg:col-span-5">
          <dl className="border-t border-line">
            {facts.map(({ label, value }) => (
              <div key={label} className="flex justify-between gap-6 border-b border-line py-1">
                <dt className="label-text">{label}</dt>
                <dd className="text-end text-small">{value}</dd>
              </div>
            ))}
          </dl>
          {log.caseStudy && (
            <p className="mt-2">
              <TextLink href={pathOf('work', log.caseStudy.page)}>
                {log.caseStudy.linkText}
              </TextLink>
              {log.caseStudy.all && (
                <>
                  <br />
                  <TextLink href="/work">{log.caseStudy.all}</TextLink>
                </>
              )}
            </p>
          )}
        </div>
        <ol className="lg:col-span-12">
          {log.entries.map((entry) => (
            <LogEntry key={entry.week} entry={entry} kind={labels[entry.kind]} />
          ))}
        </ol>
      </div>
    </Band>
  );
}

function LogEntry({ entry, kind }: { entry: Entry; kind: string }) {
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-line py-4 lg:grid-cols-12">
      <p className="label-text lg:col-span-2">
        <span className="me-4 lg:block">{entry.week}</span>{' '}
        <span className={entry.kind === 'trouble' ? 'text-accent' : undefined}>{kind}</span>
      </p>
      <div className="lg:col-span-5">
        <h3 className="text-subheading">{entry.title}</h3>
        <p className="mt-1 text-muted">{entry.text}</p>
        {entry.fix && <p className="mt-2 border-s-2 border-highlight ps-3">{entry.fix}</p>}
        {entry.figure && <p className="mt-2 label-text text-ink tabular">{entry.figure}</p>}
      </div>
      {entry.detail && <ScreenDetail {...entry.detail} />}
    </li>
  );
}

/** An inert part of a screen, described as a single image to assistive technology. */
function ScreenDetail({ shows, alt }: { shows: string; alt: string }) {
  const Shown = art.screenDetails?.[shows];
  if (!Shown) return null;
  return (
    <div role="img" aria-label={alt} className="lg:col-span-5">
      <div inert className="border border-edge bg-paper p-3 text-small">
        <Shown words={screenWords[shows]} />
      </div>
    </div>
  );
}
