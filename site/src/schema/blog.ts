import { z } from 'astro/zod';
import { share } from './image.ts';
import { pageHead, text, titled } from './parts.ts';

export const blogWords = z.strictObject({
  ...pageHead,
  share,
  ...titled,
  labels: z.strictObject({
    published: text(
      'Under the title of an article; holds {date}, and {author} or {company}: without an author they are the same',
    ),
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
    related: text('Over the articles on the same subjects, at the end of one'),
    tags: text('Names the subjects of an article, and those of the blog'),
    tagged: text('The heading and the title of the page of a subject; holds {tag}'),
    taggedDescription: text(
      'What search results say of it; holds {tag}, {titles} and {company}. The titles end where there is no room',
    ),
    all: text('The link from a subject to all articles'),
    feed: text('The link to the feed of a subject; holds {tag}'),
    pages: text('Names the pages of a long list to assistive technology'),
    page: text('A page of a long list, in its title and to assistive technology; holds {number}'),
    newer: text('The link to the page before'),
    older: text('The link to the page after'),
    footnotes: text('Over the notes at the end of an article'),
    footnoteBack: text('Names the link from a note back to the text; holds {number}'),
  }),
});

export type BlogLabels = z.infer<typeof blogWords>['labels'];
