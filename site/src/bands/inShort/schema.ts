import { text } from '../../schema/parts.ts';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand(
  'inShort',
  {
    days: text('What the days are, where they are not those of this service').optional(),
  },
  {
    about:
      'What every engagement brings and its first days, in a few words each: pages/service-shared.yaml',
    shows: 'serviceShared',
    pages: ['service'],
    id: 'what-you-get',
    tones: tones.paper,
    apart: 'before',
  },
);
