import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerClientError, createServer } from './create-server.ts';
import { STALL_TIMEOUT } from './limits.ts';

const question = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** A server that keeps each response back until it is told to answer, and one connection to it. */
async function connected() {
  const held: ServerResponse[] = [];
  const answer = (_: IncomingMessage, response: ServerResponse) => void held.push(response);
  const server = createServer(answer, answer);
  server.on('clientError', answerClientError);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
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

test('a request that never arrives whole does not hold a stop for ever', async () => {
  const { server, socket, stop } = await connected();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{');
  await once(server, 'request');
  const cut = vi.fn();
  socket.once('end', cut);
  const stopped = stop();
  vi.advanceTimersByTime(29_000);
  await new Promise((wait) => setImmediate(() => setImmediate(wait)));
  expect(cut).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  await stopped;
});

test('a stop cuts no answer that is still on its way', async () => {
  const { server, socket, held, stop } = await connected();
  const size = 30_000_000;
  socket.write(question);
  await once(server, 'request');
  held[0]?.end(Buffer.alloc(size));
  const stopped = stop();
  let received = 0;
  await new Promise((wait) => setTimeout(wait, 500));
  socket.on('data', (chunk) => (received += chunk.length));
  await once(socket, 'end');
  expect(received).toBeGreaterThan(size);
  socket.end();
  await stopped;
});

test('whoever does not hang up after a refusal is cut off', async () => {
  const { server, socket } = await connected();
  const gone = new Promise((closed) =>
    server.on('connection', (served) => served.once('close', closed)),
  );
  const { port } = server.address() as AddressInfo;
  const garbage = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  garbage.write('not HTTP at all\r\n\r\n');
  const [answer] = (await once(garbage, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
  await gone;
  garbage.destroy();
  socket.destroy();
  await new Promise((closed) => server.close(closed));
});

test('whoever stops reading is not waited for', async () => {
  const { server, socket, held } = await connected();
  expect(server.timeout).toBe(STALL_TIMEOUT);
  socket.write(question);
  await once(server, 'request');
  const [served] = held;
  // Shortened so that the test is.
  served?.socket?.setTimeout(300);
  served?.end(Buffer.alloc(30_000_000));
  await once(served?.socket ?? socket, 'close');
  socket.destroy();
  await new Promise((closed) => server.close(closed));
});
