import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createServer } from './create-server.ts';

const question = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** A server that keeps each response back until it is told to answer, and one connection to it. */
async function connected() {
  const held: ServerResponse[] = [];
  const answer = (_: IncomingMessage, response: ServerResponse) => void held.push(response);
  const server = createServer(answer, answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
  const stop = async () => {
    const began = performance.now();
    await new Promise((closed) => server.close(closed));
    return performance.now() - began;
  };
  return { server, socket, held, stop };
}

test('a connection on which nothing was ever asked does not hold a stop', async () => {
  const { stop } = await connected();
  expect(await stop()).toBeLessThan(5_000);
});

test('a connection that was busy when the stop began ends with its answer', async () => {
  const { server, socket, held, stop } = await connected();
  socket.write(question);
  await once(server, 'request');
  const stopped = stop();
  setTimeout(() => held[0]?.end('whole'), 1_500);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 [^]*whole/);
  expect(await stopped).toBeLessThan(5_000);
});

test('whoever was connected may still ask in the first moment of a stop', async () => {
  const { server, socket, held, stop } = await connected();
  const stopped = stop();
  setTimeout(() => socket.write(question), 200);
  await once(server, 'request');
  held[0]?.end('whole');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 [^]*whole/);
  await stopped;
});
