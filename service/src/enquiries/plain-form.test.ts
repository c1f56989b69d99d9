import { expect, test } from 'vitest';
import { startService, type Service } from '../../test/start-service.ts';

const postForm = (service: Service, fields: [string, string][], headers = {}) =>
  fetch(`${service.url}/api/send-email`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  });

const filled: [string, string][] = [
  ['name', 'Ada "A" <b>'],
  ['email', 'ada@example.org'],
  ['services', 'uiUx'],
  ['services', 'webDevelopment'],
  ['message', 'one\r\ntwo'],
  ['website', ''],
];

test('a plain form is stored and leads to the thank-you page', async () => {
  const service = await startService();
  const response = await postForm(service, filled);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/thank-you');
  const [stored] = await service.store.listEnquiries({ limit: 10 });
  expect(stored).toMatchObject({
    name: 'Ada "A" <b>',
    services: 'webDevelopment,uiUx',
    message: 'one\ntwo',
  });
  await service.stop();
});

test('a form on another origin leads back to that site', async () => {
  const env = { PUBLIC_ORIGIN: 'https://www.example.com' };
  const service = await startService({ env });
  const response = await postForm(service, filled, { Origin: env.PUBLIC_ORIGIN });
  expect(response.headers.get('location')).toBe('https://www.example.com/thank-you');
  await service.stop();
});

test('a form that fell into the trap is answered alike and held', async () => {
  const service = await startService();
  const trapped = filled.map(([name, value]): [string, string] =>
    name === 'website' ? [name, 'https://spam.example'] : [name, value],
  );
  expect((await postForm(service, trapped)).status).toBe(303);
  const [stored] = await service.store.listEnquiries({ limit: 10 });
  expect(stored?.state).toBe('held');
  await service.stop();
});

test('a form that is refused comes back as a page with everything that was typed', async () => {
  const service = await startService({ env: { RATE_LIMIT_MAX: '1' } });
  await postForm(service, filled);
  const response = await postForm(service, filled);
  expect(response.status).toBe(429);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await response.text();
  expect(html).toContain('value="Ada &quot;A&quot; &lt;b&gt;"');
  expect(html).toContain('value="uiUx" checked');
  expect(html).not.toContain('value="mobileApp" checked');
  expect(html).toContain('one\r\ntwo</textarea>');
  expect(html).toMatch(/again in \d+ seconds/);
  expect(html).not.toContain('{{');
  await service.stop();
});

test('a form that is too large gets its page and its status', async () => {
  const service = await startService();
  const response = await postForm(service, [['message', 'x'.repeat(66_000)]]);
  expect(response.status).toBe(413);
  expect(await response.text()).toContain('over 65536 bytes');
  await service.stop();
});
