import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFromTemplate } from '../../../scripts/new.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { filesBelow } from '../../src/files/files-below.ts';
import { type FileKind, fileKinds, matches } from '../../src/schema/file-kinds.ts';
import { readRoutes } from './routes.ts';

test('the routes of a company without optional files are only its existing pages', () => {
  const company = join(temporaryFolder(), 'halden');
  writeFromTemplate('company', 'Halden & Rye', company);
  writeFromTemplate('article', 'Coming thoughts', company);
  expect(readRoutes(company).onePathPerKind).toContain('/blog');
  const optional = Object.values<FileKind>(fileKinds).filter(({ mayBeMissing }) => mayBeMissing);
  for (const file of filesBelow(company).filter((file) =>
    optional.some((one) => matches(one, file)),
  ))
    rmSync(join(company, file));
  expect(readRoutes(company).all).toEqual([
    { path: '/', canonical: '/' },
    { path: '/contact', canonical: '/contact' },
    { path: '/thank-you', canonical: '/thank-you', unlisted: true },
  ]);
});

test('an article that is not published yet creates no list of articles', () => {
  const company = join(temporaryFolder(), 'halden');
  writeFromTemplate('company', 'Halden & Rye', company);
  const articles = filesBelow(join(company, 'articles'));
  for (const file of articles) rmSync(join(company, 'articles', file));
  const [path = ''] = writeFromTemplate('article', 'Coming thoughts', company);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^date:.*/m, 'date: 2999-01-05'));
  expect(readRoutes(company).all.filter(({ path }) => path.startsWith('/blog'))).toEqual([]);
});
