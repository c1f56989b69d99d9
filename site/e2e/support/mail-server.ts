import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { temporaryFolderOfWorker } from './temporary-folder.ts';

const user = 'frontage';
const password = 'correct horse';

/** A received mail: its envelope, whether it came encrypted and authenticated, and the parsed message. */
export type Arrival = {
  from: string;
  to: string[];
  secure: boolean;
  user: string;
  raw: string;
  mail: Email;
};

/** Made once, so that a restarted server is the same one. */
function makeCertificate() {
  const folder = temporaryFolderOfWorker();
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
      .concat(['-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=localhost'])
      .concat(['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']),
    { stdio: 'ignore' },
  );
  return { cert, key: readFileSync(key), pem: readFileSync(cert) };
}

const certificate = makeCertificate();

/** Starts a real SMTP server that requires STARTTLS and a password. */
export async function startMailServer() {
  const { cert, key, pem } = certificate;
  const arrivals: Arrival[] = [];
  const server = new SMTPServer({
    key,
    cert: pem,
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: false,
    onAuth(auth, _session, done) {
      const right = auth.username === user && auth.password === password;
      done(right ? null : new Error('535 wrong credentials'), right ? { user } : undefined);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        PostalMime.parse(raw).then((mail) => {
          arrivals.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            secure: session.secure,
            user: String(session.user),
            raw: raw.toString(),
            mail,
          });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    arrivals,
    env: {
      SMTP_URL: `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
      NODE_EXTRA_CA_CERTS: cert,
    },
    stop: () => new Promise<void>((down) => server.close(() => down())),
  };
}
