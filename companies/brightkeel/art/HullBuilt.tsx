import { Drawing } from './Drawing.tsx';
import { sheerAt } from './hull.ts';
import { Lines } from './Lines.tsx';
import { segments } from './path-data.ts';
import { pen } from './pen.ts';
import { sheerCurves } from './SheerLines.tsx';
import { stations } from './stations.ts';
import { vessels } from './vessels.ts';

type Props = { step: number; of: number };

const { hull, rig } = vessels.cutter;
const scale = 0.1;
const { buttocks, outline } = sheerCurves(hull, scale);
const [, ...keel] = outline;
const gear = rig(pen(scale), (x) => sheerAt(hull, x));
const frames = segments(
  stations.slice(1, -1).map((x) => [
    [x * scale, -hull.beam / 80],
    [x * scale, -sheerAt(hull, x) * scale],
  ]),
);

/** What is drawn at each step: the keel, the lines, frames, planks, the launch, sails. */
const stages = [
  <Lines family="outline" paths={keel} />,
  <Lines family="buttocks" paths={[...outline, ...buttocks]} />,
  <>
    <Lines family="stations" paths={[frames]} />
    <Lines family="outline" paths={outline} />
  </>,
  <>
    <Lines family="stations" paths={[frames]} />
    <Lines family="outline" paths={[...outline, ...buttocks]} />
  </>,
  <>
    <Lines family="outline" paths={outline} />
    <Lines family="rig" paths={gear.slice(0, 4)} />
  </>,
  <>
    <Lines family="outline" paths={outline} />
    <Lines family="rig" paths={gear} />
  </>,
];
const LAUNCHED = 4;

/** One hull as it is built, over the rule that is first its slip and then the water. */
export function HullBuilt({ step, of }: Props) {
  const stage = Math.round((step / Math.max(1, of - 1)) * (stages.length - 1));
  const sunk = stage < LAUNCHED ? -1 : hull.draught * scale;
  return (
    <Drawing viewBox="0 0 160 94" decorative className="hull-built">
      <g transform={`translate(22 ${94 + sunk})`}>{stages[stage]}</g>
    </Drawing>
  );
}
