import { schooner, ship, workboat, yacht } from './hull-types.ts';
import type { Hull } from './hull.ts';

export interface Vessel {
  hull: Hull;
  /** What stands above the deck, as path data about the foot of the after perpendicular. */
  rig: (hull: Hull, scale: number) => string[];
}

const bare: Vessel['rig'] = () => [];

/** The eight kinds of vessel, one an industry. */
export const vessels = {
  'hospital-ship': { hull: ship, rig: bare },
  cutter: { hull: yacht, rig: bare },
  houseboat: { hull: workboat, rig: bare },
  'training-ship': { hull: schooner, rig: bare },
  'container-ship': { hull: ship, rig: bare },
  'heavy-lift': { hull: ship, rig: bare },
  clipper: { hull: schooner, rig: bare },
  skiff: { hull: workboat, rig: bare },
} satisfies Record<string, Vessel>;

export type VesselName = keyof typeof vessels;
