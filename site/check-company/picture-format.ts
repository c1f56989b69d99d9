/** The formats that pages are made from, with the ends of their names. */
export const pictureFormats: Record<string, RegExp> = {
  JPEG: /\.jpe?g$/i,
  PNG: /\.png$/i,
  WebP: /\.webp$/i,
  AVIF: /\.avif$/i,
  SVG: /\.svg$/i,
};

/**
 * What a file really is, whatever its name says; undefined when it is no picture.
 *
 * @param start its first bytes, at least 64
 */
export function formatOf(start: Buffer): string | undefined {
  const has = (at: number, letters: string) =>
    start.toString('latin1', at, at + letters.length) === letters;
  if (has(0, '\xff\xd8\xff')) return 'JPEG';
  if (has(0, '\x89PNG')) return 'PNG';
  if (has(0, 'RIFF') && has(8, 'WEBP')) return 'WebP';
  if (has(0, 'GIF8')) return 'GIF';
  if (has(0, 'II*\0') || has(0, 'MM\0*')) return 'TIFF';
  if (has(0, '%PDF')) return 'PDF';
  if (has(0, 'BM')) return 'BMP';
  // ISO base media: the brand, then those it is compatible with.
  if (has(4, 'ftyp')) {
    const brands = start.toString('latin1', 8, Math.min(start.readUInt32BE(0), start.length));
    if (/avi[fs]/.test(brands)) return 'AVIF';
    if (/he[iv][cxms]|mif1|msf1/.test(brands)) return 'HEIC';
    return undefined;
  }
  return /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?(?:-->|$)\s*)*(?:<!DOCTYPE svg[^>]*>?\s*)?(?:<svg[\s>]|$)/.test(
    start.toString('utf8'),
  ) && start.includes('<')
    ? 'SVG'
    : undefined;
}
