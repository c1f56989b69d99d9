// C0 and C1 controls, line and paragraph separators could end a header or a line in it.
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// Bidirectional controls can make a name or a subject read as something else (Trojan Source,
// CVE-2021-42574). Right-to-left letters need none of them here.
const bidi = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Makes a visitor's text fit for one line of a header.
 *
 * @param longest how many characters to keep; text that is cut ends in '…'
 */
export function headerText(text: string, longest: number): string {
  const line = text
    .toWellFormed()
    .replace(controls, ' ')
    .replace(bidi, '')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join('')}…`;
}
