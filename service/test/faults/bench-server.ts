import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { openStore } from '../../src/store/store.ts';
import { createServer } from '../../src/http/create-server.ts';
import { loadSite } from '../../src/website/load-site.ts';
import { serveSite } from '../../src/website/serve.ts';

// What the benchmark compares, each in a process of its own: CONTESTANT says which.
const { CONTESTANT = 'durable' } = process.env;
const config = readConfig();

/** A bare Fastify whose route does nothing, with the same site before it. */
function nothing() {
  const site = serveSite(loadSite({ folder: config.siteDir, https: false }));
  const app = Fastify({ serverFactory: (handler) => createServer(site, handler, {}) });
  app.post('/api/send-email', async () => '{"id":"nothing"}');
  return app;
}

/**
 * The service. Its mail's way is shut, as with a wrong password, so that storing is what is
 * measured; 'mailing' opens it to a transport that takes everything at once, and 'everywhere' goes to a
 * webhook and back to the visitor too.
 */
async function service() {
  const shut = Object.assign(new Error('shut'), { code: 'EAUTH' });
  const store = await openStore(config.database);
  const goes = CONTESTANT === 'mailing' || CONTESTANT === 'everywhere';
  return buildApp(CONTESTANT === 'everywhere' ? { ...config, ...(await elsewhere()) } : config, {
    store,
    transport: {
      send: () => (goes ? Promise.resolve() : Promise.reject(shut)),
    },
    maxWaiting: Infinity,
    ...(CONTESTANT === 'one-by-one' && { largestBatch: 1 }),
  }).fastify;
}

/** A webhook whose receiver is a process of its own, and words for the visitor. */
async function elsewhere() {
  const script = fileURLToPath(new URL('bench-receiver.ts', import.meta.url));
  const child = fork(script, { stdio: 'ignore' });
  process.on('exit', () => child.kill());
  const port = await new Promise((resolve) => child.once('message', resolve));
  return {
    webhook: { url: `http://127.0.0.1:${port}/`, key: Buffer.alloc(32, 7) },
    acknowledgement: {
      usual: { subject: 'We have your enquiry', text: 'Thank you.\n' },
      further: new Map(),
    },
  };
}

const app = CONTESTANT === 'nothing' ? nothing() : await service();
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`Site  ${address}\nStop\n`);
