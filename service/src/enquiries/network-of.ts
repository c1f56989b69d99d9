import { isIP } from 'node:net';

export type Networks = {
  /** An IPv4 address for itself, an IPv6 address for its /64. */
  own: string;
  /** The /24 of an IPv4 address, the /48 of an IPv6 address. */
  wide: string;
};

/**
 * The networks that an address counts for. A household has a whole /64 and would never run out of
 * addresses, a customer of a data centre often a /48 (RFC 6177), which is 65,536 of them; the smallest IPv4
 * network that is routed on its own is a /24.
 *
 * @returns keys, the same for all addresses of one network; everything that is no address shares one too
 */
export function networksOf(ip: string): Networks {
  // Some proxies add the port, which would make a network of every connection.
  const address = ip
    .slice(0, 100)
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '');
  if (isIP(address) === 0) return { own: 'unknown', wide: 'unknown/0' };
  if (isIP(address) === 4) return ofIpv4(address);
  const groups = expand(address);
  // ::ffff:a.b.c.d is IPv4 as a socket for both kinds reports it (RFC 4291, 2.5.5.2).
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return ofIpv4([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  }
  const prefix = (count: number) =>
    `${groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':')}::/${count * 16}`;
  return { own: prefix(4), wide: prefix(3) };
}

const ofIpv4 = (address: string): Networks => ({
  own: address,
  wide: address.replace(/\d+$/, '0/24'),
});

function expand(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const before = parse(head);
  const after = parse(tail ?? '');
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: gap }, () => 0), ...after];
}

function parse(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}
