import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type SlowSmtp = {
  url: string;
  /** The ids of the mails that it accepted, in order. */
  ids: string[];
  /** The most connections that were open at once. */
  most(): number;
  /** How many connections were refused with 421. */
  refused(): number;
  stop(): Promise<void>;
};

/**
 * An SMTP server that delays every answer: greeting, EHLO, MAIL, RCPT, and the mail itself.
 *
 * @param options `takes` is how many connections it allows; it refuses more with 421
 */
export async function startSlowSmtp(options: {
  delayMs: number;
  takes?: number;
}): Promise<SlowSmtp> {
  const { delayMs, takes = Infinity } = options;
  const ids: string[] = [];
  const open = new Set<string>();
  let most = 0;
  let refused = 0;
  const later = (done: () => void) => setTimeout(done, delayMs);
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (session, done) => {
      if (open.size >= takes) {
        refused += 1;
        const words = 'too many connections';
        later(() => done(Object.assign(new Error(words), { responseCode: 421 })));
        return;
      }
      open.add(session.id);
      most = Math.max(most, open.size);
      // One delay for the greeting and one for EHLO, which has no hook.
      setTimeout(done, 2 * delayMs);
    },
    onClose: (session) => open.delete(session.id),
    onMailFrom: (_address, _session, done) => later(done),
    onRcptTo: (_address, _session, done) => later(done),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      stream.on('end', () => {
        ids.push(/^Message-ID: <(.*)@/im.exec(text)?.[1] ?? '');
        // One for DATA, which has no hook either, and one for the mail.
        setTimeout(done, 2 * delayMs);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    ids,
    most: () => most,
    refused: () => refused,
    stop: () =>
      new Promise((resolve) => {
        for (const { _socket } of server.connections as unknown as Set<{
          _socket?: { destroy(): void };
        }>)
          _socket?.destroy();
        server.close(() => resolve());
      }),
  };
}
