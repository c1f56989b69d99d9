import type { CSSProperties } from 'react';
import { HalfBreadthPlan } from '../../art/HalfBreadthPlan.tsx';
import { hullFromSlug } from '../../art/hull-from-slug.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

type Props = {
  slug: string;
  heading: string;
  text: string;
  points: { title: string; text: string }[];
};

/** How wide the drawing is, in the units of the hull: art/HalfBreadthPlan. */
const sheet = 1240;

/** What every engagement brings, as callouts to the page's hull, seen from above. */
export function WhatYouGet({ slug, heading, text, points }: Props) {
  const side = { '--side': (hullFromSlug(slug).beam / 2 / sheet).toFixed(4) } as CSSProperties;
  return (
    <Band labelledBy="what-you-get" className="overflow-clip">
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
        <div className="callout-hull" style={side} aria-hidden="true">
          <HalfBreadthPlan slug={slug} decorative />
        </div>
      </div>
    </Band>
  );
}
