import { BodyPlan } from '../../art/BodyPlan.tsx';
import { BodySketch } from '../../art/BodySketch.tsx';
import { CustomerMark } from '../../art/CustomerMark.tsx';
import { HalfBreadthPlan } from '../../art/HalfBreadthPlan.tsx';
import { LinesSheet } from '../../art/LinesSheet.tsx';
import { SheerPlan } from '../../art/SheerPlan.tsx';
import { vessels, type VesselName } from '../../art/vessels.ts';
import { Band } from '../../ui/Band.tsx';

/** Every drawing, so that a change of the hull is seen everywhere at once. */
export function Drawings({ marks, slugs }: { marks: string[]; slugs: string[] }) {
  return (
    <Band tone="tint">
      <h2 className="text-heading">Drawings</h2>
      <LinesSheet title="The sheet" className="mt-8 w-full" />
      <div className="mt-8 grid gap-8 md:grid-cols-3">
        {slugs.map((slug) => (
          <div key={slug}>
            <p className="annotation">{slug}</p>
            <BodyPlan slug={slug} variant="plate" decorative />
            <HalfBreadthPlan slug={slug} variant="plate" decorative />
            <BodySketch slug={slug} />
          </div>
        ))}
        {(Object.keys(vessels) as VesselName[]).map((vessel) => (
          <div key={vessel}>
            <p className="annotation">{vessel}</p>
            <SheerPlan vessel={vessel} variant="plate" decorative />
          </div>
        ))}
      </div>
      <ul className="mt-8 grid grid-cols-4 gap-8 lg:grid-cols-8">
        {marks.map((mark, index) => (
          <li key={mark}>
            <CustomerMark mark={mark} label={`Company logo ${index + 1}`} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
