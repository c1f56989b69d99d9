import { networkOf } from './network-of.ts';

export type RateLimit = {
  /** @returns 0 when it may pass, otherwise the seconds until the next one may */
  take(ip: string): number;
  /** How many networks it remembers. */
  size(): number;
};

type Bucket = { tokens: number; at: number };

// About 10 MB at the most. Whoever has more networks than this is not stopped by counting them.
const mostBuckets = 50_000;

/**
 * A bucket of `max` enquiries for each network, which fills up evenly over `windowSeconds`. It lives
 * in memory only, for two windows at most: no address is ever written down.
 *
 * @param options `max` 0 turns the limit off; `steady` is a clock in milliseconds that never jumps
 */
export function createRateLimit(options: {
  max: number;
  windowSeconds: number;
  steady: () => number;
}): RateLimit {
  const { max, windowSeconds, steady } = options;
  const buckets = new Map<string, Bucket>();
  let sweep: NodeJS.Timeout | undefined;

  function forgetFull() {
    for (const [network, { at }] of buckets) {
      if (steady() - at < windowSeconds * 1_000) break;
      buckets.delete(network);
    }
    sweep = buckets.size > 0 ? later() : undefined;
  }

  const later = () => setTimeout(forgetFull, windowSeconds * 1_000).unref();

  return {
    size: () => buckets.size,
    take: (ip) => {
      if (max === 0) return 0;
      const network = networkOf(ip);
      const now = steady();
      const last = buckets.get(network) ?? { tokens: max, at: now };
      const gained = ((now - last.at) / 1_000) * (max / windowSeconds);
      const tokens = Math.min(max, last.tokens + gained);
      const passes = tokens >= 1;
      // Put at the end, so that the first of the map is the one that was quiet for longest.
      buckets.delete(network);
      buckets.set(network, { tokens: passes ? tokens - 1 : tokens, at: now });
      sweep ??= later();
      if (buckets.size > mostBuckets) buckets.delete(buckets.keys().next().value ?? '');
      return passes ? 0 : Math.ceil((1 - tokens) * (windowSeconds / max));
    },
  };
}
