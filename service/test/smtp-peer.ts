import { type SmtpServerOptions, startSmtpServer } from '../../test/smtp-server.ts';
import { stopAfterTest } from './stop-after-test.ts';

/** Starts a real SMTP server until the test has ended. */
export async function startSmtpPeer(options?: SmtpServerOptions) {
  const server = await startSmtpServer(options);
  return { ...server, stop: stopAfterTest(server.stop) };
}

export type SmtpPeer = Awaited<ReturnType<typeof startSmtpPeer>>;
