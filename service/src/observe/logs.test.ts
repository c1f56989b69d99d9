import { expect, test } from 'vitest';
import { createManualClock } from '../../test/manual-clock.ts';
import { anEnquiry, idOf, startTestService } from '../../test/start-service.ts';

type Line = { reqId?: string; client?: string; enquiry?: string; method?: string };

test('the log names a client for a day, and nobody can work out its address', async () => {
  const clock = createManualClock();
  const start = () => startTestService({ env: { TRUST_PROXY: 'loopback' }, deps: { clock } });
  const service = await start();
  const linesOf = (log: string) =>
    log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
  let count = 0;
  const clientOf = async (ip: string, { post, log } = service) => {
    const message = `another ${(count += 1)}`;
    const id = await idOf(await post(anEnquiry({ message }), { 'X-Forwarded-For': ip }));
    const accepted = linesOf(log()).find(({ enquiry }) => enquiry === id);
    return linesOf(log()).find(({ reqId, method }) => reqId === accepted?.reqId && method)?.client;
  };
  const one = await clientOf('203.0.113.7');
  expect(one).toMatch(/^[\w-]{12}$/);
  for (const address of ['203.0.113.7', '203.0.113.7:4711', '::ffff:203.0.113.7'])
    expect(await clientOf(address), address).toBe(one);
  const six = await clientOf('2001:db8::1');
  expect(await clientOf('2001:db8:0:0:ffff::2')).toBe(six);
  const others = [six, await clientOf('203.0.113.8'), await clientOf('2001:db8:0:1::1')];
  clock.pass(24 * 60 * 60_000);
  others.push(await clientOf('203.0.113.7'));
  const restarted = await start();
  others.push(await clientOf('203.0.113.7', restarted));
  expect(new Set([one, ...others]).size).toBe(6);
  expect(service.log()).not.toMatch(/203\.0\.|2001:/);
});
