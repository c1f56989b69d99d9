import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Behavior = 'take' | 421 | 450 | 451 | 550 | 552 | 'drop' | 'hang' | 'slow';

type Received = {
  raw: Buffer;
  from: string;
  to: string[];
  secure: boolean;
  session: string;
};

export type SmtpServerOptions = {
  port?: number;
  /** Decides the answer after DATA. With 'drop' and 'hang' the server already has the mail. */
  behave?: (mail: string) => Behavior;
  slowMs?: number;
  password?: string;
  /** Whether it accepts mails without a login. Default: no. */
  authOptional?: boolean;
  /** Whether it offers a login. Default: yes. */
  offersLogin?: boolean;
  /** Whether it drops the connection at a login. Default: no. */
  dropsLogin?: boolean;
  /** Its certificate, in PEM. Default: an untrusted one. */
  certificate?: { key: string; cert: string };
  /** The code that refuses MAIL FROM; undefined accepts it. */
  refuseSender?: () => number | undefined;
  /** How long it keeps its greeting back, in milliseconds. */
  greetMs?: number;
};

/** Starts a real SMTP server with STARTTLS, AUTH and its own certificate. */
export async function startSmtpServer(options: SmtpServerOptions = {}) {
  const { behave = () => 'take', slowMs = 100, password = 'secret', port = 0 } = options;
  const received: Received[] = [];
  const server = new SMTPServer({
    logger: false,
    disableReverseLookup: true,
    ...options.certificate,
    authMethods: ['PLAIN', 'LOGIN'],
    disabledCommands: options.offersLogin === false ? ['AUTH'] : [],
    authOptional: options.authOptional ?? false,
    onConnect: (_session, done) => void setTimeout(done, options.greetMs ?? 0),
    onAuth: (auth, session, done) => {
      if (options.dropsLogin) dropConnection(server, session.id);
      else if (auth.username === 'user' && auth.password === password) done(null, { user: 'user' });
      else done(Object.assign(new Error('wrong credentials'), { responseCode: 535 }));
    },
    onMailFrom: (_address, _session, done) => {
      const responseCode = options.refuseSender?.();
      done(responseCode ? Object.assign(new Error('as the test asks'), { responseCode }) : null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        const behavior = behave(raw.toString());
        const take = () =>
          received.push({
            raw,
            from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
            to: session.envelope.rcptTo.map(({ address }) => address),
            secure: session.secure,
            session: session.id,
          });
        if (typeof behavior === 'number') {
          done(Object.assign(new Error('as the test asks'), { responseCode: behavior }));
          return;
        }
        take();
        if (behavior === 'take') done();
        else if (behavior === 'slow') setTimeout(done, slowMs);
        else if (behavior === 'drop') dropConnection(server, session.id);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    port: address.port,
    url: `smtp://user:secret@127.0.0.1:${address.port}?tls.rejectUnauthorized=false`,
    received,
    parsed: (): Promise<Email[]> => Promise.all(received.map(({ raw }) => PostalMime.parse(raw))),
    stop: () => {
      for (const connection of connectionsOf(server)) connection._socket?.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

type Connection = { id: string; _socket?: { destroy(): void } };

const connectionsOf = (server: SMTPServer) => server.connections as unknown as Set<Connection>;

function dropConnection(server: SMTPServer, id: string) {
  for (const connection of connectionsOf(server))
    if (connection.id === id) connection._socket?.destroy();
}
