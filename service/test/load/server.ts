import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { openStore } from '../../src/store/store.ts';

// The service as the benchmark floods it. Its mail is shut, as with a wrong password, so that storing is what
// is measured; and beside the enquiries there is a route that stores nothing.
const config = readConfig();
const shut = Object.assign(new Error('shut'), { code: 'EAUTH' });
const { fastify } = buildApp(config, {
  store: await openStore(config.database),
  transport: { send: () => Promise.reject(shut) },
  maxWaiting: Infinity,
});
fastify.post('/api/nothing', async () => ({ id: 'nothing' }));
process.on('SIGTERM', () => void fastify.close().then(() => process.exit(0)));
process.stdout.write(`Site  ${await fastify.listen({ host: '127.0.0.1', port: 0 })}\nStop\n`);
