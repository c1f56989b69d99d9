import { z } from 'astro/zod';
import { listBands } from '../bands/bands.ts';
import { share } from '../fields/image.ts';
import { pageHead, text, bandHeadWithText } from '../fields/parts.ts';

/** pages/work-shared.yaml: the list of case studies at /work, and the words that all of them share. */
export const workSharedWords = z.strictObject({
  ...pageHead,
  share,
  ...bandHeadWithText,
  labels: z.strictObject({
    client: text('The label of the client'),
    reference: text('The label of who can tell about the work: "Reference"'),
    year: text('The label of the year'),
    services: text('The label of the services'),
    industry: text('The label of the industry'),
    concept: text('The label of work without a real client: "Concept work"'),
    results: text('The heading above the figures of a case study'),
    next: text('The label of the link to the next case study'),
    previous: text('The label of the link to the previous case study'),
    all: text('The label of the link to all case studies'),
    related: text('The heading above related case studies on the page of a service or an industry'),
    read: text('The link text under each case study in a list: "The whole story"').optional(),
  }),
  bands: listBands,
});

export type CaseStudyLabels = z.infer<typeof workSharedWords>['labels'];
