import { domainToASCII } from 'node:url';

/** A character that is neither in an address nor at its edges. */
const separator = /[\s<>()[\],;:"\\、“”„«»]/;

const host = /^[\p{L}\p{M}\p{N}._。-]*/u;

const normalize = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * Finds every address in a text, however it is written: after a name, two in one field, as a link, in
 * capitals or full-width letters, with invisible characters. Returns each in the form for comparison.
 *
 * @returns the addresses; the whole text in lower case when there is none
 */
export function findAddresses(text: string): string[] {
  const pieces = text
    .replace(/\p{Cf}/gu, '')
    .replace(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .split(/[@＠﹫]/);
  const addresses = pieces.slice(1).flatMap((after, index) => {
    const piece = (pieces[index] ?? '').trim();
    // The host after the previous @ belongs to that address.
    const before = index === 0 ? piece : piece.replace(host, '');
    // Short pieces: normalizing many marks, or converting them to Punycode, takes quadratic time.
    const local = normalize(before.slice(-64))
      .split(separator)
      .at(-1)
      ?.replace(/^['’‘/|&]+/, '');
    const [domain = ''] = host.exec(normalize(after.trimStart().slice(0, 255))) ?? [];
    const bare = domain.replace(/[.。-]+$/, '');
    return local && bare ? [`${local}@${domainToASCII(bare) || bare}`] : [];
  });
  return addresses.length > 0 ? addresses : [text.trim().toLowerCase()];
}
