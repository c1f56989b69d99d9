import type { VesselName } from '../../art/vessels.ts';

/** How a page is laid out around its vessel. */
type Plan = {
  /** A long ship lies under the heading, a tall rig stands beside it. */
  hero: 'along' | 'beside';
  /** Challenges above and solutions below the water, or on either side of the keel. */
  pairs: 'waterline' | 'keel';
};

export const plans: Record<VesselName, Plan> = {
  'hospital-ship': { hero: 'along', pairs: 'waterline' },
  houseboat: { hero: 'along', pairs: 'waterline' },
  'container-ship': { hero: 'along', pairs: 'waterline' },
  'heavy-lift': { hero: 'along', pairs: 'keel' },
  cutter: { hero: 'beside', pairs: 'keel' },
  'training-ship': { hero: 'beside', pairs: 'keel' },
  clipper: { hero: 'beside', pairs: 'keel' },
  skiff: { hero: 'along', pairs: 'keel' },
};
