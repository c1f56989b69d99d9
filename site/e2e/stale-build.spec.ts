import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from './support/temporary-folder.ts';
import { expect, test } from './support/test.ts';

// What makes a site stale is tested in scripts/build-site.test.ts.
test('browser tests do not begin where the site is not built, and say what to run', () => {
  const setup = pathToFileURL(join(import.meta.dirname, 'support/global-setup.ts'));
  const begin = `import setup from ${JSON.stringify(setup)}; await setup();`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', begin], {
    cwd: temporaryFolder(),
    env: { ...process.env, SITE_DIR: '' },
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  expect(stderr).toContain('it has not been built yet. Run “npm run build” first');
});
