import { expect, test } from 'vitest';
import { byCategory } from './by-category.ts';

const categories = [
  { key: 'build', heading: 'Build' },
  { key: 'advise', heading: 'Advise' },
];
const service = (id: string, category: string) => ({ id, data: { category } });

test('services are listed under the company’s categories, each in its own order', () => {
  const services = [
    service('audits', 'advise'),
    service('shops', 'build'),
    service('apps', 'build'),
  ];
  expect(byCategory(categories, services)).toEqual([
    { key: 'build', heading: 'Build', services: [services[1], services[2]] },
    { key: 'advise', heading: 'Advise', services: [services[0]] },
  ]);
});
