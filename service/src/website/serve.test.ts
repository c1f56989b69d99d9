import { request, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSmallSite } from '../../test/write-small-site.ts';
import { headersOf, rawRequest, statusOf } from '../../test/raw-request.ts';
import { startTestService, type TestService } from '../../test/start-service.ts';
import { temporaryFolderOfFile } from '../../../test/temporary-folder.ts';

let service: TestService;
const folder = temporaryFolderOfFile();

beforeAll(async () => {
  writeSmallSite(folder);
  const env = { SITE_DIR: folder, PUBLIC_ORIGIN: 'https://www.example.com' };
  service = await startTestService({ env });
});

afterAll(() => service.stop());

type Answer = IncomingMessage & { body: Buffer };

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(service.url);
    const outgoing = request({ hostname, port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Object.assign(response, { body: Buffer.concat(chunks) })));
    });
    outgoing.on('error', reject).end();
  });

test.each([
  ['/', 200, 'Home'],
  ['/?utm_source=x', 200, 'Home'],
  ['/about', 200, 'About'],
  ['/about/', 200, 'About'],
  ['/%61bout', 200, 'About'],
  ['http://www.example.com/about?x=1', 200, 'About'],
  ['HTTP://www.example.com', 200, 'Home'],
  ['//metrics', 404, 'Page Not Found'],
  ['//readyz', 404, 'Page Not Found'],
  ['/services/web-development', 200, 'Web Development'],
  ['/services/web-development/', 200, 'Web Development'],
  ['/blog/', 200, 'Blog'],
  ['/nowhere', 404, 'Page Not Found'],
  ['/services/nowhere', 404, 'Page Not Found'],
  ['/industry/nowhere', 404, 'Industry not found'],
  ['/industry/a/b/c', 404, 'Industry not found'],
  ['/blog/nowhere', 404, 'Blank article'],
  ['/404', 404, 'Page Not Found'],
  ['/industry/404', 404, 'Industry not found'],
  ['/enquiry-failed/too-large', 404, 'Page Not Found'],
  ['/enquiry-failed/too-large.html', 404, 'Page Not Found'],
  ['/built-site.json', 200, 'languages'],
  ['/about.html.br', 404, 'Page Not Found'],
  ['/../package.json', 404, 'Page Not Found'],
  ['/%2e%2e/%2e%2e/etc/passwd', 404, 'Page Not Found'],
  ['/..%2f..%2fetc%2fpasswd', 404, 'Page Not Found'],
  ['/about%2f..', 404, 'Page Not Found'],
  ['//etc/passwd', 404, 'Page Not Found'],
  ['/..\\..\\etc\\passwd', 404, 'Page Not Found'],
  ['/__proto__', 404, 'Page Not Found'],
  ['/constructor', 404, 'Page Not Found'],
  ['/%00', 400, 'cannot be read'],
  ['/about%00.html', 400, 'cannot be read'],
  ['/%E0%A4%A', 400, 'cannot be read'],
  ['/%', 400, 'cannot be read'],
  ['/%0d%0aSet-Cookie:x=1', 400, 'cannot be read'],
  [`/${'a'.repeat(10_000)}`, 414, 'Shorten it'],
])('GET %s is answered with %i', async (path, status, words) => {
  const answer = await get(path);
  expect(answer.statusCode).toBe(status);
  expect(answer.body.toString()).toContain(words);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
});

test.each([
  ['/index', '/'],
  ['/index.html', '/'],
  ['/about.html', '/about'],
  ['/about.html?x=1', '/about?x=1'],
  ['/services/web-development.html', '/services/web-development'],
])('%s leads to the clean path %s', async (path, location) => {
  const answer = await get(path);
  expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
});

test.each([
  ['/go/about?x=1', '/about?x=1'],
  ['/go//evil.example', '/evil.example'],
  ['/go/\\evil.example', '/evil.example'],
  ['/go/\\/evil.example/x', '/evil.example/x'],
  ['/go///evil.example?x=1', '/evil.example?x=1'],
  ['/%67o//evil.example', '/evil.example'],
  ['/go/%2Fevil.example', '/%2Fevil.example'],
  ['/go/%5Cevil.example', '/%5Cevil.example'],
  ['/Stra%C3%9Fe/an-article', '/blog/an-article'],
  ['/Stra%C3%9Fe//evil.example', '/blog//evil.example'],
  ['/go', '/'],
  ['/Stra%C3%9Fe/', '/blog'],
  ['/away?x=1', 'https://other.example?x=1'],
  ['/what%3F', '/about'],
  ['/?page_id=7', '/about'],
  ['/old.php/?p=a%20b', '/blog?x=1'],
  ['/om', '/%CE%A9#om%C3%A9ga'],
  ['/away//x', 'https://other.example//x'],
  ['/away/@evil.example', 'https://other.example/@evil.example'],
])('a redirect stays on the site unless the owner names another one: %s', async (path, to) => {
  const { location = '' } = (await get(path)).headers;
  expect(location).toBe(to);
  const { origin } = new URL(location, 'https://www.example.com');
  expect(origin).toBe(new URL(to, 'https://www.example.com').origin);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s on a page is refused as a wrong method',
  async (method) => {
    const answer = await get('/about', {}, method);
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  },
);

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'gzip'],
  ['br;q=0, GZIP ;q=0.5', 'gzip'],
  ['*', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['br;q=nonsense', undefined],
  ['', undefined],
])('Accept-Encoding: %s is answered with %s', async (accept, encoding) => {
  const answer = await get('/about', { 'Accept-Encoding': accept });
  expect(answer.headers['content-encoding']).toBe(encoding);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync };
  const plain = encoding ? decode[encoding as keyof typeof decode](answer.body) : answer.body;
  expect(plain.toString()).toContain('<title>About</title>');
  expect(answer.headers.vary).toBe('Accept-Encoding');
});

test('each encoding has a strong ETag of its own, which is answered with 304', async () => {
  const encodings = ['br', 'gzip', 'identity'];
  const tags = await Promise.all(
    encodings.map(
      async (encoding) => (await get('/about', { 'Accept-Encoding': encoding })).headers.etag,
    ),
  );
  expect(new Set(tags).size).toBe(3);
  expect(tags.every((tag) => /^"[\w-]+"$/.test(tag ?? ''))).toBe(true);
  const sameVersion = { 'Accept-Encoding': 'br', 'If-None-Match': `"other", W/${tags[0]}` };
  const answer = await get('/about', sameVersion);
  expect([answer.statusCode, answer.body.length]).toEqual([304, 0]);
  expect(answer.headers.etag).toBe(tags[0]);
  const otherVersion = await get('/about', {
    'Accept-Encoding': 'br',
    'If-None-Match': tags[1] ?? '',
  });
  expect(otherVersion.statusCode).toBe(200);
});

test.each([
  ['/about', 'no-cache'],
  ['/nowhere', 'no-cache'],
  ['/_astro/site.abc123.css', 'public, max-age=31536000, immutable'],
  ['/icon.svg', 'public, max-age=3600'],
])('%s is sent with Cache-Control: %s', async (path, value) => {
  expect((await get(path)).headers['cache-control']).toBe(value);
});

test('no answer may be shown in a frame', async () => {
  for (const path of ['/about', '/nowhere', '/icon.svg', '/livez', '/%'])
    expect((await get(path)).headers['content-security-policy']).toBe("frame-ancestors 'none'");
});

test.each([
  ['/about', 'text/html; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml'],
  ['/feed.xml', 'application/atom+xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  // Browsers play no video, and read no captions, that are sent as downloads.
  ['/visit.mp4', 'video/mp4'],
  ['/visit.VTT', 'text/vtt; charset=utf-8'],
  ['/notes.odt', 'application/octet-stream'],
])('%s is sent as %s', async (path, type) => {
  expect((await get(path)).headers['content-type']).toBe(type);
});

test('a picture may be shown on other sites, as feed readers do, and nothing else may', async () => {
  const policy = async (path: string) => (await get(path)).headers['cross-origin-resource-policy'];
  expect(await policy('/icon.svg')).toBe('cross-origin');
  expect(await policy('/about')).toBe('same-origin');
  expect(await policy('/_astro/site.abc123.css')).toBe('same-origin');
});

test('HEAD answers like GET, without a body', async () => {
  const [head, whole] = [await get('/about', {}, 'HEAD'), await get('/about')];
  expect(head.body.length).toBe(0);
  expect(head.headers['content-length']).toBe(whole.headers['content-length']);
});

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=-50', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=5-500', 206, '56789', 'bytes 5-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=5-2', 200, '0123456789', undefined],
  ['bytes=0-1,3-4', 200, '0123456789', undefined],
  ['bytes=a-b', 200, '0123456789', undefined],
  ['bytes=-', 200, '0123456789', undefined],
  ['lines=1-2', 200, '0123456789', undefined],
])('Range: %s is answered with %i', async (range, status, body, position) => {
  const answer = await get('/digits.txt', { Range: range });
  expect(answer.statusCode).toBe(status);
  expect(answer.body.toString()).toBe(body);
  expect(answer.headers['content-range']).toBe(position);
});

test('a range of an older version gets the whole current file', async () => {
  const answer = await get('/digits.txt', { Range: 'bytes=0-1', 'If-Range': '"old"' });
  expect([answer.statusCode, answer.body.length]).toEqual([200, 10]);
});

const forAll = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

const head = 'POST /api/send-email HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n';

test.each([
  ['two lengths', `${head}Content-Length: 2\r\n\r\n`, 400],
  ['a length and chunks', `${head}Transfer-Encoding: chunked\r\n\r\n`, 400],
  ['a header with a null byte', 'GET / HTTP/1.1\r\nHost: x\r\nA: \0\r\n\r\n', 400],
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['a null byte in the path', 'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['a target without a slash', 'GET about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])(
  '%s is answered with the right 4xx and the headers of every answer, and leaks nothing',
  async (_, bytes, status) => {
    const answer = await rawRequest(service.url, bytes);
    expect(statusOf(answer)).toBe(status);
    expect(headersOf(answer)).toMatchObject(forAll);
    expect(answer).not.toMatch(/node_modules|\.ts:|Error:/);
  },
);
