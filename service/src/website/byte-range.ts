export type ByteRange = { first: number; last: number };

/**
 * Reads a Range header: RFC 9110, section 14.1.2.
 *
 * @param length the length of the whole in bytes
 * @returns the range; 'unsatisfiable' for 416; undefined when the header is ignored, because it is malformed
 *   or has more than one range
 */
export function parseRange(
  header: string,
  length: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  if (!match) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const suffix = Math.min(Number(to), length);
    return suffix === 0 ? 'unsatisfiable' : { first: length - suffix, last: length - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  if (first >= length) return 'unsatisfiable';
  return { first, last: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
}
