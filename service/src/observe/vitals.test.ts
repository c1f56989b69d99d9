import { expect, test } from 'vitest';
import { companyWith } from '../../test/company-with.ts';
import { startTestService } from '../../test/start-service.ts';

const COMPANY = companyWith({}, 'measureSpeed: true\n');

test('the speed of pages is counted by kind of page, from our own pages only and within a limit', async () => {
  const service = await startTestService({ env: { COMPANY, METRICS: 'on', RATE_LIMIT_MAX: '1' } });
  const send = async (vitals: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams(vitals);
    const { status } = await fetch(`${service.url}/api/vitals`, { method: 'POST', headers, body });
    expect(status).toBe(204);
  };
  const metrics = async () => (await fetch(`${service.url}/metrics`)).text();
  await send({ page: 'services', LCP: '2400.5', INP: '300', CLS: '0' });
  await send({ page: 'services', LCP: '4100', INP: '-1', CLS: 'NaN', TTFB: '1' });
  await send({ page: 'anything"else', LCP: '1' });
  await send({ page: 'home', LCP: '1' }, { Origin: 'https://elsewhere.example.com' });
  const text = await metrics();
  for (const line of [
    'lcp_milliseconds_bucket{le="2500",page="services"} 1',
    'lcp_milliseconds_bucket{le="4000",page="services"} 1',
    'lcp_milliseconds_count{page="services"} 2',
    'inp_milliseconds_bucket{le="200",page="services"} 0',
    'inp_milliseconds_bucket{le="500",page="services"} 1',
    'cls_count{page="services"} 1',
    'lcp_milliseconds_count{page="other"} 1',
  ])
    expect(text).toContain(`frontage_web_vital_${line}\n`);
  expect(text).not.toMatch(/anything|page="home"/);
  for (let count = 0; count < 30; count += 1) await send({ page: 'blog', LCP: '1' });
  const [, counted] = /lcp_milliseconds_count\{page="blog"\} (\d+)/.exec(await metrics()) ?? [];
  expect(Number(counted)).toBeLessThan(21);
  // Reading many pages leaves the limit of enquiries alone.
  expect((await service.post({ message: 'Hello' })).status).not.toBe(429);
  expect(service.log()).not.toContain('/api/vitals');
});

test.each([
  ['the company has not chosen it', { METRICS: 'on' }],
  ['nobody reads the metrics', { COMPANY }],
])('nothing takes the speed of pages when %s', async (_, env) => {
  const service = await startTestService({ env });
  const body = new URLSearchParams({ page: 'home', LCP: '1' });
  expect((await fetch(`${service.url}/api/vitals`, { method: 'POST', body })).status).toBe(404);
});
