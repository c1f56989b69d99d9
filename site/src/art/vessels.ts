import { containerShip, heavyLift, hospitalShip, houseboat } from './motor-vessels.ts';
import { clipper, cutter, skiff, trainingShip } from './sailing-vessels.ts';
import type { Vessel } from './vessel.ts';

/** The eight kinds of vessel, one an industry. */
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
