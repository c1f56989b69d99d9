import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { aRow } from '../../test/a-row.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { anEnquiry, type Service, startService, until } from '../../test/start-service.ts';
import { runCommand } from '../run-command.ts';
import { csv } from '../operator/printable.ts';

const keys = ['websites', 'shops', 'apps', 'audits', 'hosting', 'training'];
const all = Object.fromEntries(keys.toReversed().map((key) => [key, true]));

async function mailOf({ config }: Service, publicId: string): Promise<string> {
  const file = join(config.mailDir, `${publicId}.eml`);
  await until(() => existsSync(file));
  const { text = '' } = await PostalMime.parse(readFileSync(file));
  return text;
}

const shown = async ({ config }: Service, publicId: string) =>
  (await runCommand(['show', publicId], { config: () => config })).output;

test('the checkboxes are the company’s, from the request to the mail', async () => {
  const service = await startService();
  const answer = await service.post(anEnquiry({ services: all }));
  expect(answer.status).toBe(200);
  const { id } = (await answer.json()) as { id: string };
  expect(await service.store.showEnquiry(id)).toMatchObject({ services: keys.join(',') });
  const words =
    'Websites, Online shops, Apps for phones, Accessibility audits, Hosting <24/7>, Training';
  expect(await mailOf(service, id)).toContain(`Needs help with: ${words}`);
  expect(await shown(service, id)).toContain(words);

  const refused = await service.post(anEnquiry({ services: { ...all, training: 'yes' as never } }));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    detail: expect.stringMatching(/'services\.training'.*\(websites, .*, training\)/) as string,
  });
});

test.for([0, 1, 10])('%i boxes work in JSON, in the plain form and in the mail', async (count) => {
  const company = temporaryFolder();
  const boxes = Array.from({ length: count }, (_, at) => [`box${at}`, `Box <${at}>`] as const);
  const facts = { name: 'Alder', checkboxes: Object.fromEntries(boxes) };
  writeFileSync(join(company, 'company.yaml'), JSON.stringify(facts));
  const service = await startService({ env: { COMPANY: company } });
  const idOf = async (answer: Response) => {
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { id: string }).id;
  };
  const words =
    count === 0 ? '' : `Needs help with: ${boxes.map(([, label]) => label).join(', ')}\n`;

  const ticked = Object.fromEntries(boxes.map(([key]) => [key, true]));
  const json = await mailOf(
    service,
    await idOf(await service.post(anEnquiry({ services: ticked }))),
  );
  expect(json).toContain(words);
  expect(json.includes('Needs help with')).toBe(count > 0);

  const plain = await fetch(`${service.url}/api/send-email`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams([
      ['name', 'Ada'],
      ['message', 'A plain form.'],
      ...boxes.map(([key]): [string, string] => ['services', key]),
    ]),
    redirect: 'manual',
  });
  expect(plain.status).toBe(303);
  const [last] = await service.store.listEnquiries({ limit: 1 });
  expect(await mailOf(service, last?.publicId ?? '')).toContain(words);

  const refused = await fetch(`${service.url}/api/send-email`, {
    method: 'POST',
    headers: { Origin: 'https://elsewhere.example.com' },
    body: new URLSearchParams(boxes.slice(-1).map(([key]): [string, string] => ['services', key])),
  });
  const html = await refused.text();
  expect([...html.matchAll(/type="checkbox" name="services"/g)]).toHaveLength(count);
  if (count > 0) expect(html).toContain(`checked> Box &lt;${count - 1}&gt;</label>`);
  expect([...html.matchAll(/ checked>/g)]).toHaveLength(Math.min(count, 1));
  expect(html.includes('<fieldset>')).toBe(count > 0);
});

test('a checkbox that the company has removed is shown by its key', async () => {
  const service = await startService();
  const { publicId, services } = aRow({
    services: 'audits,uiUx,constructor',
    createdAt: Date.now(),
  });
  await service.store.accept([aRow({ publicId, services, createdAt: Date.now() })]);
  service.app.relay.wake();
  const words = 'Accessibility audits, uiUx, constructor';
  expect(await mailOf(service, publicId)).toContain(`Needs help with: ${words}`);
  expect(await shown(service, publicId)).toContain(words);
  const [record] = await service.store.listEnquiries({ limit: 1 });
  expect(record && csv([record])).toContain(`"${services}"`);
});
