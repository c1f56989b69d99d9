import { expect } from 'vitest';
import { expectOurMail } from '../expect-our-mail.ts';
import { generator, randomText } from '../random-text.ts';
import { startSmtpPeer } from '../smtp-peer.ts';
import { anEnquiry, startService, until } from '../start-service.ts';

/**
 * Posts bodies that try to break things: none causes a 5xx, the service keeps running, and every mail
 * that follows has our headers only.
 *
 * @returns how many were accepted
 */
export async function fuzzBodies(count: number): Promise<number> {
  const peer = await startSmtpPeer();
  const service = await startService({ env: { SMTP_URL: peer.url } });
  let accepted = 0;
  for (let seed = 1; seed <= count; seed += 1) {
    const { type, body } = fuzzed(seed);
    const response = await fetch(`${service.url}/api/send-email`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': type },
      body,
    });
    await response.arrayBuffer();
    expect(response.status, `seed ${seed}`).toBeLessThan(500);
    if (response.status < 400) accepted += 1;
  }
  const waiting = async () => (await service.store.health(undefined)).waiting;
  await until(async () => (await waiting()) === 0, 240_000);
  expect((await service.post(anEnquiry())).status).toBe(200);
  for (const { raw, to, from } of peer.received) {
    expect([from, to]).toEqual(['website@example.com', ['sales@example.com']]);
    await expectOurMail(raw);
  }
  expect(peer.received.length).toBeGreaterThan(count / 10);
  await service.stop();
  await peer.stop();
  return accepted;
}

function fuzzed(seed: number): { type: string; body: string | Buffer } {
  const random = generator(seed * 7 + 1);
  const [name = '', email = '', message = '', odd = ''] = randomText(seed, 4);
  const json = JSON.stringify(
    anEnquiry({ name, email: random() < 0.5 ? email : 'a@example.org', message }),
  );
  switch (seed % 5) {
    case 0:
      return { type: 'application/json', body: json };
    case 1:
      return {
        type: 'application/x-www-form-urlencoded',
        body: `name=${encodeURIComponent(name.toWellFormed())}&message=${message.toWellFormed()}&services=${odd.toWellFormed()}&website=`,
      };
    case 2: {
      // One byte of a good body is another.
      const bytes = Buffer.from(json);
      bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
      return { type: 'application/json', body: bytes };
    }
    case 3:
      return { type: 'application/json', body: json.slice(0, Math.floor(random() * json.length)) };
    default:
      return {
        type: 'application/json',
        body: `${'['.repeat(random() * 30_000)}${JSON.stringify({ [odd]: name })}`,
      };
  }
}
