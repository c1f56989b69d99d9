import type { FailureCause } from '@frontage/contract/failures';
import { expect, test, vi } from 'vitest';
import { writeSmallSite } from '../../test/write-small-site.ts';
import { companyWith } from '../../test/company-with.ts';
import { type Form, startTestService } from '../../test/start-service.ts';
import { StoreError } from '../db/store-error.ts';
import { temporaryFolderOfFile } from '../../../test/temporary-folder.ts';

const filled: [string, string][] = [
  ['name', 'Ada "A" {{message}} <b>'],
  ['email', 'ada@example.org'],
  ['services', 'audits'],
  ['services', 'websites'],
  ['message', 'one\r\ntwo $&'],
  ['website', ''],
];

test('a plain form is stored and leads to the thank-you page', async () => {
  const service = await startTestService();
  const response = await service.postForm(filled);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/thank-you');
  expect(await service.last()).toMatchObject({
    name: 'Ada "A" {{message}} <b>',
    services: 'websites,audits',
    message: 'one\ntwo $&',
  });
  const elsewhere = await fetch(`${service.url}/api/other`, {
    method: 'POST',
    body: new URLSearchParams(filled),
  });
  expect(elsewhere.status).toBe(404);
  expect(elsewhere.headers.get('content-type')).toContain('application/problem+json');
});

const tooLong: [string, string][] = [['message', 'x'.repeat(66_000)]];
// Browsers send letters, digits and percent signs only; something on the way broke these bytes.
const broken = Buffer.concat([Buffer.from('name=Ada&message=one'), Buffer.from([0xff, 0xfe])]);
const fromElsewhere = { Origin: 'https://elsewhere.example.org', 'Sec-Fetch-Site': 'cross-site' };

const siteDir = temporaryFolderOfFile();
writeSmallSite(siteDir);

/** How to cause each failure, and whether the service has then received the values of the form. */
const causes: Record<
  FailureCause,
  {
    status: number;
    received: boolean;
    env?: Record<string, string>;
    /** The error with which storing ends. */
    error?: Error;
    body?: Form;
    headers?: Record<string, string>;
  }
> = {
  'too-large': { status: 413, received: false, body: tooLong },
  'too-many': { status: 429, received: true, env: { RATE_LIMIT_MAX: '1' } },
  'malformed-body': { status: 400, received: false, body: broken },
  'not-stored': { status: 503, received: true, error: new StoreError('no', 'FULL') },
  'cross-site': { status: 403, received: true, headers: fromElsewhere },
  'invalid-fields': {
    status: 422,
    received: true,
    env: { COMPANY: companyWith({ day: { kind: 'date', label: 'Day' } }) },
    body: [...filled, ['field_day', 'soon']],
  },
  'internal-error': { status: 500, received: true, error: new TypeError('of undefined') },
};

for (const [cause, how] of Object.entries(causes)) {
  const { status, received, env, error, body = filled, headers } = how;
  const first = cause === 'too-many';
  // Without a site the page is the same, except that it shows the received values.
  test.each(['too-many', 'too-large'].includes(cause) ? [siteDir, 'no-site'] : [siteDir])(
    `a form that fails as ${cause} gets ${status}, its own words, and ${received ? 'all' : 'nothing'} back: %s`,
    async (folder) => {
      const service = await startTestService({ env: { SITE_DIR: folder, ...env } });
      if (error) vi.spyOn(service.store, 'accept').mockRejectedValue(error);
      if (first) await service.postForm(filled);
      const response = await service.postForm(body, headers);
      const html = await response.text();
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      if (folder === siteDir) {
        const inProperty =
          'props="{&quot;name&quot;:[0,&quot;Ada \\&quot;A\\&quot; {{message}} &lt;b&gt;&quot;]}"';
        expect(html).toContain(`Words for ${cause}.`);
        expect(html.includes(inProperty)).toBe(received);
      } else {
        expect(html).toContain(received ? 'What you wrote is below' : 'did not reach us');
        expect(html).toContain(`content="default-src 'none'; form-action 'self'"`);
      }
      expect(html.includes('value="Ada &quot;A&quot; {{message}} &lt;b&gt;"')).toBe(received);
      expect(html.includes('value="audits" checked')).toBe(received);
      expect(html).not.toContain('value="apps" checked');
      if (cause === 'not-stored') expect(response.headers.get('retry-after')).toBe('30');
      if (first) expect(html).toMatch(/[1-9]\d* seconds/);
      expect(html.includes('one\r\ntwo $&amp;</textarea>')).toBe(received);
      expect(html.includes('></textarea>')).toBe(!received);
      // A typed token is not replaced.
      expect(html.replaceAll('&quot; {{message}} &lt;', '')).not.toContain('{{');
      // The page avoids words that visitors do not know.
      expect(html).not.toMatch(/\b(bytes?|body is|JSON)\b/);
      const stored = await service.store.listEnquiries({ limit: 10 });
      expect(stored).toHaveLength(first ? 1 : 0);
    },
  );
}

const inLanguage = (tag: string): [string, string][] => [...filled, ['language', tag]];

test('a form in an additional language leads to that language’s thank-you page, any other to the first language’s', async () => {
  const env = { PUBLIC_ORIGIN: 'https://www.example.com', RATE_LIMIT_MAX: '0' };
  const service = await startTestService({ env: { ...env, SITE_DIR: siteDir } });
  for (const [tag, path] of [
    ['de', '/de/danke'],
    ['fr', '/thank-you'],
    ['constructor', '/thank-you'],
    ['//elsewhere.example.org', '/thank-you'],
  ] as const) {
    const response = await service.postForm(inLanguage(tag));
    expect(response.headers.get('location'), tag).toBe(path);
  }
  for (const [tag, path] of [
    ['de', '/de/danke'],
    ['fr', '/thank-you'],
  ] as const) {
    const elsewhere = await service.postForm(inLanguage(tag), { Origin: env.PUBLIC_ORIGIN });
    expect(elsewhere.headers.get('location')).toBe(`https://www.example.com${path}`);
  }
});

test('a form that is refused in an additional language comes back in it, with the time to wait', async () => {
  const service = await startTestService({ env: { RATE_LIMIT_MAX: '1', SITE_DIR: siteDir } });
  await service.postForm(filled);
  const html = await (await service.postForm(inLanguage('de'))).text();
  expect(html).toMatch(/Warten Sie \d+ (Sekunden?|Minuten?)\./);
  expect(html).toContain('value="Ada &quot;A&quot; {{message}} &lt;b&gt;"');
  const firstLanguage = await (await service.postForm(inLanguage('nonsense'))).text();
  expect(firstLanguage).toContain('Words for too-many.');
  const template = await fetch(`${service.url}/de/enquiry-failed/too-many`);
  expect(template.status).toBe(404);
});
