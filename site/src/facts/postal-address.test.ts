import { expect, test } from 'vitest';
import { addressLines } from './postal-address.ts';

const address = { street: '1 High Street', city: 'Oslo', country: 'Norway' };

test('an address has one line per part, without gaps for missing parts', () => {
  expect(addressLines({ ...address, postalCode: '0150' })).toEqual([
    '1 High Street',
    '0150 Oslo',
    'Norway',
  ]);
  expect(addressLines(address)).toEqual(['1 High Street', 'Oslo', 'Norway']);
});

test('the line with the city reads as the company writes it', () => {
  const cityLine = '{city}, {region} {postalCode}';
  const line = (parts: object) => addressLines({ ...address, cityLine, ...parts })[1];
  expect(line({ region: 'OS', postalCode: '0150' })).toBe('Oslo, OS 0150');
  expect(line({ postalCode: '0150' })).toBe('Oslo, 0150');
  expect(line({})).toBe('Oslo');
});
