import { execFile } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeFromTemplate } from '../../scripts/new.ts';
import { copyOfProject } from '../../test/copy-of-project.ts';
import { startService } from '../../scripts/lib/service.ts';
import { temporaryFolderOfWorker } from './support/temporary-folder.ts';
import { expect, test } from './support/test.ts';

const schema = `import { heading, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('notice', 'Text', { heading, words: text('What to know') });
`;
const component = `import { HeadedBand } from '../../ui/HeadedBand.tsx';
import type { BandProps } from '../page-bands.ts';
import './NoticeBand.css';

export const NoticeBand = ({ id, tone, heading, words }: BandProps<'notice'>) => (
  <HeadedBand id={id} tone={tone} heading={heading}>
    <p className="notice-words">{words}</p>
  </HeadedBand>
);
`;
const sheet = `@layer components {
  .notice-words {
    letter-spacing: 7px;
  }
}
`;
const sample = '- kind: notice\n  heading: Closed in August\n  words: We are back in September.\n';

test('a new kind of band needs one folder and one line to be checked, built and shown', async ({
  page,
}) => {
  const folder = temporaryFolderOfWorker();
  const [project, company] = [join(folder, 'project'), join(folder, 'company')];
  copyOfProject(project);
  writeFromTemplate('company', 'Halden & Rye', company);
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, args, {
      cwd: project,
      env: { ...process.env, COMPANY: company, SITE_DIR: '', SITE_UNCOMPRESSED: '1' },
    });
  const build = () => run('node_modules/astro/bin/astro.mjs', 'build', '--root', 'site');

  const bands = join(project, 'site/src/bands');
  mkdirSync(join(bands, 'notice'));
  const files = { 'schema.ts': schema, 'NoticeBand.tsx': component, 'NoticeBand.css': sheet };
  for (const [name, text] of Object.entries({ ...files, 'sample.yaml': sample }))
    writeFileSync(join(bands, 'notice', name), text);
  appendFileSync(join(bands, 'kinds.ts'), "export { band as notice } from './notice/schema.ts';\n");

  const about = join(company, 'pages/about.yaml');
  const withSample = readFileSync(about, 'utf8').replace(
    /^bands:\n[^]*?(?=^ {2}- kind: (?!opening))/m,
    (opening) => opening + sample.replace(/^/gm, '  ').trimEnd() + '\n',
  );
  writeFileSync(about, withSample.replace('words: We are back', 'wrds: We are back'));
  const refused = await build().catch((error: Error & { stdout: string }) => error);
  expect(`${refused.stdout}${'stderr' in refused ? refused.stderr : ''}`).toMatch(
    /about\.yaml:\d+.*wrds/,
  );

  writeFileSync(about, withSample);
  await build();
  await run('node_modules/vitest/vitest.mjs', 'run', 'site/src/bands/bands.test.ts');
  const site = await startService({
    env: { SITE_DIR: join(project, 'site/dist'), COMPANY: company },
  });
  await page.goto(`${site.url}/about`);
  const notice = page.getByRole('region', { name: 'Closed in August' });
  await expect(notice.getByText('We are back in September.')).toHaveCSS('letter-spacing', '7px');
  // Before the service ends: the page still loads scripts after it is painted.
  await page.close();
  await site.stop();
});
