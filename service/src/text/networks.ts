import { isIP } from 'node:net';

/**
 * Returns the networks of an address, from the narrowest to the widest, in steps of 8 bits. A household has a
 * whole /64 of IPv6 and would never run out of addresses, a data center's customer often a /48 (RFC 6177),
 * and a provider a /32.
 *
 * @returns keys, the same for all addresses of one network; all texts that are not an address share one
 */
export function networksOf(ip: string): string[] {
  // Some proxies add the port, which would make every connection its own network.
  const address = ip
    .slice(0, 100)
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '');
  if (isIP(address) === 0) return ['unknown'];
  if (isIP(address) === 4) return ofIpv4(address.split('.'));
  const groups = expand(address);
  // A dual-stack socket reports IPv4 as ::ffff:a.b.c.d (RFC 4291, 2.5.5.2).
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return ofIpv4(groups.slice(6).flatMap((group) => [group >> 8, group & 255]));
  return [64, 56, 48, 40, 32].map((bits) => {
    const whole = groups.slice(0, bits >> 4);
    const half = bits % 16 === 0 ? [] : [(groups[whole.length] ?? 0) & 0xff00];
    return `${[...whole, ...half].map((group) => group.toString(16)).join(':')}::/${bits}`;
  });
}

const ofIpv4 = ([a, b, c, d]: (string | number)[]) => [
  `${a}.${b}.${c}.${d}`,
  `${a}.${b}.${c}.0/24`,
  `${a}.${b}.0.0/16`,
];

/** Returns the eight groups of an IPv6 address. */
function expand(address: string): number[] {
  // The URL parser writes an address in one spelling: lowercase, without dots and leading zeros (RFC 5952).
  const [before = [], after = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].map((group) => parseInt(group, 16));
}
