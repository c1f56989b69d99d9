import type { Subject } from '@frontage/site/art';
import { containerShip, heavyLift, hospitalShip, houseboat } from './motor-vessels.ts';
import { clipper, cutter, skiff, trainingShip } from './sailing-vessels.ts';
import type { Vessel } from './vessel.ts';

/** The eight kinds of vessel, one an industry: its content names it as its `drawing`. */
export const vessels = {
  'hospital-ship': hospitalShip,
  cutter,
  houseboat,
  'training-ship': trainingShip,
  'container-ship': containerShip,
  'heavy-lift': heavyLift,
  clipper,
  skiff,
} satisfies Record<string, Vessel>;

export type VesselName = keyof typeof vessels;

export const vesselNames = Object.keys(vessels) as VesselName[];

/** The name of an industry's vessel: what its content says, or one that follows from its slug. */
export function vesselNameOf({ slug, drawing }: Subject): VesselName {
  const named = vesselNames.find((name) => name === drawing);
  const [first = 'clipper', ...others] = vesselNames;
  const sum = [...slug].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  return named ?? [first, ...others][sum % vesselNames.length] ?? first;
}

/** The vessel of an industry. */
export const vesselOf = (industry: Subject): Vessel => vessels[vesselNameOf(industry)];
