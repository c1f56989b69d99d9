import type { Enquiry } from '@frontage/contract/enquiry';

/** From this score on an enquiry is held for an operator. It is never thrown away. */
export const HOLD_AT = 5;

type Sign = { points: number; of: (enquiry: Enquiry) => boolean };

const links = (text: string) => text.match(/https?:\/\/|www\./gi)?.length ?? 0;

/**
 * What speaks for spam. No single sign holds an enquiry, apart from forum markup and a wall of
 * links: a client may well send a link, shout, or write about search engines.
 */
const signs: Sign[] = [
  { points: 5, of: ({ message }) => /\[(url|link)[=\]]/i.test(message) },
  { points: 5, of: ({ message }) => links(message) >= 8 },
  { points: 2, of: ({ message }) => links(message) >= 3 },
  { points: 3, of: ({ message }) => /<a\s[^<>]*href/i.test(message) },
  { points: 4, of: ({ name }) => links(name) > 0 },
  { points: 3, of: ({ message }) => words.filter((word) => word.test(message)).length >= 1 },
  { points: 3, of: ({ message }) => words.filter((word) => word.test(message)).length >= 3 },
  { points: 2, of: ({ message }) => /\b(bit\.ly|t\.me|tinyurl\.com|wa\.me)\//i.test(message) },
  { points: 1, of: ({ message }) => message.length > 40 && message === message.toUpperCase() },
];

const words = [
  /\bbacklinks?\b/i,
  /\b(casino|betting|slots)\b/i,
  /\b(viagra|cialis)\b/i,
  /\bguest post(s|ing)?\b/i,
  /\bdomain authority\b/i,
  /\b(crypto|bitcoin) (invest|profit|giveaway)/i,
  /\bguaranteed (traffic|ranking|profit)/i,
  /\bpayday loans?\b/i,
];

/** How much an enquiry looks like spam, from 0. The visitor is told nothing of it. */
export function spamScore(enquiry: Enquiry): number {
  return signs.reduce((sum, sign) => sum + (sign.of(enquiry) ? sign.points : 0), 0);
}
