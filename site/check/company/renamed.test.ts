import { execFileSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFromTemplate } from '../../../scripts/new.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { proposeRedirects } from './renamed.ts';

test('a renamed page is listed with a redirect until redirects.yaml has one', () => {
  const project = temporaryFolder();
  const company = join(project, 'companies/halden');
  writeFromTemplate('company', 'Halden & Rye', company);
  writeFromTemplate('article', 'Straße "eins"', company);
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const git = (...args: string[]) => execFileSync('git', ['-C', project, ...identity, ...args]);
  const commit = () => {
    git('add', '-A');
    git('commit', '-qm', 'A change');
  };
  const rename = (before: string, after: string) =>
    renameSync(join(company, before), join(company, after));
  expect(proposeRedirects(company)).toEqual([]);
  git('init', '-q');
  commit();
  expect(proposeRedirects(company)).toEqual([]);

  rename('articles/a-first-article.md', 'articles/first.md');
  rename('counters.yaml', 'figures.yaml');
  commit();
  rename('articles/first.md', 'articles/the-first.md');
  commit();
  rename('services/web-development.yaml', 'services/websites.yaml');
  git('add', '-A');
  const article = [
    '- { from: /blog/first, to: /blog/the-first }',
    '- { from: /blog/a-first-article, to: /blog/the-first }',
  ];
  const service = '- { from: /services/web-development, to: /services/websites }';
  expect(proposeRedirects(company)).toEqual([service, ...article]);

  writeFileSync(
    join(company, 'redirects.yaml'),
    '- { from: /services/*, to: /services/websites }\n- { from: /blog/first, to: /contact }\n',
  );
  expect(proposeRedirects(company)).toEqual(article.slice(1));
});
