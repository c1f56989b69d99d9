import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
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

/** A picture of 40 MB is one that a camera has just made. */
const longest = 40 * 1024 * 1024;

/** Starts the server, on this machine alone. */
export async function startEditor(settings: Settings) {
  const secret = randomBytes(24).toString('base64url');
  const place = { ...settings, files: new CompanyFiles(settings.folder), secret };
  const server = createServer((request, response) => {
    void answer(request, response, place).catch((error: unknown) => {
      if (!(error instanceof Refused) && !(error instanceof SyntaxError)) console.error(error);
      const status = error instanceof Refused ? error.status : 500;
      const message = error instanceof Error ? error.message : '';
      const both = error instanceof Refused ? error.both : undefined;
      if (!response.headersSent) json(response, { message, ...both }, status);
    });
  });
  try {
    await once(server.listen(settings.port, '127.0.0.1'), 'listening');
  } catch {
    throw new Error(
      `Port ${settings.port} is taken, perhaps by another npm run edit. End that one, or take another port: npm run edit -- --port 4324`,
    );
  }
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/${secret}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Place = Settings & { files: CompanyFiles; secret: string };

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, pages, site, state, links, files, secret }: Place,
): Promise<void> {
  const { method = 'GET', headers, url = '/' } = request;
  const { port } = request.socket.address() as AddressInfo;
  // A name of somebody else's may lead to this machine.
  if (headers.host !== `127.0.0.1:${port}`) throw new Refused(403, 'This is another host.');
  const isRead = method === 'GET' || method === 'HEAD';
  const { origin = isRead ? `http://${headers.host}` : '' } = headers;
  if (origin !== `http://${headers.host}`) throw new Refused(403, 'This is another origin.');
  const fetchSite = headers['sec-fetch-site'];
  const isPage = headers['sec-fetch-mode'] === 'navigate';
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && !(isPage && fetchSite === 'none'))
    throw new Refused(403, 'This is another site.');
  const [, given = '', ...rest] = url.split('?', 1).join('').split('/');
  if (!isEqual(given, secret)) throw new Refused(404, 'There is nothing here.');
  const [area, path] = [rest[0] ?? '', decoded(rest.slice(1).join('/'))];
  protect(response, site);
  if (area === 'files') return serveFile(request, response, files, path);
  if (area === 'translated' && method === 'PUT') {
    files.translated(path);
    return void response.writeHead(204).end();
  }
  if (!isRead) throw new Refused(405, 'This is for reading.');
  if (area === 'settings.json') return json(response, { ...settingsOf(folder), site });
  if (area === 'list') return json(response, files.list());
  if (area === 'state') return json(response, await state());
  if (area === 'links') {
    files.read(path);
    return json(response, { links: await links(path) });
  }
  send(response, pages, rest.join('/') || 'window.html');
}

function isEqual(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new Refused(400, 'This is no path.');
  }
}

function protect(response: ServerResponse, site: string): void {
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
  const entries = Object.entries(policy).map(([name, value]) => `${name} ${value}`);
  response.setHeader('Content-Security-Policy', entries.join('; '));
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Cache-Control', 'no-store');
}

async function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  files: CompanyFiles,
  path: string,
) {
  // What the editor has read; none for a new file.
  const { 'if-match': base } = request.headers;
  if (request.method === 'PUT') {
    response.setHeader('ETag', files.write(path, await bodyOf(request), base));
    response.writeHead(204).end();
  } else if (request.method === 'DELETE') {
    files.remove(path, base);
    response.writeHead(204).end();
  } else if (request.method === 'GET') {
    const read = files.read(path);
    // The editor looks for a file that it is going to make.
    if (!read) return void response.writeHead(204).end();
    const { bytes, tag } = read;
    // Never as a page: a drawing may hold a script.
    response.setHeader('Content-Type', 'application/octet-stream');
    response.setHeader('ETag', tag);
    response.end(bytes);
  } else throw new Refused(405, 'This is not known here.');
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longest) throw new Refused(413, 'This file is larger than 40 MB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function json(response: ServerResponse, data: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(data));
}

/** A file of the program, which has no links. */
function send(response: ServerResponse, pages: string, path: string): void {
  const file = join(pages, path);
  const type = types[extname(file)];
  if (!type || !/^[\w-]+(\/[\w.-]+)?\.\w+$/.test(path) || path.includes('..') || !existsSync(file))
    throw new Refused(404, 'There is nothing here.');
  response.setHeader('Content-Type', type);
  response.end(readFileSync(file));
}
