import { z } from 'astro/zod';
import { listBands } from '../bands/bands.ts';
import { share } from './image.ts';
import { pageHead, text, titled } from './parts.ts';

/** pages/work-shared.yaml: the list of case studies at /work, and the words that all of them share. */
export const workSharedWords = z.strictObject({
  ...pageHead,
  share,
  ...titled,
  labels: z.strictObject({
    client: text('Over the client'),
    year: text('Over the year'),
    services: text('Over the services'),
    industry: text('Over the industry'),
    concept: text('The label of work without a client: "Concept work"'),
    results: text('Over the figures of a case study'),
    next: text('Over the case study that follows'),
    previous: text('Over the one before'),
    all: text('The link to all of them'),
    related: text('Over the case studies that the page of a service or an industry links to'),
    read: text('Under each in a list, where pressing it leads: "The whole story"').optional(),
  }),
  bands: listBands,
});

export type WorkLabels = z.infer<typeof workSharedWords>['labels'];
