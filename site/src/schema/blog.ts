import { z } from 'astro/zod';
import { share } from './image.ts';
import { pageHead, text, titled } from './parts.ts';

export const blogWords = z.strictObject({
  ...pageHead,
  share,
  ...titled,
  labels: z.strictObject({
    published: text('Under the title of an article; holds {date} and {company}'),
    revised: text('Beside the reading time of an article that was revised; holds {date}'),
    readingTime: text('Holds {minutes}'),
    contents: text('The list of sections'),
    sample: text('Names a code sample to assistive technology; holds {number} and {heading}'),
    copy: text('The button of a code sample'),
    copied: text('What it says afterwards'),
    previous: text('The link to the article before'),
    next: text('The link to the article after'),
    notToRun: text('Over a sample that is wrong on purpose, or not code'),
    contact: text('A question at the end of an article, before the link'),
    contactLink: text('The link to /contact'),
  }),
});

export type BlogLabels = z.infer<typeof blogWords>['labels'];
