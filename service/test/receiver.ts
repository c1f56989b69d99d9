import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stopAfterTest } from './stop-after-test.ts';

export type ReceivedPost = { headers: IncomingHttpHeaders; body: string };

/** `hang` never answers. */
export type ReceiverAnswer =
  | 'hang'
  | { status: number; headers?: Record<string, string>; more?: (response: ServerResponse) => void };

/** Returns a secret of Standard Webhooks, another one for each number. */
export const aSecret = (byte = 7) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`;

/** Starts a server that keeps the requests that it receives, until the test has ended. `env` makes it the webhook. */
export async function startReceiver(
  answer: (count: number) => ReceiverAnswer = () => ({ status: 204 }),
) {
  const received: ReceivedPost[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const what = answer(received.length);
      received.push({ headers: request.headers, body });
      if (what === 'hang') return;
      response.writeHead(what.status, what.headers);
      if (what.more) what.more(response);
      else response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return {
    url,
    env: { WEBHOOK_URL: url, WEBHOOK_SECRET: aSecret() },
    received,
    stop: stopAfterTest(async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    }),
  };
}
