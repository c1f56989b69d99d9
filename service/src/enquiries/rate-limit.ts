import { waitOf, type Cost } from '../store/cell-rate.ts';
import { networksOf } from './network-of.ts';

export type RateLimit = {
  /** @returns 0 when it may pass, otherwise the seconds until the next one may */
  take(ip: string): number;
  /** What an enquiry from here costs, from the narrowest network to all of them. */
  costsOf(ip: string): Cost[];
  /** How many networks it remembers. */
  size(): number;
};

export type RateLimitOptions = {
  /** Enquiries of one address, or one /64, in a window; 0 turns all limits off. */
  max: number;
  /** Of one /24 or /48; 0 turns this one off. By default ten times `max`. */
  networkMax?: number | undefined;
  /** Of everybody together; 0 turns this one off. By default a hundred times `max`. */
  totalMax?: number | undefined;
  windowSeconds: number;
  /** A clock in milliseconds that never jumps. */
  steady: () => number;
};

// About 10 MB at most, and never reached while there is a limit for everybody together.
const mostNetworks = 50_000;

/**
 * Limits for each address, for each network around it, and for everybody together. A request that is
 * refused at one of them uses up nothing at the others. All of it is in memory only, for a window or two:
 * no address is ever stored.
 */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { max, windowSeconds, steady } = options;
  const { networkMax = 10 * max, totalMax = 100 * max } = options;
  const window = windowSeconds * 1_000;
  const evenAt = new Map<string, number>();
  let sweep: NodeJS.Timeout | undefined;

  function forgetEven() {
    const now = steady();
    for (const [key, at] of evenAt) if (at <= now) evenAt.delete(key);
    sweep = evenAt.size > 0 ? later() : undefined;
  }

  const later = () => setTimeout(forgetEven, window).unref();

  function costsOf(ip: string): Cost[] {
    if (max === 0) return [];
    const { own, wide } = networksOf(ip);
    return [
      { key: own, ms: window / max },
      { key: wide, ms: window / networkMax },
      { key: 'all', ms: window / totalMax },
    ].filter(({ ms }) => Number.isFinite(ms));
  }

  return {
    size: () => evenAt.size,
    costsOf,
    take: (ip) => {
      const now = steady();
      const costs = costsOf(ip);
      const waits = costs.map(({ key, ms }) => waitOf(evenAt.get(key) ?? 0, ms, now, window));
      const wait = Math.max(0, ...waits);
      if (wait > 0) return Math.ceil(wait / 1_000);
      for (const { key, ms } of costs) {
        const at = Math.max(evenAt.get(key) ?? 0, now) + ms;
        // Moved to the end, so that the first entry of the map is the one that was quiet for longest.
        evenAt.delete(key);
        evenAt.set(key, at);
      }
      sweep ??= costs.length > 0 ? later() : undefined;
      if (evenAt.size > mostNetworks) evenAt.delete(evenAt.keys().next().value ?? '');
      return 0;
    },
  };
}
