import { HalfBreadthPlan } from '../../art/HalfBreadthPlan.tsx';
import { Band } from '../../ui/Band.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

type Props = {
  slug: string;
  heading: string;
  text: string;
  points: { title: string; text: string }[];
};

/** What every engagement brings, as callouts to the page's hull, seen from above. */
export function WhatYouGet({ slug, heading, text, points }: Props) {
  return (
    <Band labelledBy="what-you-get">
      <SectionHead id="what-you-get" heading={heading} text={text} className="mb-12" />
      <div className="relative">
        <ol className="callouts">
          {points.map((point) => (
            <li key={point.title} className="callout">
              <h3 className="text-subheading">{point.title}</h3>
              <p className="mt-2 text-small text-muted">{point.text}</p>
            </li>
          ))}
        </ol>
        <div className="callout-hull hidden lg:block" aria-hidden="true">
          <HalfBreadthPlan slug={slug} decorative />
        </div>
      </div>
    </Band>
  );
}
