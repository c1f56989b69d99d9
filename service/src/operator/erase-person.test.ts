import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anEnquiry, startService, until } from '../../test/start-service.ts';
import { erasePerson } from './erase-person.ts';

/** The files below a folder that hold a text, as an investigator would look for it. */
function grep(text: string, folder: string): string[] {
  try {
    const found = execFileSync('grep', ['-ralF', text, folder], { encoding: 'utf8' });
    return found.trim().split('\n');
  } catch {
    return [];
  }
}

test('nothing of an erased person is left in the data folder or the logs', async () => {
  const service = await startService({
    env: { LOG_LEVEL: 'trace', DATABASE_URL: 'sqlite:data/x.db' },
  });
  const canary = 'canary-7f3a';
  const email = `${canary}@example.org`;
  const long = `${canary} ${'and much more of it, '.repeat(600)}`;
  for (let i = 0; i < 40; i += 1) {
    const own = i % 4 === 0;
    const name = own ? canary : `Somebody ${i}`;
    const message = `${i} ${own ? long : 'keep '.repeat(i * 20)}`;
    await service.post(anEnquiry({ name, message, ...(own && { email }) }));
  }
  // Refused ones must leave no trace either.
  await service.post({ ...anEnquiry({ email }), [canary]: 1 });
  await service.post(`{"name": "${canary}`);
  await until(async () => (await service.store.countByState(undefined)).sent === 40);
  expect(grep(canary, service.folder).length).toBeGreaterThan(2);

  const { mailDir } = service.config;
  expect(await erasePerson(service.store, { email: email.toUpperCase(), mailDir })).toBe(10);
  writeFileSync(join(service.folder, 'log.json'), service.log());
  expect(grep(canary, service.folder)).toEqual([]);
  expect(await service.store.countByState(undefined)).toMatchObject({ sent: 30 });
  expect(service.log()).toContain('enquiry mailed');
  await service.stop();
});

test('no log line holds an address, a body or an IP', async () => {
  const service = await startService({
    env: { LOG_LEVEL: 'trace', RATE_LIMIT_MAX: '3', TRUST_PROXY: 'loopback' },
  });
  const headers = { 'X-Forwarded-For': '203.0.113.77', 'User-Agent': 'agent-mark' };
  const secret = anEnquiry({
    name: 'name-mark',
    email: 'mail-mark@example.org',
    message: 'body-mark',
  });
  for (let i = 0; i < 5; i += 1)
    await service.post({ ...secret, message: `body-mark ${i}` }, headers);
  await service.post('{"body-mark', headers);
  await fetch(`${service.url}/api/other?mail-mark`, { headers });
  await until(() => service.log().includes('enquiry mailed'));
  expect(service.log()).toContain('too-many');
  expect(service.log()).not.toMatch(/-mark|203\.0\.113\.77|127\.0\.0\.1(?!:)|example\.org/);
  await service.stop();
});
