import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { companyWith } from '../../test/company-with.ts';
import { startReceiver } from '../../test/receiver.ts';
import { anEnquiry, idOf, startTestService, until } from '../../test/start-service.ts';
import { runCommand } from '../run-command.ts';

const fields = {
  phone: { kind: 'telephone', label: 'Telephone <mobile>', required: true },
  email: null,
  budget: { kind: 'choice', label: 'Budget', options: { small: 'Up to 20,000', large: 'More' } },
  start: { kind: 'date', label: 'Begin' },
  site: { kind: 'website', label: 'Your site' },
  firm: { kind: 'text', label: 'Company' },
  terms: { kind: 'tick', label: 'I accept [the terms](/terms)', required: true },
};
const answers = {
  phone: '+47 555 01 42',
  budget: 'small',
  start: '2026-03-01',
  site: 'bakery.example',
  firm: '=Rye & <Sons>',
  terms: true,
};
const company = companyWith(fields, 'languages: [en, de]\n');

const ofApplications = {
  cv: { kind: 'website', label: 'Link to your CV', required: true, form: 'application' },
};

async function start(env: Record<string, string> = {}, added?: object) {
  const COMPANY = added ? companyWith(added) : company;
  const service = await startTestService({ env: { COMPANY, ...env } });
  const command = async (...words: string[]) =>
    (await runCommand(words, { config: () => service.config })).output;
  return { ...service, command };
}

test('answers reach the database, the mail, the webhook, the command, export and search, and are erased', async () => {
  const receiver = await startReceiver();
  const service = await start(receiver.env);
  const { command } = service;
  const id = await idOf(await service.post(anEnquiry({ fields: answers })));

  const { text = '', html = '' } = await service.mailOf(id);
  const rows = [
    'Needs help with: Websites, Hosting <24/7>',
    'Telephone <mobile>: +47 555 01 42',
    'Budget: Up to 20,000',
    'Begin: 2026-03-01',
    'Your site: bakery.example',
    'Company: =Rye & <Sons>',
    'I accept the terms: yes',
  ];
  expect(text).toContain(rows.join('\n'));
  expect(html).toContain(
    '<th align="left">Telephone &lt;mobile&gt;</th><td dir="auto">+47 555 01 42</td>',
  );
  expect(html).toContain('<td dir="auto">=Rye &amp; &lt;Sons&gt;</td>');

  await until(() => receiver.received.length > 0);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ data: { fields: answers } });

  expect(await command('show', id)).toContain('Budget          Up to 20,000');
  expect(JSON.parse(await command('show', id, '--json'))).toMatchObject({ fields: answers });
  expect(await command('search', 'rye', 'bakery.example')).toContain(id);
  const person = ['--email', 'ada@example.org'];
  expect(JSON.parse(await command('export', ...person))).toMatchObject([{ fields: answers }]);
  const [head, row] = (await command('export', ...person, '--format', 'csv')).split('\r\n');
  expect(head).toMatch(
    /language,fields\.phone,fields\.budget,fields\.start,fields\.site,fields\.firm,fields\.terms$/,
  );
  expect(await command('export', '--all', '--format', 'csv')).toContain(row?.trim());
  expect(row).toContain(`"small","2026-03-01","bakery.example","'=Rye & <Sons>","true"`);

  await command('erase', ...person);
  const { database } = service.config;
  const sqlite = new DatabaseSync(database.kind === 'sqlite' ? database.file : '');
  expect(sqlite.prepare('select * from enquiry').all()).toEqual([]);
  sqlite.close();
});

test('the same enquiry with another answer is another enquiry', async () => {
  const service = await start();
  const send = (firm: string) => service.post(anEnquiry({ fields: { ...answers, firm } }));
  const first = await idOf(await send('Rye'));
  expect(await idOf(await send(' Rye '))).toBe(first);
  expect(await idOf(await send('Oats'))).not.toBe(first);
});

test.each([
  ['nothing', undefined, 'Telephone <mobile>; I accept the terms'],
  ['a required one that is empty', { ...answers, phone: ' ' }, 'Telephone <mobile>'],
  ['no telephone number', { ...answers, phone: 'later' }, 'Telephone <mobile>'],
  ['an unknown option', { ...answers, budget: 'constructor' }, 'Budget'],
  ['no day', { ...answers, start: '2026-02-30' }, 'Begin'],
  ['no address', { ...answers, site: 'my site' }, 'Your site'],
  ['too much', { ...answers, firm: 'x'.repeat(1_001) }, 'Company'],
  ['no consent', { ...answers, terms: false }, 'I accept the terms'],
])('%s is refused with the labels of the fields', async (_, sent, labels) => {
  const service = await start();
  const answer = await service.post({ ...anEnquiry(), ...(sent && { fields: sent }) });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    type: 'urn:frontage:problem:invalid-fields',
    detail: expect.stringContaining(`missing or invalid: ${labels}. Fill`) as string,
  });
});

test('an unknown field is refused, and so is any field where the company has added none', async () => {
  const service = await start();
  const unknown = await service.post(anEnquiry({ fields: { ...answers, other: 'x' } }));
  expect([unknown.status, await unknown.text()]).toEqual([
    400,
    expect.stringContaining('phone, budget, start, site, firm, terms'),
  ]);
  const plain = await startTestService();
  expect((await plain.post(anEnquiry({ fields: answers }))).status).toBe(400);
  const id = await idOf(await plain.post(anEnquiry()));
  expect((await plain.store.showEnquiry(id))?.fields).toBeNull();
});

test('the plain form is accepted too, and comes back with what was typed and what is wrong', async () => {
  const service = await start();
  const typed = {
    message: 'Bread',
    field_phone: '555 "0142"',
    field_budget: 'large',
    field_start: '2026-03-01',
  };
  const refused = await service.postForm(typed);
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain('missing or invalid: I accept the terms.');
  expect(html).toContain('name="field_phone" required value="555 &quot;0142&quot;"');
  expect(html).toContain('<option value="large" selected>More</option>');
  expect(html).toContain('<option value="small">Up to 20,000</option>');
  expect(html).toContain('type="date" name="field_start" value="2026-03-01"');
  expect(html).toContain('name="field_terms" required> I accept the terms');
  expect(html).not.toContain('{{');

  expect((await service.postForm({ ...typed, field_terms: 'on' })).status).toBe(303);
  const stored = await service.last();
  expect(JSON.parse(stored?.fields ?? '')).toEqual({
    phone: '555 "0142"',
    budget: 'large',
    start: '2026-03-01',
    site: '',
    firm: '',
    terms: true,
  });
});

test('an application has its own fields and nothing to tick, and comes back as an application', async () => {
  const service = await start({}, { ...fields, ...ofApplications });
  expect((await service.post(anEnquiry({ fields: answers }))).status).toBe(200);
  const application = {
    ...anEnquiry({ services: {}, name: 'Grace' }),
    form: 'application' as const,
    fields: { cv: 'grace.example' },
  };
  const id = await idOf(await service.post(application));
  const { text = '', subject } = await service.mailOf(id);
  expect(subject).toBe('Application from Grace');
  expect(text).toContain('\nForm: application\nLink to your CV: grace.example\n');
  const output = await service.command('show', id);
  for (const where of [text, output]) expect(where).not.toMatch(/Needs help with|Telephone/);
  const stored = { form: 'application', cv: 'grace.example' };
  expect(JSON.parse(await service.command('show', id, '--json'))).toMatchObject({ fields: stored });
  const refused = await service.post({ ...application, fields: answers });
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('(none), fields as an object (cv),'),
  ]);
  const ticked = { ...application, services: anEnquiry().services };
  expect((await service.post(ticked)).status).toBe(400);

  const typed = { form: 'application', field_cv: 'my "cv"', services: 'websites' };
  const html = await (await service.postForm(typed)).text();
  expect(html).toContain('missing or invalid: Link to your CV.');
  expect(html).toContain('<input type="hidden" name="form" value="application">');
  expect(html).toContain('name="field_cv" required value="my &quot;cv&quot;"');
  expect(html).not.toMatch(/field_phone|name="services"/);
  expect((await service.postForm({ ...typed, field_cv: 'ada.example' })).status).toBe(303);
  const last = await service.last();
  expect([last?.services, last?.fields]).toEqual([
    '',
    JSON.stringify({ ...stored, cv: 'ada.example' }),
  ]);
});

test('the first route that matches an enquiry decides who gets it', async () => {
  const service = await start({
    MAIL_TO: 'sales@example.com',
    MAIL_ROUTES:
      'services.audits="Audits, Inc." <audits@example.com>, language.de=berlin@example.com, services.apps=apps@example.com',
  });
  const to = async (services: string[], language?: string) => {
    const none = { websites: false, shops: false, apps: false, audits: false, hosting: false };
    const ticked = Object.fromEntries(services.map((key) => [key, true]));
    const enquiry = anEnquiry({
      services: { ...none, training: false, ...ticked },
      message: `${services.join()}${language}`,
      fields: answers,
    });
    const sent = await service.post(enquiry, language ? { 'Content-Language': language } : {});
    return (await service.mailOf(await idOf(sent))).to;
  };
  expect(await to([])).toEqual([{ name: '', address: 'sales@example.com' }]);
  expect(await to(['websites', 'audits', 'apps'], 'de')).toEqual([
    { name: 'Audits, Inc.', address: 'audits@example.com' },
  ]);
  expect(await to(['apps'], 'de')).toEqual([{ name: '', address: 'berlin@example.com' }]);
  expect(await to(['apps'])).toEqual([{ name: '', address: 'apps@example.com' }]);
});

test.each([
  ['audits=a@example.com', /MAIL_ROUTES: .* give pairs/],
  ['services.audits=nobody', /MAIL_ROUTES: .* give pairs/],
  ['services.audits="a@example.com', /MAIL_ROUTES: .* give pairs/],
  [
    'services.audits=a@example.com, services.audits=b@example.com',
    /'services\.audits' is there twice/,
  ],
  ['services.seo=a@example.com', /'services\.seo' is in no enquiry; .* services\.websites/],
  ['language.fr=a@example.com', /'language\.fr' is in no enquiry; .* language\.en, language\.de/],
])('MAIL_ROUTES=%s stops the start', async (routes, message) => {
  await expect(
    startTestService({ env: { COMPANY: company, MAIL_ROUTES: routes } }),
  ).rejects.toThrow(message);
});
