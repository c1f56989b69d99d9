import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stopAfterTest } from './stop-after-test.ts';

export type Posted = { headers: IncomingHttpHeaders; body: string };

/** `hang` never answers. */
export type Answer =
  | 'hang'
  | { status: number; headers?: Record<string, string>; more?: (response: ServerResponse) => void };

/** Starts a server that keeps what is posted to it, until the test has ended. */
export async function startReceiver(
  answer: (count: number) => Answer = () => ({ status: 204 }),
): Promise<{ url: string; received: Posted[]; stop(): Promise<void> }> {
  const received: Posted[] = [];
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
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    stop: stopAfterTest(async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    }),
  };
}
