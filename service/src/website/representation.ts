import { hash } from 'node:crypto';

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** One encoding of one file, with its headers made in advance. */
export type Representation = {
  body: Buffer;
  etag: string;
  /** A flat list, which `writeHead` handles fastest: name, value, name, value. */
  headers: string[];
  /** The same without the headers of a body, for 304 (RFC 9110, 15.4.5). */
  headersOf304: string[];
};

/** A file, uncompressed and in the encodings that the build made. */
export type Resource = { status: 200 | 404 } & { identity: Representation } & Partial<
    Record<Exclude<Encoding, 'identity'>, Representation>
  >;

export type Described = {
  status: 200 | 404;
  type: string;
  cacheControl: string;
  /** Security headers and the like. */
  extra: Record<string, string>;
};

/** Makes a resource from the bytes of a file in each of its encodings. */
export function describeResource(
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>,
  described: Described,
): Resource {
  const represent = (encoding: Encoding, body: Buffer) => represented(encoding, body, described);
  const resource: Resource = {
    status: described.status,
    identity: represent('identity', bodies.identity),
  };
  for (const encoding of ['br', 'zstd', 'gzip'] as const) {
    const body = bodies[encoding];
    if (body) resource[encoding] = represent(encoding, body);
  }
  return resource;
}

function represented(encoding: Encoding, body: Buffer, described: Described): Representation {
  // Strong, so each encoding has its own, because the bytes differ (RFC 9110, 8.8.3.3). 96 bits.
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 16)}"`;
  const kept = [
    'Cache-Control',
    described.cacheControl,
    'Vary',
    'Accept-Encoding',
    ...(described.status === 200 ? ['ETag', etag] : []),
    ...Object.entries(described.extra).flat(),
  ];
  return {
    body,
    etag,
    headersOf304: kept,
    headers: [
      'Content-Type',
      described.type,
      'Content-Length',
      String(body.length),
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ...(encoding === 'identity' && described.status === 200 ? ['Accept-Ranges', 'bytes'] : []),
      ...kept,
    ],
  };
}
