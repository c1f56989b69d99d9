import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerClientError } from './problem.ts';
import { createServer, STALL_TIMEOUT_MS } from './create-server.ts';

const question = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** Starts a server that holds each response until the test answers, and opens one connection to it. */
async function connected() {
  const responses: ServerResponse[] = [];
  const answer = (_: IncomingMessage, response: ServerResponse) => void responses.push(response);
  const server = createServer(answer, answer);
  server.on('clientError', answerClientError({}));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
  const stop = () => new Promise((closed) => server.close(closed));
  return { server, socket, held: responses, stop };
}

/** From here on only `vi.advanceTimersByTime` advances the server's timers. */
function stopTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets the sockets process pending events. */
async function turns(count = 10) {
  for (let i = 0; i < count; i += 1) await new Promise((next) => setImmediate(next));
}

test('a connection without a request does not delay a stop', async () => {
  const { socket, stop } = await connected();
  stopTimers();
  const closed = vi.fn();
  socket.once('end', closed);
  const stopped = stop();
  vi.advanceTimersByTime(900);
  await turns();
  expect(closed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  await stopped;
});

test('a connection that was busy when the stop began ends after its response', async () => {
  const { server, socket, held, stop } = await connected();
  stopTimers();
  socket.write(question);
  await once(server, 'request');
  const stopped = stop();
  vi.advanceTimersByTime(1_500);
  await turns();
  held[0]?.end('whole');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 [^]*\r\nConnection: close\r\n[^]*whole/);
  await stopped;
});

test('a request that never arrives completely does not delay a stop forever', async () => {
  const { server, socket, stop } = await connected();
  stopTimers();
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{');
  await once(server, 'request');
  const cut = vi.fn();
  socket.once('end', cut);
  const stopped = stop();
  vi.advanceTimersByTime(29_000);
  await turns();
  expect(cut).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  await stopped;
});

test('a stop does not cut off a response that is still being sent', async () => {
  const { server, socket, held, stop } = await connected();
  stopTimers();
  const size = 30_000_000;
  socket.write(question);
  await once(server, 'request');
  held[0]?.end(Buffer.alloc(size));
  const stopped = stop();
  let received = 0;
  vi.advanceTimersByTime(5_000);
  await turns();
  socket.on('data', (chunk) => (received += chunk.length));
  await once(socket, 'end');
  expect(received).toBeGreaterThan(size);
  socket.end();
  await stopped;
});

test.each(['a page', 'the service'])(
  'clients that keep connections open, as nginx does, lose no request to %s in restarts under load',
  async (what) => {
    const path = what === 'a page' ? '/' : '/api/send-email';
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    onTestFinished(() => agent.destroy());
    const take = (_: IncomingMessage, response: ServerResponse) =>
      void setImmediate(() => response.end('whole'));
    const start = async (port = 0) => {
      const server = createServer(take, take, 200);
      await once(server.listen(port, '127.0.0.1'), 'listening');
      return { server, port: (server.address() as AddressInfo).port };
    };
    const servers = [await start(), await start()];
    const ports = servers.map(({ port }) => port);
    /** A request that reached one server must not be sent to the other; one that reached none may be. */
    const post = (turn: number): Promise<string> =>
      new Promise((resolve) => {
        const port = ports[turn % 2] ?? 0;
        const sent = request({ agent, port, path, method: 'POST' }, (answer) => {
          answer.resume().on('end', () => resolve(String(answer.statusCode)));
        });
        sent.on('error', ({ code }: NodeJS.ErrnoException) =>
          resolve(code === 'ECONNREFUSED' ? post(turn + 1) : String(code)),
        );
        sent.end('x');
      });
    const outcomes = new Map<string, number>();
    let isOver = false;
    onTestFinished(() => void (isOver = true));
    const client = async (turn: number) => {
      for (; !isOver; turn += 1) {
        const outcome = await post(turn);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    };
    const clients = Array.from({ length: 16 }, (_, i) => client(i));
    for (let round = 0; round < 6; round += 1) {
      const { server, port } = servers[round % 2] ?? expect.fail();
      const before = outcomes.get('200') ?? 0;
      await vi.waitUntil(() => (outcomes.get('200') ?? 0) > before + 200, { timeout: 60_000 });
      await new Promise((closed) => server.close(closed));
      servers[round % 2] = await start(port);
    }
    isOver = true;
    await Promise.all(clients);
    for (const { server } of servers) server.close();
    expect([...outcomes.keys()]).toEqual(['200']);
  },
);

test('a client that does not hang up after a refusal is cut off', async () => {
  const { server, socket } = await connected();
  stopTimers();
  const disconnected = new Promise((closed) =>
    server.on('connection', (served) => served.once('close', closed)),
  );
  const { port } = server.address() as AddressInfo;
  const garbage = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  garbage.write('not HTTP at all\r\n\r\n');
  const [answer] = (await once(garbage, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
  vi.advanceTimersByTime(1_000);
  await disconnected;
  garbage.destroy();
  socket.destroy();
  await new Promise((closed) => server.close(closed));
});

test('a server does not wait for a client that stops reading', async () => {
  const { server, socket, held } = await connected();
  expect(server.timeout).toBe(STALL_TIMEOUT_MS);
  socket.write(question);
  await once(server, 'request');
  const [served] = held;
  served?.socket?.setTimeout(300);
  served?.end(Buffer.alloc(30_000_000));
  await once(served?.socket ?? socket, 'close');
  socket.destroy();
  await new Promise((closed) => server.close(closed));
});
