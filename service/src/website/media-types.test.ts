import { expect, test } from 'vitest';
import { mediaType } from './media-types.ts';

test.for([
  ['/feed.xml', 'application/atom+xml; charset=utf-8'],
  ['/blog/tag/field-books/feed.xml', 'application/atom+xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  // A browser plays no download, and reads no captions from one.
  ['/visit.mp4', 'video/mp4'],
  ['/visit.VTT', 'text/vtt; charset=utf-8'],
  ['/notes.odt', 'application/octet-stream'],
])('%s is sent as %s', ([path = '', type]) => {
  expect(mediaType(path)).toBe(type);
});
