import type { Place } from '../page-bands.ts';
import type { WorkLink } from '../../lib/work.ts';
import { tones } from '../../ui/Band.tsx';
import { StretchedLink } from '../../ui/StretchedLink.tsx';
import { WorkByline } from '../../sections/work/WorkByline.tsx';

type Props = Place & { heading: string; all: string; links: WorkLink[] };

export function RelatedWorkBand({ id, tone, heading, all, links }: Props) {
  return (
    <section
      aria-labelledby={id}
      className={`border-y border-line py-10 print:hidden ${tones[tone]}`}
    >
      <div className="wrap grid gap-x-8 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id={id} className="text-subheading">
            {heading}
          </h2>
          <p className="mt-1">
            <a href="/work" className="inline-flex min-h-11 items-center text-small link">
              {all}
            </a>
          </p>
        </div>
        <ul className="lg:col-span-8">
          {links.map(({ href, title, client, year, concept, figure }) => (
            <li
              key={href}
              className="group relative grid gap-x-8 gap-y-3 border-t border-line py-4 sm:grid-cols-8"
            >
              <div className="text-balance sm:col-span-5">
                <StretchedLink href={href} look="subheading">
                  {title}
                </StretchedLink>
                <WorkByline client={client} year={year} concept={concept} className="mt-1" />
              </div>
              {figure && (
                <p className="text-small text-muted max-sm:hidden sm:col-span-3">
                  <b className="block font-display text-heading font-normal text-ink">
                    {figure.value}
                  </b>
                  {figure.label}
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
