import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '../http/create-server.ts';
import { parseRange } from './byte-range.ts';
import { find } from './find.ts';
import type { Site } from './load-site.ts';
import { choose } from './negotiate.ts';
import type { Representation, Resource } from './representation.ts';

/**
 * Answers requests for the site from memory, before any router, which is about three times as fast.
 */
export function serveSite(site: Site): Handler {
  const plain = plainAnswers(site.headersForAll);
  return (request, response) => {
    const { method = '', url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return plain(response, 405, 'This method is not offered here. Use GET or HEAD.', {
        Allow: 'GET, HEAD',
      });
    const resource = site.resources.get(url);
    if (resource) return sendResource(request, response, resource);
    const found = find(site, url);
    switch (found.kind) {
      case 'resource':
        return sendResource(request, response, found.resource);
      case 'redirect':
        return plain(response, 308, `It is at ${found.to} now.`, { Location: found.to });
      case 'malformed':
        return plain(response, 400, 'The path cannot be read. Check its percent-encoding.');
      case 'too-long':
        return plain(response, 414, 'The path is longer than any path here. Shorten it.');
      case 'nothing':
        return plain(response, 404, 'There is nothing here. The site starts at /.');
    }
  };
}

function sendResource(request: IncomingMessage, response: ServerResponse, resource: Resource) {
  const { headers, method } = request;
  const { range } = headers;
  const chosen = range ? resource.identity : choose(resource, headers['accept-encoding']);
  const conditional = headers['if-none-match'];
  if (conditional !== undefined && resource.status === 200 && matches(conditional, chosen.etag)) {
    response.writeHead(304, chosen.headersOf304).end();
    return;
  }
  if (range && resource.status === 200 && method === 'GET')
    return sendRange(response, chosen, range, headers['if-range']);
  response.writeHead(resource.status, chosen.headers);
  if (method === 'HEAD') response.end();
  else response.end(chosen.body);
}

/** The weak comparison of If-None-Match: RFC 9110, section 13.1.2. */
function matches(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

function sendRange(
  response: ServerResponse,
  whole: Representation,
  range: string,
  ifRange: string | string[] | undefined,
) {
  const { body, etag, headers, headersOf304 } = whole;
  const still = ifRange === undefined || ifRange === etag;
  const part = still ? parseRange(range, body.length) : undefined;
  if (part === undefined) {
    response.writeHead(200, headers).end(body);
  } else if (part === 'unsatisfiable') {
    const extra = ['Content-Range', `bytes */${body.length}`, 'Content-Length', '0'];
    response.writeHead(416, [...headersOf304, ...extra]).end();
  } else {
    const slice = body.subarray(part.first, part.last + 1);
    const position = `bytes ${part.first}-${part.last}/${body.length}`;
    const extra = ['Content-Range', position, 'Content-Length', String(slice.length)];
    const type = ['Content-Type', headers[1] ?? ''];
    response.writeHead(206, [...headersOf304, ...type, ...extra]).end(slice);
  }
}

/** Short answers in plain words, with the same security headers as everything else. */
function plainAnswers(headersForAll: Record<string, string>) {
  const common = Object.entries(headersForAll).flat();
  return (
    response: ServerResponse,
    status: number,
    text: string,
    extra: Record<string, string> = {},
  ) => {
    const body = Buffer.from(`${text}\n`);
    response
      .writeHead(status, [
        'Content-Type',
        'text/plain; charset=utf-8',
        'Content-Length',
        String(body.length),
        'Cache-Control',
        'no-cache',
        ...Object.entries(extra).flat(),
        ...common,
      ])
      .end(body);
  };
}
