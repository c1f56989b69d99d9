import { isIP } from 'node:net';

/**
 * Whom an address counts as: an IPv4 address for itself, an IPv6 address for its /64, because one
 * household has a whole /64 (RFC 6177) and would never run out of addresses.
 *
 * @returns a key, the same for all addresses that count as one
 */
export function networkOf(ip: string): string {
  // Some proxies write the port beside it, which would make a network of every connection.
  const address = ip
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '');
  if (isIP(address) !== 6) return address;
  const groups = expand(address);
  // ::ffff:a.b.c.d is IPv4 as a socket for both kinds reports it (RFC 4291, 2.5.5.2).
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

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
