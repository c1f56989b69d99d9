import type { Encoding, Representation, Resource } from './representation.ts';

/** Best first, for browsers that accept several equally. */
const ours: Encoding[] = ['br', 'zstd', 'gzip', 'identity'];

const decided = new Map<string, Encoding[]>();

/**
 * The encodings that a client accepts, best first: RFC 9110, section 12.5.3.
 *
 * @param header the value of Accept-Encoding
 */
function acceptedEncodings(header: string | undefined): Encoding[] {
  // Without a header everything is acceptable; everybody understands plain bytes.
  if (header === undefined) return ['identity'];
  const known = decided.get(header);
  if (known) return known;
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const value = weight === undefined ? 1 : Number(weight.slice(2));
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isNaN(value) ? 0 : value);
  }
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0);
  const accepted = ours
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
  // A client can send anything here; browsers send about five different values.
  if (decided.size < 200) decided.set(header, accepted);
  return accepted;
}

/** The representation to send. When none is acceptable, it is the plain one, as with other servers. */
export function choose(resource: Resource, acceptEncoding: string | undefined): Representation {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const representation = resource[encoding];
    if (representation) return representation;
  }
  return resource.identity;
}
