import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { settingsOf } from './config.ts';
import { CompanyFiles, Refused } from './folder.ts';
import type { State } from './state.ts';

// Serves the window, the editor and the company's folder to one browser on this machine. Everything is below a path with a
// secret that each start makes anew, so no other page knows an address of it.

export type Settings = {
  folder: string;
  /** Where the bundled pages of browser/ are. */
  pages: string;
  port: number;
  /** The address of the development site. */
  site: string;
  state: () => Promise<State>;
  /** What leads nowhere without a file, in words. */
  links: (file: string) => Promise<string[]>;
};

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};

/** Starts the server, on this machine alone. */
export async function startEditor({ folder, pages, port, site, state, links }: Settings) {
  const secret = randomBytes(24).toString('base64url');
  const files = new CompanyFiles(folder);
  // A picture of 40 MB is one that a camera has just made.
  const server = fastify({ bodyLimit: 40 * 1024 * 1024, forceCloseConnections: true });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  server.setErrorHandler<Error & { statusCode?: number }>((error, _, reply) => {
    const { message, statusCode = 500 } = error;
    if (statusCode === 500) console.error(error);
    void reply.code(statusCode).send({ message, ...(error instanceof Refused && error.both) });
  });
  server.addHook('onRequest', async (request, reply) => {
    guard(request, secret);
    void reply.headers(protection(site));
  });
  type Path = { Params: { '*': string }; Headers: { 'if-match'?: string } };
  server.get<Path>('/:secret/files/*', (request, reply) => {
    const read = files.read(request.params['*']);
    // The editor looks for a file that it is going to make.
    if (!read) return reply.code(204).send();
    // Never as a page: a drawing may hold a script.
    return reply.type('application/octet-stream').header('ETag', read.tag).send(read.bytes);
  });
  server.put<Path>('/:secret/files/*', ({ params, headers, body }, reply) => {
    const tag = files.write(
      params['*'],
      (body as Buffer | undefined) ?? Buffer.alloc(0),
      headers['if-match'],
    );
    return reply.code(204).header('ETag', tag).send();
  });
  server.delete<Path>('/:secret/files/*', ({ params, headers }, reply) => {
    files.remove(params['*'], headers['if-match']);
    return reply.code(204).send();
  });
  server.put<Path>('/:secret/translated/*', ({ params }, reply) => {
    files.translated(params['*']);
    return reply.code(204).send();
  });
  server.get('/:secret/settings.json', () => ({ ...settingsOf(folder), site }));
  server.get('/:secret/list', () => files.list());
  server.get('/:secret/state', () => state());
  server.get<Path>('/:secret/links/*', async ({ params: { '*': path } }) => {
    files.read(path);
    return { links: await links(path) };
  });
  server.get<Path>('/:secret/*', ({ params }, reply) =>
    send(reply, pages, params['*'] || 'window.html'),
  );
  try {
    await server.listen({ port, host: '127.0.0.1' });
  } catch {
    throw new Error(
      `Port ${port} is taken, perhaps by another npm run edit. End that one, or take another port: npm run edit -- --port 4324`,
    );
  }
  const { port: taken } = server.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${taken}/${secret}/`, stop: () => server.close() };
}

/** @throws Refused what does not come from the editor's own page */
function guard({ method, headers, url, socket }: FastifyRequest, secret: string): void {
  const { port } = socket.address() as AddressInfo;
  // A name of somebody else's may lead to this machine.
  if (headers.host !== `127.0.0.1:${port}`) throw new Refused(403, 'This is another host.');
  const { origin = method === 'GET' ? `http://${headers.host}` : '' } = headers;
  if (origin !== `http://${headers.host}`) throw new Refused(403, 'This is another origin.');
  const { 'sec-fetch-site': from = 'same-origin', 'sec-fetch-mode': mode } = headers;
  if (from !== 'same-origin' && !(mode === 'navigate' && from === 'none'))
    throw new Refused(403, 'This is another site.');
  const [given, wanted] = [Buffer.from(url.split('/')[1] ?? ''), Buffer.from(secret)];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new Refused(404, 'There is nothing here.');
}

function protection(site: string) {
  const policy = {
    'default-src': "'none'",
    'script-src': "'self' 'wasm-unsafe-eval'",
    'worker-src': "'self' blob:",
    // The editor writes style sheets of its own.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' blob: data:",
    'media-src': "'self' blob:",
    'font-src': "'self' data:",
    'connect-src': "'self' blob: data:",
    'frame-src': `'self' blob: ${site}`,
    'frame-ancestors': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}

/** A file of the program, which has no links. */
function send(reply: FastifyReply, pages: string, path: string) {
  const file = join(pages, path);
  const type = types[extname(file)];
  if (!type || !/^[\w-]+(\/[\w.-]+)?\.\w+$/.test(path) || path.includes('..') || !existsSync(file))
    throw new Refused(404, 'There is nothing here.');
  return reply.type(type).send(readFileSync(file));
}
