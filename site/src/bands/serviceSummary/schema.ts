import { text } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'serviceSummary',
  'Text',
  {
    days: text(
      'The label above the first days. If left out, that in pages/service-shared.yaml',
    ).optional(),
  },
  {
    about:
      'What clients always get and the first days, in short. The text is in pages/service-shared.yaml',
    shows: 'serviceShared',
    pages: ['service'],
    id: 'what-you-get',
    tones: preferredTones.paper,
    separated: 'before',
  },
);
