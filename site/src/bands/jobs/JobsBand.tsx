import type { JobCard } from '../../sections/jobs/job-card.ts';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import { StretchedLink } from '../../ui/StretchedLink.tsx';
import type { BandProps } from '../page-bands.ts';
import '../table/DataTable.css';

/** `none` contains HTML. */
type Props = BandProps<'jobs'> & { jobs: JobCard[] };

export function JobsBand({ id, tone, heading, text, jobs, none }: Props) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text}>
      {none && <div className="running-text" dangerouslySetInnerHTML={{ __html: none }} />}
      {jobs.length > 0 && (
        <ul className="border-b border-line">
          {jobs.map((job) => (
            <Job key={job.href} {...job} />
          ))}
        </ul>
      )}
    </HeadedBand>
  );
}

function Job({ href, title, lede, facts, closes }: JobCard) {
  return (
    <li className="group relative grid gap-x-8 gap-y-4 border-t border-line py-8 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h3 className="text-heading">
          <StretchedLink href={href}>{title}</StretchedLink>
        </h3>
        <p className="mt-3 text-muted">{lede}</p>
      </div>
      <div className="lg:col-span-5">
        <p className="max-w-measure label-text">{facts.map(({ value }) => value).join(' · ')}</p>
        {closes && <p className="mt-2 text-small">{closes}</p>}
      </div>
    </li>
  );
}
