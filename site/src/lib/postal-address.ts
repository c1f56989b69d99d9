import type { PostalAddress } from '../schema/office.ts';
import { fill } from './page-words.ts';

/** An address as people read it, a line each, the city as the company writes it. */
export function addressLines(address: PostalAddress): string[] {
  const { street, postalCode = '', city, region = '', country } = address;
  const line = fill(address.cityLine ?? '{postalCode} {city}', { postalCode, city, region });
  // What is not given leaves no space and no comma.
  const tidy = line
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(/ ,/g, ',');
  return [street, tidy, country];
}
