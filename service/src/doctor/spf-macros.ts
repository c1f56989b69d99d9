import { isIPv6 } from 'node:net';

export type MacroFacts = { ip: string; sender: string; domain: string };

/** RFC 7208, section 7.2: `%{` letter, digits, `r` for reversed, delimiters `}`. */
const macro = /%(?:\{([a-z])(\d*)(r?)([.\-+,/_=]*)\}|([%_-]))/gi;

const plain: Record<string, string> = { '%': '%', _: ' ', '-': '%20' };

/** Expands the macros of a domain specification. */
export function expandMacros(text: string, { ip, sender, domain }: MacroFacts): string {
  const [local = 'postmaster', host = domain] = sender.split('@');
  const values: Record<string, string> = {
    s: sender,
    l: local,
    o: host,
    d: domain,
    i: isIPv6(ip) ? nibbles(ip) : ip,
    v: isIPv6(ip) ? 'ip6' : 'in-addr',
    h: host,
    p: 'unknown',
  };
  return text.replace(macro, (_whole, letter, digits, reversed, delimiters, sign) => {
    if (sign) return plain[sign as string] ?? '';
    const value = values[(letter as string).toLowerCase()] ?? '';
    const parts = value.split(new RegExp(`[${escape((delimiters as string) || '.')}]`));
    if (reversed) parts.reverse();
    return (digits ? parts.slice(-Number(digits)) : parts).join('.');
  });
}

const escape = (characters: string) => characters.replace(/[-\\\]^]/g, '\\$&');

/** An IPv6 address as its 32 hexadecimal digits with dots between. */
function nibbles(ip: string): string {
  const [head = '', tail] = ip.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const [front, back] = [groups(head), groups(tail ?? '')];
  const missing = tail === undefined ? 0 : 8 - front.length - back.length;
  const all = [...front, ...Array<string>(missing).fill('0'), ...back];
  return [...all.map((group) => group.padStart(4, '0')).join('')].join('.');
}
