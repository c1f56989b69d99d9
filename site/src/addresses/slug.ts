/** Latin letters that Unicode does not decompose, with their usual spelling in ASCII. */
const letters: Record<string, string> = {
  ß: 'ss',
  ſ: 's',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŀ: 'l',
  ŋ: 'ng',
  ĸ: 'k',
  ŧ: 't',
  ə: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
};

/** Replaces a Latin letter that Unicode does not decompose. */
export const transliterate = (letter: string) => letters[letter] ?? letter;

/**
 * Turns a title into a part of an address: lowercase letters, digits and hyphens. Latin letters lose their diacritics;
 * other scripts are unchanged. The symbols that distinguish C++ and C# from C become words.
 */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .replace(/\p{Script=Latin}/gu, transliterate)
    .normalize('NFC')
    .replace(/(?<=[\p{L}\p{N}+])\+/gu, '-plus')
    .replace(/(?<=\p{L})#/gu, '-sharp')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the slug of the page in a file, regardless of the file's extension. */
export const slugOfFile = (file: string): string =>
  slugOf(file.replace(/^.*\//, '').replace(/\.\w+$/, ''));
