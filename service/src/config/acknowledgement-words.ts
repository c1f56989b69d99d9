/** What the owner tells everybody who writes. */
export type AcknowledgementWords = { subject: string; text: string };

/** The words in each language that has some. */
export type Acknowledgement = {
  /** Those of the first language, and of each that has none. */
  usual: AcknowledgementWords;
  /** By the tags of additional languages. */
  further: ReadonlyMap<string, AcknowledgementWords>;
};

/** Longer words are a mistake: a wrong file, most likely. In characters. */
const longestText = 20_000;

/**
 * Reads the owner's words: a first line `Subject: …`, an empty one, then the text.
 *
 * @returns the words, or what is wrong with them
 */
export function parseWords(file: string): AcknowledgementWords | { fault: string } {
  const [head = '', ...rest] = file
    .replaceAll('\r\n', '\n')
    .replace(/^\ufeff/, '')
    .split('\n');
  const subject = /^Subject:\s*(.+)$/i.exec(head)?.[1]?.trim();
  if (!subject || /[\u0000-\u001f\u007f-\u009f]/.test(subject)) return { fault: 'has no subject' };
  const text = rest.join('\n').trim();
  if (rest[0]?.trim() !== '' || text === '') return { fault: 'has no text after an empty line' };
  if (text.length > longestText) return { fault: `has more than ${longestText} characters` };
  return { subject, text: `${text}\n` };
}
