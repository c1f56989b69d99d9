import type { PostalAddress } from '../schema/office.ts';
import { fillWords } from '../i18n/fill-words.ts';

/** Returns the lines of an address, with the city in the format that the company has chosen. */
export function addressLines(address: PostalAddress): string[] {
  const { street, postalCode = '', city, region = '', country } = address;
  const line = fillWords(address.cityLine ?? '{postalCode} {city}', { postalCode, city, region });
  // Remove the spaces and commas around missing parts.
  const tidy = line
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(/ ,/g, ',');
  return [street, tidy, country];
}
