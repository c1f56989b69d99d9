import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSmtpServer } from '../../../test/smtp-server.ts';
import { temporaryFolderOfWorker } from './temporary-folder.ts';

function makeCertificate() {
  const folder = temporaryFolderOfWorker();
  const [key, path] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
      .concat(['-keyout', key, '-out', path, '-days', '2', '-subj', '/CN=localhost'])
      .concat(['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']),
    { stdio: 'ignore' },
  );
  return { path, key: readFileSync(key, 'utf8'), cert: readFileSync(path, 'utf8') };
}

const certificate = makeCertificate();

/** Starts a real SMTP server that requires STARTTLS and a password, and a certificate that the service has to trust. */
export async function startMailServer() {
  const password = 'correct horse';
  const server = await startSmtpServer({ certificate, password });
  return {
    ...server,
    env: {
      SMTP_URL: `smtp://user:${encodeURIComponent(password)}@127.0.0.1:${server.port}`,
      NODE_EXTRA_CA_CERTS: certificate.path,
    },
  };
}
