import type { Subject } from '@frontage/site/art';
import * as forms from './hull-forms.ts';
import type { End, Hull } from './hull.ts';
import { randomFrom } from './random.ts';

const kinds: readonly Hull[] = Object.values(forms);

/** Services stand side by side: each has a form of its own, which chance would not see to. */
const assigned = new Map<string, Hull>([
  ['web-development', forms.skiff],
  ['custom-software-development', forms.tanker],
  ['mobile-development', forms.deepV],
  ['mobile-app-development', forms.deepV],
  ['ui-ux-design', forms.wineglass],
  ['quality-assurance', forms.tumblehome],
  ['ai-development', forms.destroyer],
  ['api-development', forms.barge],
  ['automation', forms.tug],
  ['branding', forms.clipper],
  ['chatbot-development', forms.dory],
  ['machine-learning', forms.finKeel],
  ['manual-testing', forms.longship],
  ['ui-ux-testing', forms.dish],
]);

/** The names of the forms: a service may name its own as its `drawing`. */
export const formNames = Object.keys(forms);

const known = new Map<string, Hull>();

/**
 * The hull of a page, the same in every build: the form that its content names, or its own, varied a
 * little by the page's slug.
 */
export function hullOf({ slug, drawing }: Subject): Hull {
  const id = `${slug} ${drawing ?? ''}`;
  const hull = known.get(id) ?? vary(slug, new Map(Object.entries(forms)).get(drawing ?? ''));
  known.set(id, hull);
  return hull;
}

/** The hull of a page's slug, or of its path, as links have it. */
export function hullFromSlug(slugOrPath: string): Hull {
  return hullOf({ slug: slugOrPath.replace(/^\/services\/|\/$/g, '') });
}

function vary(slug: string, named: Hull | undefined): Hull {
  const random = randomFrom(slug);
  /** Varies a value by up to a share of itself, either way. */
  const about = (value: number, share: number) => value * (1 + share * (2 * random() - 1));
  const varyEnd = (end: End): End => ({
    body: [about(end.body[0], 0.05), about(end.body[1], 0.15)],
    close: [about(end.close[0], 0.12), about(end.close[1], 0.1)],
    from: about(end.from, 0.15),
    late: about(end.late, 0.15),
  });

  const drawn = kinds[Math.floor(random() * kinds.length)] ?? forms.clipper;
  const kind = named ?? assigned.get(slug) ?? drawn;
  const deeper = about(1, 0.1);
  return {
    ...kind,
    beam: about(kind.beam, 0.1),
    draught: kind.draught * deeper,
    depth: kind.depth * deeper,
    beamHeight: kind.beamHeight * deeper,
    sheer: [about(kind.sheer[0], 0.4), about(kind.sheer[1], 0.3)],
    midship: about(kind.midship, 0.04),
    floor: about(kind.floor, 0.12),
    bilge: about(kind.bilge, 0.12),
    tumblehome: about(kind.tumblehome, 0.2),
    fore: varyEnd(kind.fore),
    aft: varyEnd(kind.aft),
    stem: {
      ...kind.stem,
      foot: about(kind.stem.foot, 0.25),
      rake: about(kind.stem.rake, 0.5),
      reach: about(kind.stem.reach, 0.3),
    },
    stern: {
      ...kind.stern,
      tuck: kind.stern.tuck * deeper,
      slope: about(kind.stern.slope, 0.15),
      reach: about(kind.stern.reach, 0.25),
      rake: about(kind.stern.rake, 0.4),
    },
  };
}
