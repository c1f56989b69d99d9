import { HalfBreadthPlan } from '../../art/HalfBreadthPlan.tsx';
import { Band } from '../../ui/Band.tsx';

type Props = {
  slug: string;
  heading: string;
  text: string;
  points: { title: string; text: string }[];
};

/** What every engagement brings, as the parts list of a drawing. */
export function WhatYouGet({ slug, heading, text, points }: Props) {
  return (
    <Band labelledBy="what-you-get" className="overflow-clip">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="what-you-get" className="text-heading">
            {heading}
          </h2>
          <p className="mt-4 measure text-muted">{text}</p>
          <HalfBreadthPlan slug={slug} variant="plate" decorative className="mt-8 w-full" />
        </div>
        <ol className="border-b-2 border-ink lg:col-span-8">
          {points.map((point, index) => (
            <li
              key={point.title}
              className="grid grid-cols-12 gap-x-4 border-t border-line py-5 first:border-t-2 first:border-ink"
            >
              <span className="col-span-1 annotation" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="col-span-11 text-subheading sm:col-span-4">{point.title}</h3>
              <p className="col-span-11 col-start-2 text-small text-muted sm:col-span-7">
                {point.text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
