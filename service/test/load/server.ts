import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { openStore } from '../../src/store/store.ts';

// The service for the benchmark. Its mail is paused, as with a wrong password, so that only storing is measured; one
// extra route stores nothing.
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
