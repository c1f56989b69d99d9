import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { startService } from '../service/test/start-service.ts';

const root = join(import.meta.dirname, '..');
const readProjectFile = (path: string) => readFileSync(join(root, path), 'utf8');

const manifests = Object.fromEntries(
  parseAllDocuments(readProjectFile('deploy/kubernetes.yaml')).map((document) => {
    expect(document.errors).toEqual([]);
    const manifest = document.toJS() as { kind: string };
    return [manifest.kind, manifest];
  }),
);

/** The value at a path of a manifest, such as `Service.spec.ports.0.targetPort`. */
const valueAt = (path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], manifests);
const pod = (path: string) => valueAt(`Deployment.spec.template.spec.${path}`);
const container = (path: string) => pod(`containers.0.${path}`);
const namesIn = (list: unknown) => (list as { name: string }[]).map(({ name }) => name);
const dockerfile = readProjectFile('Dockerfile');

test('the probes request paths that the service answers, on the image’s port', async () => {
  const service = await startService();
  onTestFinished(() => service.stop());
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const) {
    const { status } = await fetch(`${service.url}${String(container(`${probe}.httpGet.path`))}`);
    expect([probe, status]).toEqual([probe, 200]);
    expect(namesIn(container('ports'))).toContain(container(`${probe}.httpGet.port`));
  }
  expect(valueAt('Service.spec.ports.0.targetPort')).toBe(container('ports.0.name'));
  expect(dockerfile).toContain(`EXPOSE ${String(container('ports.0.containerPort'))}`);
});

test('the image is built of chosen bases, runs without root, checks itself and holds no secret', () => {
  const lines = dockerfile.replaceAll('\\\n', '').split('\n');
  const instructions = (name: string) => lines.filter((line) => line.startsWith(`${name} `));
  for (const from of instructions('FROM')) expect(from).toMatch(/^FROM \$[A-Z]+( AS \w+)?$/);
  // A version or a digest, and not whatever is the latest.
  expect(instructions('ARG').join('\n')).not.toMatch(/:latest/);
  expect(instructions('ADD')).toEqual([]);
  expect([...instructions('ARG'), ...instructions('ENV')].join('\n')).not.toMatch(
    /SECRET|PASSWORD|TOKEN|KEY|SMTP|DATABASE/,
  );
  const last = lines.slice(lines.lastIndexOf(instructions('FROM').at(-1) ?? ''));
  for (const name of ['USER', 'HEALTHCHECK', 'CMD'])
    expect(last.filter((line) => line.startsWith(`${name} `))).toHaveLength(1);
  // Without a shell at run time.
  expect(
    last.filter((line) => /^(CMD|HEALTHCHECK)/.test(line) && !/CMD \["node"/.test(line)),
  ).toEqual([]);
});

test('all parts select the same processes, and one stays up while a machine is drained', () => {
  const labels = valueAt('Deployment.spec.template.metadata.labels');
  for (const kind of ['Deployment', 'PodDisruptionBudget'])
    expect(valueAt(`${kind}.spec.selector.matchLabels`)).toEqual(labels);
  expect(valueAt('Service.spec.selector')).toEqual(labels);
  expect(valueAt('PodDisruptionBudget.spec.minAvailable')).toBeLessThan(
    Number(valueAt('Deployment.spec.replicas')),
  );
});

test('the container has no privileges, writes to one volume, and has time to stop', () => {
  const [, user, group] = /^USER (\d+):(\d+)$/m.exec(dockerfile) ?? [];
  expect(pod('securityContext')).toMatchObject({
    runAsNonRoot: true,
    runAsUser: Number(user),
    fsGroup: Number(group),
  });
  expect(container('securityContext')).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(pod('automountServiceAccountToken')).toBe(false);
  const [, volume] = /^VOLUME (\S+)$/m.exec(dockerfile) ?? [];
  expect(container('volumeMounts')).toEqual([{ name: pod('volumes.0.name'), mountPath: volume }]);
  const [, stop] = /^TimeoutStopSec=(\d+)$/m.exec(readProjectFile('deploy/frontage.service')) ?? [];
  const seconds = Number(container('lifecycle.preStop.sleep.seconds'));
  expect(pod('terminationGracePeriodSeconds')).toBe(Number(stop) + seconds);
});

test('each setting exists in the service, and several processes have PostgreSQL', () => {
  const known = Object.keys(parseEnv(readProjectFile('.env.example')));
  const names = [
    ...Object.keys(valueAt('Secret.stringData') as object),
    ...namesIn(container('env')),
  ];
  for (const name of names) expect(known).toContain(name);
  expect(valueAt('Secret.stringData.DATABASE_URL')).toMatch(/^postgres:/);
});
