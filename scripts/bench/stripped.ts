import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync as brotli } from 'node:zlib';

/** A page without its scripts, fonts and pictures, whose LCP is compared with that of the whole page. */
function strip(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replace(/<link rel="(?:preload|modulepreload|icon|manifest|apple-touch-icon)"[^>]*>/g, '')
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<svg\b[\s\S]*?<\/svg>/g, '')
    .replace(/<img\b[^>]*>/g, '');
}

const compressed = new Map<string, Buffer>();

/** Serves stripped pages and the style sheets that they keep, brotli as the service does. */
export function serveStripped(dist: string, port: number) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const encoded = { 'Content-Encoding': 'br', 'Cache-Control': 'no-cache' };
    if (path.endsWith('.css')) {
      response.writeHead(200, { 'Content-Type': 'text/css', ...encoded });
      response.end(readFileSync(join(dist, `${path}.br`)));
      return;
    }
    const file = join(dist, path === '/' ? 'index.html' : `${path}.html`);
    // A browser asks for /favicon.ico without being told to.
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...encoded });
    const body = compressed.get(file) ?? brotli(strip(readFileSync(file, 'utf8')));
    compressed.set(file, body);
    response.end(body);
  });
  return new Promise<() => void>((up) =>
    server.listen(port, '127.0.0.1', () => up(() => server.close())),
  );
}
