import { newSlugger } from '../articles/markdown.ts';
import type { LoadBandContent } from '../bands/band-content.ts';
import { type AnyBand, type BandKind, definitions } from '../bands/bands.ts';
import { isUsed } from '../addresses/links.ts';
import { bandIds, type BandPlace, placeBands } from '../bands/page-bands.ts';

export type ShownBand = { kind: BandKind; props: BandPlace & Record<string, unknown> };

const contents = import.meta.glob<LoadBandContent<BandKind>>('../bands/*/content.ts', {
  eager: true,
  import: 'content',
});

function hasContent(kind: BandKind): boolean {
  const { shows } = definitions[kind];
  return shows === undefined || isUsed(shows);
}

/**
 * Returns the bands of a page with what each of them shows, from top to bottom.
 *
 * @param slug of a page that may open with its own drawing
 */
export async function shownBands(
  bands: readonly AnyBand[],
  own: Partial<Record<BandKind, object | undefined>> = {},
  slug = 'about',
): Promise<ShownBand[]> {
  const kinds = bands.map(({ kind }) => kind).filter(hasContent);
  const page = { kinds, slug, slugger: newSlugger(bandIds(kinds)) };
  const filled: { kind: BandKind; fields: object | undefined }[] = [];
  // One after the other, because headings are numbered from top to bottom.
  for (const { kind, ...fields } of bands.filter(({ kind }) => hasContent(kind))) {
    const content = contents[`../bands/${kind}/content.ts`];
    if (kind in own) filled.push({ kind, fields: own[kind] });
    else filled.push({ kind, fields: content ? await content(fields, page) : fields });
  }
  const visibleBands = filled.flatMap(({ kind, fields }) => (fields ? [{ kind, fields }] : []));
  const places = placeBands(visibleBands.map(({ kind }) => kind));
  return visibleBands.flatMap(({ kind, fields }, index) => {
    const place = places[index];
    return place ? [{ kind, props: { ...fields, ...place } }] : [];
  });
}
