import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSmallSite } from '../../test/write-small-site.ts';
import { companyWith } from '../../test/company-with.ts';
import { startSmtpPeer } from '../../test/smtp-peer.ts';
import {
  anEnquiry,
  manualRelay,
  type TestService,
  startTestService,
} from '../../test/start-service.ts';
import { smtpTransport } from '../mail/smtp-transport.ts';

const COMPANY = companyWith({}, 'languages: [en, de, pt-BR]\n');
const SITE_DIR = join(COMPANY, 'site');
writeSmallSite(SITE_DIR);
writeFileSync(join(COMPANY, 'thanks.txt'), 'Subject: Thanks\n\nThank you.\n');
writeFileSync(join(COMPANY, 'thanks.de.txt'), 'Subject: Danke\n\nVielen Dank.\n');

let count = 0;
const post = (service: TestService, language?: string) =>
  service.post(
    anEnquiry({ email: `ada${++count}@example.org`, message: `No. ${count}` }),
    language === undefined ? {} : { 'Content-Language': language },
  );

test('an enquiry has the language of its page: from the header, from the form’s field, or the first one', async () => {
  const service = await startTestService({ env: { COMPANY } });
  for (const [sent, stored] of [
    ['de', 'de'],
    ['PT-br', 'pt-BR'],
    ['en', 'en'],
    ['fr', 'en'],
    ['de, en', 'en'],
    ['constructor', 'en'],
    [undefined, 'en'],
  ] as const) {
    expect((await post(service, sent)).status).toBe(200);
    expect(await service.last(), sent).toMatchObject({ language: stored });
  }
  const [exported] = await service.store.exportByEmail('ada1@example.org');
  expect(exported).toMatchObject({ language: 'de' });
  await service.postForm({ message: 'a form', language: 'de' });
  expect(await service.last()).toMatchObject({ message: 'a form', language: 'de' });
});

test('a site in one language stores no language', async () => {
  const service = await startTestService({ env: { SITE_DIR } });
  await post(service, 'de');
  expect(await service.last()).toMatchObject({ language: null });
});

test('the mail says which site the enquiry came from, and the visitor is thanked in that language', async () => {
  const peer = await startSmtpPeer();
  const service = await startTestService({
    env: { COMPANY, ACKNOWLEDGEMENT_FILE: join(COMPANY, 'thanks.txt') },
    deps: { transport: smtpTransport({ url: peer.url }), relay: manualRelay },
  });
  const mailsOf = async (language: string) => {
    const before = peer.received.length;
    await post(service, language);
    await service.app.relay.runOnce();
    const mails = (await peer.parsed()).slice(before);
    return mails.map(({ subject = '', text = '' }) => `${subject}\n${text}`).sort();
  };
  const [thanks, ours] = await mailsOf('de');
  expect(thanks).toBe('Danke\nVielen Dank.\n');
  expect(ours).toContain('Written on: the German site\n');
  const [forFirst, ofFirst] = await mailsOf('en');
  expect(ofFirst).toBe('Thanks\nThank you.\n');
  expect(forFirst).toContain('Written on: the English site\n');
  const [forOther, ofOther] = await mailsOf('pt-BR');
  expect(ofOther).toBe('Thanks\nThank you.\n');
  expect(forOther).toContain('Written on: the Brazilian Portuguese site\n');
});

test('a script that states its language is refused in it, and any other script in ours', async () => {
  const service = await startTestService({ env: { COMPANY, SITE_DIR, RATE_LIMIT_MAX: '1' } });
  await post(service);
  const german = await post(service, 'de');
  expect(german.status).toBe(429);
  expect(german.headers.get('content-language')).toBe('de');
  const problem = (await german.json()) as Record<string, string>;
  expect(problem).toMatchObject({
    type: 'urn:frontage:problem:too-many',
    title: 'Nicht gesendet',
    detail: expect.stringMatching(/^Warten Sie \d+ Sekunden?\.$/) as string,
  });
  for (const language of ['fr', undefined]) {
    const answer = await post(service, language);
    expect(answer.headers.get('content-language')).toBeNull();
    expect(await answer.json()).toMatchObject({ title: 'Too many enquiries' });
  }
  // A mistake that only a program can make is explained in English.
  const headers = { 'Content-Type': 'text/csv', 'Content-Language': 'de' };
  const wrong = await service.post('a,b', headers);
  expect(wrong.headers.get('content-language')).toBeNull();
  expect(await wrong.json()).toMatchObject({ status: 415 });
});

test('visitors read the words of the site that was built last', async () => {
  const service = await startTestService({ env: { COMPANY, SITE_DIR, RATE_LIMIT_MAX: '1' } });
  await post(service);
  const german = service.app.site.languages.get('de');
  if (!german) throw new Error('The small site has no German pages.');
  const refusals = { ...german.refusals, 'too-many': { title: 'Zu viele', detail: 'Später.' } };
  // As website/rebuild.ts does it.
  Object.assign(service.app.site, { languages: new Map([['de', { ...german, refusals }]]) });
  expect(await (await post(service, 'de')).json()).toMatchObject({ title: 'Zu viele' });
});
