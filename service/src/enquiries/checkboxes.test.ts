import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aRow } from '../../test/a-row.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { anEnquiry, idOf, type TestService, startTestService } from '../../test/start-service.ts';
import { runCommand } from '../run-command.ts';
import { formatCsv } from '../operator/printable.ts';

const showEnquiry = async ({ config }: TestService, publicId: string) =>
  (await runCommand(['show', publicId], { config: () => config })).output;

test.for([0, 1, 10])('%i boxes work in JSON, in the plain form and in the mail', async (count) => {
  const company = temporaryFolder();
  const boxes = Array.from(
    { length: count },
    (_, index) => [`box${index}`, `Box <${index}>`] as const,
  );
  const facts = { name: 'Alder', checkboxes: Object.fromEntries(boxes) };
  writeFileSync(join(company, 'company.yaml'), JSON.stringify(facts));
  const service = await startTestService({ env: { COMPANY: company } });
  const words =
    count === 0 ? '' : `Needs help with: ${boxes.map(([, label]) => label).join(', ')}\n`;

  // The mail lists them in the company's order, whatever the order in which they were sent.
  const ticked = Object.fromEntries(boxes.toReversed().map(([key]) => [key, true]));
  const id = await idOf(await service.post(anEnquiry({ services: ticked })));
  const { text = '' } = await service.mailOf(id);
  expect(text).toContain(words);
  expect(text.includes('Needs help with')).toBe(count > 0);

  const form = boxes.map(([key]): [string, string] => ['services', key]);
  expect((await service.postForm([['message', 'A plain form.'], ...form])).status).toBe(303);
  const plain = await service.mailOf((await service.last())?.publicId ?? '');
  expect(plain.text).toContain(words);

  const elsewhere = { Origin: 'https://elsewhere.example.com' };
  const html = await (await service.postForm(form.slice(-1), elsewhere)).text();
  expect([...html.matchAll(/type="checkbox" name="services"/g)]).toHaveLength(count);
  if (count > 0) expect(html).toContain(`checked> Box &lt;${count - 1}&gt;</label>`);
  expect([...html.matchAll(/ checked>/g)]).toHaveLength(Math.min(count, 1));
  expect(html.includes('<fieldset>')).toBe(count > 0);
});

test('a checkbox that the company has removed is shown by its key', async () => {
  const service = await startTestService();
  const row = aRow({ services: 'audits,uiUx,constructor', createdAt: Date.now() });
  await service.store.accept([row]);
  service.app.relay.wake();
  const words = 'Accessibility audits, uiUx, constructor';
  expect((await service.mailOf(row.publicId)).text).toContain(`Needs help with: ${words}`);
  expect(await showEnquiry(service, row.publicId)).toContain(words);
  const record = await service.last();
  expect(record && formatCsv([record])).toContain(`"${row.services}"`);
});
