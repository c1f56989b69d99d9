import type { BandContent } from '../bands/band-content.ts';
import type { Band, BandKind } from '../bands/bands.ts';
import { type Place, placesOf } from '../bands/page-bands.ts';

export type ShownBand = { kind: BandKind; props: Place & Record<string, unknown> };

/** What a page gives to the parts whose words are in its own entry; undefined for one that is left out. */
export type OwnParts = Partial<Record<BandKind, object | undefined>>;

const contents = import.meta.glob<BandContent<BandKind>>('../bands/*/content.ts', {
  eager: true,
  import: 'content',
});

/**
 * The bands of a page with what each of them shows, from top to bottom.
 *
 * @param slug of a page that may open with a drawing of its own
 */
export async function shownBands(
  bands: readonly Band[],
  own: OwnParts = {},
  slug = 'about',
): Promise<ShownBand[]> {
  const kinds = bands.map(({ kind }) => kind);
  const filled = await Promise.all(
    bands.map(async ({ kind, ...fields }) => {
      if (kind in own) return { kind, fields: own[kind] };
      const content = contents[`../bands/${kind}/content.ts`];
      return { kind, fields: content ? await content(fields, { kinds, slug }) : fields };
    }),
  );
  const shown = filled.flatMap(({ kind, fields }) => (fields ? [{ kind, fields }] : []));
  const places = placesOf(shown.map(({ kind }) => kind));
  return shown.flatMap(({ kind, fields }, index) => {
    const place = places[index];
    return place ? [{ kind, props: { ...fields, ...place } }] : [];
  });
}
