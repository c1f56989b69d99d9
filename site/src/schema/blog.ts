import { z } from 'astro/zod';
import { listBands } from '../bands/bands.ts';
import { share } from '../fields/image.ts';
import { pageHead, text, bandHeadWithText } from '../fields/parts.ts';

export const blogWords = z.strictObject({
  ...pageHead,
  share,
  ...bandHeadWithText,
  labels: z.strictObject({
    published: text(
      'The line under an article’s title. Contains {date}, and {author} or {company}',
    ),
    revised: text('The revision date of an article, beside its reading time. Contains {date}'),
    readingTime: text('The reading time of an article. Contains {minutes}'),
    contents: text('The heading of an article’s table of contents'),
    sample: text('The name of a code sample for screen readers. Contains {number} and {heading}'),
    copy: text('The label of the button that copies a code sample'),
    copied: text('The label of that button after copying'),
    previous: text('The label above the link to the previous article'),
    next: text('The label above the link to the next article'),
    notToRun: text('The label above a code sample that readers should not run'),
    contact: text('A question at the end of an article, before the contact link'),
    contactLink: text('The label of the link to /contact'),
    related: text('The heading above related articles at the end of an article'),
    tags: text('The name of the list of topics for screen readers'),
    tagged: text('The heading and title of a topic’s page. Contains {tag}'),
    taggedDescription: text(
      'The search description of a topic’s page. Contains {tag}, {company} and {titles} (cut to fit)',
    ),
    all: text('The label of the link from a topic’s page to all articles'),
    feed: text('The label of the link to a topic’s feed. Contains {tag}'),
    pages: text('The name of the page links under a long list, for screen readers'),
    page: text(
      'The name of one page of a long list, in its title and for screen readers. Contains {number}',
    ),
    newer: text('The label of the link to newer articles'),
    older: text('The label of the link to older articles'),
    footnotes: text('The heading above the footnotes of an article'),
    footnoteBack: text('The name of the link from a footnote back to the text. Contains {number}'),
  }),
  bands: listBands,
});

export type BlogLabels = z.infer<typeof blogWords>['labels'];
