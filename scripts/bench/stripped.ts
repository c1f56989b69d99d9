import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync as brotli } from 'node:zlib';

/** A page without its scripts, fonts and pictures: the floor that its own LCP is held against. */
function strip(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replace(/<link rel="(?:preload|modulepreload|icon|manifest|apple-touch-icon)"[^>]*>/g, '')
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<svg\b[\s\S]*?<\/svg>/g, '')
    .replace(/<img\b[^>]*>/g, '');
}

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
    const file = path === '/' ? '/index.html' : `${path}.html`;
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...encoded });
    response.end(brotli(strip(readFileSync(join(dist, file), 'utf8'))));
  });
  return new Promise<() => void>((up) =>
    server.listen(port, '127.0.0.1', () => up(() => server.close())),
  );
}
