import type { WorkLink } from '../../lib/work.ts';
import type { WorkLabels } from '../../schema/work-shared.ts';
import { WorkByline } from './WorkByline.tsx';

type Props = { labels: WorkLabels; previous?: WorkLink | undefined; next?: WorkLink | undefined };

/** The case study that follows, large, and under it the ways back. */
export function WorkEnds({ labels, previous, next }: Props) {
  return (
    <nav
      aria-label={next ? labels.next : labels.all}
      className="border-t-2 border-highlight tone-tint print:hidden"
    >
      <div className="wrap py-10 lg:py-16">
        {next && (
          <div className="group relative">
            <p className="annotation">{labels.next}</p>
            <p className="mt-3 max-w-none">
              <a
                href={next.href}
                className="font-display text-title text-balance decoration-highlight decoration-2 underline-offset-8 group-hover:underline after:absolute after:inset-0"
              >
                {next.title}
              </a>
            </p>
            <WorkByline {...bylineOf(next)} className="mt-4" />
          </div>
        )}
        <p className="flex max-w-none flex-wrap items-baseline justify-between gap-x-8 gap-y-2 not-first:mt-10 not-first:border-t not-first:border-line not-first:pt-4">
          <a href="/work" className="inline-flex min-h-11 items-center link">
            {labels.all}
          </a>
          {previous && (
            <span className="text-small">
              <span className="text-muted">{labels.previous} </span>
              <a href={previous.href} className="inline-flex min-h-11 items-center link">
                {previous.title}
              </a>
            </span>
          )}
        </p>
      </div>
    </nav>
  );
}

const bylineOf = ({ client, year, concept }: WorkLink) => ({ client, year, concept });
