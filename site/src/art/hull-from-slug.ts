import { schooner, ship, workboat, yacht } from './hull-types.ts';
import type { End, Hull } from './hull.ts';
import { randomFrom } from './random.ts';
import { clipper, cutter, skiff } from './sailing-vessels.ts';

const kinds = [yacht, schooner, workboat, ship, cutter.hull, clipper.hull, skiff.hull];

/** The hull of a page: one of seven kinds, varied by its slug, the same in every build. */
export function hullFromSlug(slug: string): Hull {
  const random = randomFrom(slug);
  /** Varies a value by up to a share of itself, either way. */
  const vary = (value: number, share: number) => value * (1 + share * (2 * random() - 1));
  const varyEnd = (end: End): End => ({
    body: [vary(end.body[0], 0.05), vary(end.body[1], 0.15)],
    close: [vary(end.close[0], 0.12), vary(end.close[1], 0.1)],
    from: vary(end.from, 0.15),
    late: vary(end.late, 0.15),
  });

  const kind = kinds[Math.floor(random() * kinds.length)] ?? yacht;
  const deeper = vary(1, 0.1);
  return {
    ...kind,
    beam: vary(kind.beam, 0.1),
    draught: kind.draught * deeper,
    depth: kind.depth * deeper,
    beamHeight: kind.beamHeight * deeper,
    sheer: [vary(kind.sheer[0], 0.4), vary(kind.sheer[1], 0.3)],
    midship: vary(kind.midship, 0.04),
    floor: vary(kind.floor, 0.12),
    bilge: vary(kind.bilge, 0.12),
    tumblehome: vary(kind.tumblehome, 0.6),
    fore: varyEnd(kind.fore),
    aft: varyEnd(kind.aft),
    stem: {
      ...kind.stem,
      foot: vary(kind.stem.foot, 0.25),
      rake: vary(kind.stem.rake, 0.5),
      reach: vary(kind.stem.reach, 0.3),
    },
    stern: {
      ...kind.stern,
      tuck: kind.stern.tuck * deeper,
      slope: vary(kind.stern.slope, 0.15),
      reach: vary(kind.stern.reach, 0.25),
      rake: vary(kind.stern.rake, 0.4),
    },
  };
}
