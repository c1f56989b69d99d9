import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastify, { type FastifyRequest } from 'fastify';
import { parse } from 'yaml';
import { filesBelow } from '../../site/src/files/files-below.ts';
import { settingsOf } from './config.ts';
import { companyFiles, httpError } from './folder.ts';
import { mergeIntoYaml } from './merge-yaml.ts';
import { deletionProblems, type State } from './window-state.ts';

// Serves the window, the editor and the company's folder to one browser on this machine. Everything is below a secret path,
// which is new at each start, so no other page knows its addresses.

type EditorOptions = {
  folder: string;
  /** Where the bundled pages of browser/ are. */
  pages: string;
  port: number;
  /** The address of the development site. */
  site: string;
  state: () => State;
};

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.wasm': 'application/wasm',
};

/** Starts the server, on this machine alone. */
export async function startEditor({ folder, pages, port, site, state }: EditorOptions) {
  const secret = `/${randomBytes(24).toString('base64url')}`;
  const files = companyFiles(folder);
  // As large as a camera's pictures.
  const server = fastify({ bodyLimit: 40 * 1024 * 1024, forceCloseConnections: true });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  server.addHook('onRequest', async (request, reply) => {
    guard(request);
    void reply.headers(protection(site));
  });
  type Asked = { Params: { '*': string }; Headers: { 'if-match'?: string }; Body?: Buffer };
  server.get<Asked>(`${secret}/files/*`, ({ params }, reply) => {
    const version = files.read(params['*']);
    // The editor asks for a file before it creates it.
    if (!version) return reply.code(204).send();
    // Never as a page: an SVG file may contain a script.
    return reply.type('application/octet-stream').header('ETag', version.etag).send(version.bytes);
  });
  server.put<Asked>(`${secret}/files/*`, ({ params, headers, body }, reply) => {
    const tag = files.write(params['*'], body ?? Buffer.alloc(0), headers['if-match']);
    return reply.code(204).header('ETag', tag).send();
  });
  server.delete<Asked>(`${secret}/files/*`, ({ params, headers }, reply) => {
    files.remove(params['*'], headers['if-match']);
    return reply.code(204).send();
  });
  server.put<Asked>(`${secret}/translated/*`, ({ params }, reply) => {
    files.translated(params['*']);
    return reply.code(204).send();
  });
  server.put<Asked>(`${secret}/redirects`, ({ body }, reply) => {
    const { bytes, etag } = files.read('redirects.yaml') ?? {};
    const text = String(bytes ?? '');
    const all = [...((parse(text) as object[] | null) ?? []), JSON.parse(String(body)) as object];
    files.write('redirects.yaml', Buffer.from(mergeIntoYaml(text, all)), etag);
    return reply.code(204).send();
  });
  server.get(`${secret}/settings.json`, () => ({ ...settingsOf(folder), site }));
  server.get(`${secret}/list`, () => files.list());
  server.get(`${secret}/state`, state);
  server.get<Asked>(`${secret}/links/*`, ({ params }) => {
    files.read(params['*']);
    return deletionProblems(folder, params['*']);
  });
  server.get<Asked>(`${secret}/*`, ({ params }, reply) => {
    const page = params['*'] || 'window.html';
    if (!filesBelow(pages).includes(page)) throw httpError(404, 'There is nothing here.');
    const type = types[extname(page)] ?? 'application/octet-stream';
    return reply.type(type).send(readFileSync(join(pages, page)));
  });
  try {
    const origin = await server.listen({ port, host: '127.0.0.1' });
    return { url: `${origin}${secret}/`, stop: () => server.close() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is taken, perhaps by another npm run edit. End that one, or take another port: npm run edit -- --port 4324`,
    );
  }
}

/** Refuses requests that are not from the editor's own page: another site's domain may resolve to this machine (DNS rebinding). */
function guard({ method, headers, socket }: FastifyRequest): void {
  const address = `127.0.0.1:${socket.localPort}`;
  const { host, origin, 'sec-fetch-site': from = 'same-origin', 'sec-fetch-mode': mode } = headers;
  const isOrigin = origin === undefined ? method === 'GET' : origin === `http://${address}`;
  const isSite = from === 'same-origin' || (from === 'none' && mode === 'navigate');
  if (host !== address || !isOrigin || !isSite)
    throw httpError(403, 'This is for the editor alone.');
}

function protection(site: string) {
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    // The editor adds style sheets at run time.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "connect-src 'self' blob: data:",
    `frame-src 'self' blob: ${site}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}
