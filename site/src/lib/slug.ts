/** Latin letters that Unicode does not take apart, as people write them without. */
const letters: Record<string, string> = {
  ...{ ß: 'ss', ſ: 's', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' },
  ...{ ł: 'l', ŀ: 'l', ŋ: 'ng', ĸ: 'k', ŧ: 't', ə: 'e', ɛ: 'e', ɔ: 'o', ɓ: 'b', ɗ: 'd', ƙ: 'k' },
};

/** A Latin letter without what Unicode does not take off it. */
export const plainLetter = (letter: string) => letters[letter] ?? letter;

/**
 * A title as a part of an address: small letters, digits and hyphens. Latin letters lose their marks; letters of other
 * scripts stay as they are. The signs that tell C++, C# and C apart become words.
 */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .replace(/\p{Script=Latin}/gu, plainLetter)
    .normalize('NFC')
    .replace(/(?<=[\p{L}\p{N}+])\+/gu, '-plus')
    .replace(/(?<=\p{L})#/gu, '-sharp')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The last part of the address of the page in a file, whatever its name is. */
export const slugOfFile = (file: string): string =>
  slugOf(file.replace(/^.*\//, '').replace(/\.\w+$/, ''));
