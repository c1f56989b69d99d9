import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

// A process of its own, as every server in the comparison has one: node static-peer.ts FOLDER PORT
const [root = '.', port = '0'] = process.argv.slice(2);
const app = fastify();
await app.register(fastifyStatic, { root });
await app.listen({ host: '127.0.0.1', port: Number(port) });
