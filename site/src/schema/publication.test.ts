import { expect, test } from 'vitest';
import { publicationChangeDate, unpublishedReason } from './publication.ts';

const today = '2026-02-10';

test.each<[fields: object, because: string | undefined, changes: string | undefined]>([
  [{}, undefined, undefined],
  [{ draft: true, publish: '2026-02-11' }, 'draft', undefined],
  [{ publish: '2026-02-10' }, undefined, undefined],
  [{ publish: '2026-02-11' }, '2026-02-11', '2026-02-11'],
  [{ date: '2026-03-01', closes: '2026-03-31' }, '2026-03-01', '2026-03-01'],
  [{ date: '2026-01-01', closes: '2026-02-10' }, undefined, '2026-02-11'],
  [{ date: '2026-01-01', closes: '2026-02-28' }, undefined, '2026-03-01'],
  [{ date: '2026-01-01', closes: '2026-02-09' }, 'closed', undefined],
  [{ closes: 'soon' }, undefined, undefined],
])(
  'a page with %j is unpublished on 2026-02-10 for the reason %s, until %s',
  (fields, because, changes) => {
    expect(unpublishedReason(fields, today)).toBe(because);
    expect(publicationChangeDate(fields, today)).toBe(changes);
  },
);
