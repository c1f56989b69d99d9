import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { build, company, dist, site, test } from './everything/company.ts';
import './everything/careers-search.ts';
import './everything/form-fields.ts';
import './everything/own-panel.ts';
import './everything/third-parties.ts';
import { expect } from './support/test.ts';

// A company that uses every feature is built once for all of these tests.

test.describe.configure({ mode: 'default' });

test.beforeAll(build);
test.afterAll(() => site?.stop());

test('no kind of page has a problem', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/check.ts', 'kinds'], {
    env: { ...process.env, COMPANY: company, SITE_DIR: dist },
    maxBuffer: 1e8,
  }).catch((error: { stdout: string; stderr: string }) => ({
    stdout: `${error.stdout}${error.stderr}`,
  }));
  expect(stdout).toMatch(/^0 errors, 0 warnings on \d+ pages/m);
});
