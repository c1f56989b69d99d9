import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BuiltSite, decodeAddress } from '@frontage/contract/built-site';
import type { Handler } from '../http/create-server.ts';
import { type EncodedBody, cleanPath, type Resource, type Site } from './load-site.ts';

/** Longer than any path of the site; longer ones are not looked up. */
const MAX_PATH_LENGTH = 2_048;

type Redirect = BuiltSite['redirects'][number];

/** Answers requests for the site from memory, even while the database and the router are busy. */
export function serveSite(site: Site): Handler {
  return (request, response) => {
    /** Answers in plain text, with the same security headers as everything else. */
    const sendText = (status: number, text: string, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, {
          'Content-Type': 'text/plain; charset=utf-8',
          'Content-Length': Buffer.byteLength(text) + 1,
          'Cache-Control': 'no-cache',
          ...headers,
          ...site.headersForAll,
        })
        .end(`${text}\n`);

    const { method = '', url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return sendText(405, 'This method is not offered here. Use GET or HEAD.', {
        Allow: 'GET, HEAD',
      });
    const [, rawPath = '', requestQuery = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
    if (rawPath.length > MAX_PATH_LENGTH)
      return sendText(414, 'The path is longer than any path here. Shorten it.');
    const path = decodePath(rawPath);
    if (path === undefined)
      return sendText(400, 'The path cannot be read. Check its percent-encoding.');
    const sendRedirect = (redirect: Redirect, { rest = '', query = requestQuery } = {}) => {
      const { to, status } = redirect;
      const gone = nearestNotFound(site, path);
      if (to === undefined && gone)
        return sendResource(request, response, { ...gone, status: 410 });
      if (to === undefined) return sendText(410, 'What was here is gone. The site starts at /.');
      const target = to.replace(/\/\*$/, () => rest && `/${rest}`) || '/';
      const [, start = '', hash = ''] = /^([^#]*)(.*)$/s.exec(target) ?? [];
      // Browsers take two slashes, of either kind, for the start of another site's address.
      const localTarget = start.replace(/^[/\\]+/, '/');
      const location = localTarget + (localTarget.includes('?') ? '' : query) + hash;
      return sendText(status, `It is at ${location} now.`, { Location: location });
    };
    // An old address may have a query, and another redirect without it.
    const redirectWithQuery =
      requestQuery && site.redirects.get(path + (decodePath(`/${requestQuery}`)?.slice(1) ?? ''));
    if (redirectWithQuery) return sendRedirect(redirectWithQuery, { query: '' });
    const redirect = site.redirects.get(path);
    if (redirect) return sendRedirect(redirect);
    const resource = site.resources.get(path);
    if (resource) return sendResource(request, response, resource);
    const cleanedPath = cleanPath(path);
    if (cleanedPath !== path && site.resources.get(cleanedPath)?.status === 200) {
      const to = encodeURI(cleanedPath) + requestQuery;
      return sendText(308, `It is at ${to} now.`, { Location: to });
    }
    const redirectAbove = nearestRedirect(site, path);
    if (redirectAbove) {
      const levels = redirectAbove.from.split('/').length - 1;
      return sendRedirect(redirectAbove, { rest: rawPath.split('/').slice(levels).join('/') });
    }
    const page = nearestNotFound(site, path);
    if (page) return sendResource(request, response, page);
    return sendText(404, 'There is nothing here. The site starts at /.');
  };
}

/** Decodes a path and removes a slash at its end; undefined when it is malformed. */
function decodePath(rawPath: string): string | undefined {
  const path = decodeAddress(rawPath);
  if (!path?.startsWith('/')) return undefined;
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Finds the nearest redirect: for '/a/b' that of '/a/b/*' before that of '/a/*'. */
function nearestRedirect(site: Site, path: string): Redirect | undefined {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return site.redirects.get(`${path}/*`) ?? (path ? nearestRedirect(site, folder) : undefined);
}

/** Finds the nearest 404 page: for '/industry/foo' '/industry/404' before '/404'. */
function nearestNotFound(site: Site, path: string): Resource | undefined {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return (
    site.resources.get(`${folder}/404`) ?? (folder ? nearestNotFound(site, folder) : undefined)
  );
}

function sendResource(request: IncomingMessage, response: ServerResponse, resource: Resource) {
  const { status, headers } = resource;
  const { range, 'accept-encoding': accepted = '', 'if-none-match': knownEtags } = request.headers;
  const isFound = status === 200;
  const { encoding, bytes, etag } = range ? resource.plain : chooseEncoding(resource, accepted);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (isFound) response.setHeader('ETag', etag);
  if (isFound && knownEtags !== undefined && matchesEtag(knownEtags, etag)) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  else if (isFound) response.setHeader('Accept-Ranges', 'bytes');
  const byteRange =
    isFound && request.method === 'GET' ? parseRange(request, bytes.length, etag) : null;
  if (!byteRange) {
    response.writeHead(status, { 'Content-Length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  } else if (byteRange.first >= bytes.length) {
    response
      .writeHead(416, { 'Content-Range': `bytes */${bytes.length}`, 'Content-Length': 0 })
      .end();
  } else {
    const slice = bytes.subarray(byteRange.first, byteRange.last + 1);
    response
      .writeHead(206, {
        'Content-Range': `bytes ${byteRange.first}-${byteRange.last}/${bytes.length}`,
        'Content-Length': slice.length,
      })
      .end(slice);
  }
}

/** Chooses the best encoding that a client accepts (RFC 9110, section 12.5.3). */
function chooseEncoding({ encoded, plain }: Resource, accepted: string): EncodedBody {
  const names = accepted
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((piece) => piece.trim()))
    .filter(([, weight = 'q=1']) => Number(weight.slice(2)) > 0)
    .map(([name]) => name);
  return encoded.find(({ encoding }) => names.includes(encoding)) ?? plain;
}

/** Compares If-None-Match weakly (RFC 9110, section 13.1.2). */
const matchesEtag = (header: string, etag: string) =>
  header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/**
 * Returns the one requested range, which video players ask for (RFC 9110, section 14).
 *
 * @returns null to send the whole file: the header is malformed, has several ranges, or is about another version
 */
function parseRange({ headers }: IncomingMessage, length: number, etag: string) {
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return null;
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  if (from === '' && to === '') return null;
  const end = length - 1;
  if (from === '') return { first: Math.max(0, length - Number(to)), last: end };
  const first = Number(from);
  const last = to === '' ? end : Math.min(Number(to), end);
  return to !== '' && Number(to) < first ? null : { first, last };
}
