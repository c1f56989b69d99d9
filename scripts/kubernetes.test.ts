import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { startService } from '../service/test/start-service.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Labels = Record<string, string>;
type Probe = { httpGet: { path: string; port: string } };
type Pod = {
  automountServiceAccountToken: boolean;
  terminationGracePeriodSeconds: number;
  securityContext: object;
  containers: [
    {
      env: { name: string }[];
      ports: { name: string; containerPort: number }[];
      securityContext: object;
      volumeMounts: { name: string; mountPath: string }[];
      lifecycle: { preStop: { sleep: { seconds: number } } };
    } & Record<'startupProbe' | 'readinessProbe' | 'livenessProbe', Probe>,
  ];
  volumes: { name: string }[];
};
type Manifest = {
  kind: string;
  stringData: Labels;
  spec: {
    replicas: number;
    minAvailable: number;
    selector: Labels & { matchLabels: Labels };
    ports: { targetPort: string }[];
    template: { metadata: { labels: Labels }; spec: Pod };
  };
};

const manifests = Object.fromEntries(
  parseAllDocuments(read('deploy/kubernetes.yaml')).map((document) => {
    expect(document.errors).toEqual([]);
    const manifest = document.toJS() as Manifest;
    return [manifest.kind, manifest];
  }),
);
const { Secret, Deployment, Service, PodDisruptionBudget } = manifests as Record<string, Manifest>;
const { metadata, spec: pod } = Deployment?.spec.template ?? expect.fail('no Deployment');
const [container] = pod.containers;
const dockerfile = read('Dockerfile');

test('the probes request paths that the service answers, on the image’s port', async () => {
  const service = await startService();
  onTestFinished(() => service.stop());
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const) {
    const { path, port } = container[probe].httpGet;
    expect([probe, (await fetch(service.url + path)).status]).toEqual([probe, 200]);
    expect(container.ports.map(({ name }) => name)).toContain(port);
  }
  expect(Service?.spec.ports[0]?.targetPort).toBe(container.ports[0]?.name);
  expect(dockerfile).toContain(`EXPOSE ${container.ports[0]?.containerPort}`);
});

test('the image is built of chosen bases, runs without root, checks itself and holds no secret', () => {
  const lines = dockerfile.replaceAll('\\\n', '').split('\n');
  const those = (name: string) => lines.filter((line) => line.startsWith(`${name} `));
  for (const from of those('FROM')) expect(from).toMatch(/^FROM \$[A-Z]+( AS \w+)?$/);
  // A version or a digest, and not whatever is the latest.
  expect(those('ARG').join('\n')).not.toMatch(/:latest/);
  expect(those('ADD')).toEqual([]);
  expect([...those('ARG'), ...those('ENV')].join('\n')).not.toMatch(
    /SECRET|PASSWORD|TOKEN|KEY|SMTP|DATABASE/,
  );
  const last = lines.slice(lines.lastIndexOf(those('FROM').at(-1) ?? ''));
  for (const name of ['USER', 'HEALTHCHECK', 'CMD'])
    expect(last.filter((line) => line.startsWith(`${name} `))).toHaveLength(1);
  // Without a shell at run time.
  expect(
    last.filter((line) => /^(CMD|HEALTHCHECK)/.test(line) && !/CMD \["node"/.test(line)),
  ).toEqual([]);
});

test('all parts select the same processes, and one stays up while a machine is drained', () => {
  for (const labels of [
    Deployment?.spec.selector.matchLabels,
    Service?.spec.selector,
    PodDisruptionBudget?.spec.selector.matchLabels,
  ])
    expect(labels).toEqual(metadata.labels);
  expect(PodDisruptionBudget?.spec.minAvailable).toBeLessThan(Deployment?.spec.replicas ?? 0);
});

test('the container has no rights, writes to one volume, and has time to stop', () => {
  const [, user, group] = /^USER (\d+):(\d+)$/m.exec(dockerfile) ?? [];
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: Number(user), fsGroup: Number(group) }); // prettier-ignore
  expect(container.securityContext).toEqual({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } }); // prettier-ignore
  expect(pod.automountServiceAccountToken).toBe(false);
  const [, volume] = /^VOLUME (\S+)$/m.exec(dockerfile) ?? [];
  expect(container.volumeMounts).toEqual([{ name: pod.volumes[0]?.name, mountPath: volume }]);
  const [, stop] = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/frontage.service')) ?? [];
  const { seconds } = container.lifecycle.preStop.sleep;
  expect(pod.terminationGracePeriodSeconds - seconds).toBe(Number(stop));
});

test('each setting exists in the service, and several processes have PostgreSQL', () => {
  const known = Object.keys(parseEnv(read('.env.example')));
  const names = [
    ...Object.keys(Secret?.stringData ?? {}),
    ...container.env.map(({ name }) => name),
  ];
  for (const name of names) expect(known).toContain(name);
  expect(Secret?.stringData.DATABASE_URL).toMatch(/^postgres:/);
});
