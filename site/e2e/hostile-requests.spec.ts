import { lines, raw } from './support/raw.ts';
import { expect, requestTest as test } from './support/test.ts';

const secrets = /root:x:|\bat .+:\d+:\d+|node_modules|\/work\/|\/home\/|"builtFor"|sqlite|stack/i;

const get = (path: string, ...headers: string[]) => lines(`GET ${path} HTTP/1.1`, ...headers);
const post = (path: string, ...headers: string[]) => lines(`POST ${path} HTTP/1.1`, ...headers);

const smuggled = 'GET /privacy-policy HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

const hostile: [what: string, status: number, request: string][] = [
  ['a path that climbs', 404, get('/../../etc/passwd')],
  ['an encoded path that climbs', 404, get('/%2e%2e/%2e%2e/etc/passwd')],
  ['encoded slashes that climb', 404, get('/..%2f..%2f..%2fetc%2fpasswd')],
  ['a path that climbs out of the assets', 404, get('/_astro/../../package.json')],
  ['a path encoded twice', 404, get('/%252e%252e%252fetc%252fpasswd')],
  ['backslashes', 404, get('/..\\..\\etc\\passwd')],
  ['a path with two slashes', 404, get('//etc/passwd')],
  ['an encoded slash within a path', 404, get('/services%2fnothing%2f..')],
  ['a compressed file by its name', 404, get('/about.html.br')],
  ['a template of the failed form', 404, get('/enquiry-failed/too-large.html')],
  ['the database', 404, get('/data/frontage.db')],
  ['a file of the source', 404, get('/.env')],
  ['a property of every object', 404, get('/__proto__')],
  ['a null byte', 400, get('/about%00.html')],
  ['a line break in a path', 400, get('/%0d%0aSet-Cookie:a=b')],
  ['half an encoding', 400, get('/%E0%A4%A')],
  ['a lone per cent sign', 400, get('/%')],
  ['10,000 characters', 414, get(`/${'a'.repeat(10_000)}`)],
  ['10,000 characters of query on nothing', 404, get(`/nothing?${'a'.repeat(10_000)}`)],
  ['headers of 40,000 characters', 431, get('/', `X-Long: ${'a'.repeat(40_000)}`)],
  ['DELETE', 405, lines('DELETE /about HTTP/1.1')],
  ['PUT', 405, lines('PUT /about HTTP/1.1', 'Content-Length: 0')],
  ['POST on a page', 405, post('/about', 'Content-Length: 0')],
  ['TRACE', 405, lines('TRACE / HTTP/1.1')],
  ['GET where enquiries go', 405, get('/api/send-email')],
  ['a method that does not exist', 400, lines('BREW / HTTP/1.1')],
  ['a range past the end', 416, get('/robots.txt', 'Range: bytes=999999-')],
  ['two lengths', 400, post('/api/send-email', 'Content-Length: 2', 'Content-Length: 3')],
  [
    'a length and chunks',
    400,
    post('/api/send-email', 'Content-Length: 2', 'Transfer-Encoding: chunked'),
  ],
  [
    'a request smuggled behind another',
    400,
    `POST /api/send-email HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
  ['a length that is no number', 400, post('/api/send-email', 'Content-Length: abc')],
  ['a header with a space before its colon', 400, get('/', 'X-Odd : 1')],
  ['a header without a colon', 400, get('/', 'nonsense')],
  ['no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['another protocol', 400, 'HELO example.com\r\n\r\n'],
  [
    'a body of another kind',
    415,
    post('/api/send-email', 'Content-Type: text/xml', 'Content-Length: 4').concat('<a/>'),
  ],
  [
    'a body that is not JSON',
    400,
    post('/api/send-email', 'Content-Type: application/json', 'Content-Length: 4').concat('{{{{'),
  ],
  ['an unknown address below the API', 404, get('/api/nothing')],
];

test('every request gets one answer with the right status, and none reveals internals', async ({
  baseURL,
  request: http,
}) => {
  for (const [what, status, request] of hostile) {
    const answer = await raw(baseURL ?? '', request);
    expect.soft(answer, what).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect.soft(answer, what).not.toMatch(secrets);
    expect.soft(answer, what).not.toMatch(/^(set-cookie|x-powered-by|server):/im);
    expect.soft(answer.match(/^HTTP\/1\.1/gm), what).toHaveLength(1);
  }

  // Invalid ranges are ignored, and valid ones are served.
  const whole = await (await http.get('/robots.txt')).body();
  for (const [range, status, length] of [
    ['bytes=0-3', 206, 4],
    ['bytes=-5', 206, 5],
    ['bytes=5-2', 200, whole.length],
    ['bytes=abc', 200, whole.length],
    ['lines=0-3', 200, whole.length],
  ] as const) {
    const answer = await http.get('/robots.txt', { headers: { Range: range } });
    expect.soft(answer.status(), range).toBe(status);
    expect.soft((await answer.body()).length, range).toBe(length);
  }
});
