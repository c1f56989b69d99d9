import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { childEnv } from '../test/child-env.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { freePort, startService } from './lib/service.ts';
import { certificateResult } from './smoke/hosting.ts';
import { SLOW } from '../test/slow.ts';

vi.setConfig({ testTimeout: SLOW });

const root = join(import.meta.dirname, '..');
const company = 'service/test/company';

const redirects = [{ from: '/old', to: '/services/web', status: 301 }];
const builtSite = { languages: {}, redirects };

function built(origin: string, ...pages: string[]): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'services'));
  writeFileSync(join(folder, 'built-site.json'), JSON.stringify(builtSite));
  writeFileSync(join(folder, '404.html'), 'Not found');
  writeFileSync(
    join(folder, 'index.html'),
    '<form class="x" action="/api/send-email" method="post">',
  );
  writeFileSync(join(folder, 'services/web.html'), 'The web');
  const locations = pages.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
  writeFileSync(join(folder, 'sitemap.xml'), `<urlset>${locations}</urlset>`);
  return folder;
}

const smoke = (settings: Record<string, string>, ...words: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const options = { cwd: root, env: { ...childEnv, COMPANY: company, ...settings } };
    const args = ['scripts/smoke.ts', ...words];
    const child = execFile(process.execPath, args, options, (_error, output, errors) =>
      resolve({ code: child.exitCode ?? 1, output: output + errors }),
    );
  });

async function aSite(settings: Record<string, string> = {}, ...pages: string[]) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { COMPANY: company, SITE_DIR: built(origin, ...pages), ...settings };
  const service = await startService({ port, env });
  onTestFinished(() => service.stop());
  return {
    origin,
    database: `sqlite:${join(service.folder, 'enquiries.db')}`,
  };
}

test('a healthy site passes, and its test enquiry is mailed', async () => {
  const { origin, database } = await aSite({}, '/', '/services/web');
  const alone = await smoke({}, origin);
  expect(alone.output).toMatch(
    /Pages: 2\.[^]*is stored\. Whether its mail was sent[^]*Headers: 6; redirects: 1;/,
  );
  expect(alone.code).toBe(0);
  const cli = `${process.execPath} service/src/cli.ts`;
  const withMail = await smoke({ DATABASE_URL: database }, origin, '--ask', cli);
  expect(withMail.output).toContain('its mail was sent');
  expect(withMail.code).toBe(0);
});

test('a missing page, an unsent mail and a site of another database are reported with their fix', async () => {
  const unsent = { SMTP_URL: 'smtp://127.0.0.1:1', RATE_LIMIT_MAX: '2', TRUST_PROXY: 'false' };
  const { origin, database } = await aSite(unsent, '/', '/gone');
  const command = ['--ask', `${process.execPath} service/src/cli.ts`];
  const settings = { DATABASE_URL: database };
  const { code, output } = await smoke(settings, origin, ...command, '--wait', '2');
  expect(code).toBe(1);
  expect(output).toMatch(/✗ http:\S+\/gone answers 404, and the sitemap names it\. Fix: /);
  expect(output).toMatch(
    /✗ The enquiry \S+ is stored, and its mail is queued.*Fix: run “npm run doctor”/,
  );
  const otherSite = await aSite({}, '/');
  const astray = await smoke({ DATABASE_URL: otherSite.database }, origin, ...command);
  expect(astray.output).toMatch(/does not find the enquiry \S+: .*Fix: /s);
  const third = await smoke({}, origin);
  expect(third.output).toMatch(/too many enquiries from here\. Fix: run this again in \d+ seconds/);
});

test('a host that sends no headers, answers everything and takes no enquiries is reported', async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let pages = `<loc>${origin}/</loc>`;
  const server = createServer((request, response) => {
    const refused = request.method === 'POST';
    response.writeHead(refused ? 403 : 200, { 'X-Frame-Options': 'ALLOWALL' });
    if (request.url === '/built-site.json') response.end(JSON.stringify(builtSite));
    else response.end(refused ? 'cross-site' : `${pages}<form action="/api/send-email">`);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { code, output } = await smoke({}, origin);
  expect(code).toBe(1);
  for (const line of [
    /✗ .* has X-Frame-Options: ALLOWALL\. Fix: .*“DENY”/,
    /✗ .* has Referrer-Policy: nothing\. Fix: /,
    /✗ .*\/old answers 200, and has to lead to .*\/services\/web\. Fix: /,
    /✗ .*\/nowhere-\d+ answers 200, and there is no such page\. Fix: /,
    /✗ .*\/api\/send-email answers 403 to an enquiry: cross-site Fix: /,
  ])
    expect(output).toMatch(line);
  expect((await smoke({ STATIC_HOST: 'plain' }, origin)).output).not.toContain('X-Frame-Options');
  const elsewhere = await smoke({}, `http://localhost:${port}`);
  expect(elsewhere.output).toMatch(
    /names http:\/\/127\.0\.0\.1\S+\. Fix: set PUBLIC_ORIGIN=http:\/\/localhost/,
  );
  pages = '<loc></loc>';
  expect((await smoke({}, origin)).output).toMatch(/sitemap\.xml names no page\. Fix: /);
  const nobody = await smoke({}, `http://127.0.0.1:${await freePort()}`);
  expect(nobody.output).toMatch(/sitemap\.xml does not answer \(ECONNREFUSED\)\. Fix: /);
});

test('a certificate that should have been renewed is reported, whatever its lifetime', () => {
  const day = 86_400_000;
  for (const [life, left, isWell] of [
    [90, 30, true],
    [90, 14, false],
    [6, 3, true],
    [90, -1, false],
  ] as const) {
    const { passed, problems } = certificateResult(
      'www.example.com',
      0,
      life * day,
      (life - left) * day,
    );
    expect([passed.length, problems.length]).toEqual(isWell ? [1, 0] : [0, 1]);
  }
});
