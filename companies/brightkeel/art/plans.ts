import type { IndustryLook } from '@frontage/site/art';
import type { VesselName } from './vessels.ts';

/** How an industry's page is laid out around its vessel: a long ship lies, a tall rig stands. */
export const plans: Record<VesselName, IndustryLook> = {
  'hospital-ship': { hero: 'along', pairs: 'lying' },
  houseboat: { hero: 'along', pairs: 'lying' },
  'container-ship': { hero: 'along', pairs: 'lying' },
  'heavy-lift': { hero: 'along', pairs: 'standing' },
  cutter: { hero: 'beside', pairs: 'standing' },
  'training-ship': { hero: 'beside', pairs: 'standing' },
  clipper: { hero: 'beside', pairs: 'standing' },
  skiff: { hero: 'along', pairs: 'standing' },
};
