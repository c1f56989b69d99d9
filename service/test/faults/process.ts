import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { openStore } from '../../src/store/store.ts';
import { smtpTransport } from '../../src/mail/smtp-transport.ts';
import { openTransport } from '../../src/mail/transport.ts';
import { startLines } from '../../src/start-lines.ts';

// Starts the service as main.ts does, with short leases and SMTP steps.
const config = readConfig();
const { LEASE_MS = '3000', STEP_MS = '1000' } = process.env;
const store = await openStore(config.database, { exclusive: true });
const { SMTP_URL: url } = config.settings;
const { fastify, site } = buildApp(config, {
  store,
  transport: url ? smtpTransport({ url, stepTimeout: Number(STEP_MS) }) : openTransport(config),
  relay: { leaseMs: Number(LEASE_MS), pollMs: 200 },
});
process.on('SIGTERM', () => void fastify.close().then(() => process.exit(0)));
const address = await fastify.listen({ host: '127.0.0.1', port: config.settings.PORT });
process.stdout.write(`${startLines(config, site, address).join('\n')}\n`);
