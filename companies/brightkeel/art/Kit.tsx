import { BodyPlan } from './BodyPlan.tsx';
import { BodySketch } from './BodySketch.tsx';
import { HalfBreadthPlan } from './HalfBreadthPlan.tsx';
import { hullFromSlug } from './hull-from-slug.ts';
import { LinesSheet } from './LinesSheet.tsx';
import { SheerPlan } from './SheerPlan.tsx';
import { vesselNames } from './vessels.ts';

/** Every drawing, so that a change of the hull is seen everywhere at once. */
export function Kit({ services }: { services: readonly string[] }) {
  return (
    <>
      <LinesSheet title="The sheet" className="mt-8 w-full" />
      <div className="mt-8 grid gap-8 md:grid-cols-3">
        {services.map((slug) => (
          <div key={slug}>
            <p className="annotation">{slug}</p>
            <BodyPlan slug={slug} variant="plate" decorative />
            <HalfBreadthPlan slug={slug} variant="plate" decorative />
            <BodySketch hull={hullFromSlug(slug)} />
          </div>
        ))}
        {vesselNames.map((vessel) => (
          <div key={vessel}>
            <p className="annotation">{vessel}</p>
            <SheerPlan vessel={vessel} variant="plate" decorative />
          </div>
        ))}
      </div>
    </>
  );
}
