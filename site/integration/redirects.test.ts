import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { readRedirects, temporaryRedirect } from './redirects.ts';

test('a redirect to a page that is not public leads to its parent, and only for now', () => {
  const [company, dist] = [temporaryFolder(), temporaryFolder()];
  writeFileSync(
    join(company, 'redirects.yaml'),
    '- { from: /old, to: /blog/later, status: 308 }\n- { from: /notes, to: /blog }\n',
  );
  mkdirSync(join(dist, 'blog'));
  writeFileSync(join(dist, 'blog.html'), '');
  expect(readRedirects(company, dist).map(temporaryRedirect)).toEqual([
    expect.objectContaining({ from: '/old', to: '/blog', status: 302 }),
    expect.objectContaining({ from: '/notes', to: '/blog', status: 301 }),
  ]);
});
