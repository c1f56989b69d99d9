import { type Cost, checkCellRate, type Networks } from '../store/cell-rate.ts';
import { networksOf } from '../text/network-of.ts';
import { hash } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** `seconds` is 0 when the enquiry may pass, otherwise the time until the next one may. */
type Admission = { seconds: number; widerCosts: Cost[] };

type RateLimitOptions = {
  /** Enquiries of one address, or one /64 of IPv6, in a window; 0 turns all limits off. */
  max: number;
  /**
   * The limit for a /24, /56 or /48; twice as many for a /16 or /40, and four times for a /32. 0 turns these
   * off. Ten times `max` by default.
   */
  networkMax?: number | undefined;
  /** The limit for everybody together; 0 turns it off. A hundred times `max` by default. */
  totalMax?: number | undefined;
  windowSeconds: number;
  steady: () => number;
};

/** How many narrowest networks, and how many wider ones, are remembered: 10 MB at most. */
const MAX_REMEMBERED_NETWORKS = 25_000;

/**
 * Limits each address, each network around it, and everybody together. A refused request costs the sender's
 * wider networks nothing. Everything stays in memory, for a window or two: no address is ever stored.
 */
export function createRateLimit(options: RateLimitOptions) {
  const { max, windowSeconds, steady } = options;
  const { networkMax = 10 * max, totalMax = 100 * max } = options;
  const window = windowSeconds * 1_000;
  const limits: Record<string, number> = {
    '/24': networkMax,
    '/16': 2 * networkMax,
    '/56': networkMax,
    '/48': networkMax,
    '/40': 2 * networkMax,
    '/32': 4 * networkMax,
  };
  // Two maps, so that refused requests, however many, never displace the counts of wider networks.
  const narrowest = new Map<string, number>();
  const wider = new Map<string, number>();
  let sweep: NodeJS.Timeout | undefined;

  function deleteExpired() {
    const expiredBefore = steady() - window;
    for (const evenAtByNetwork of [narrowest, wider])
      for (const [key, at] of evenAtByNetwork) if (at <= expiredBefore) evenAtByNetwork.delete(key);
    sweep = narrowest.size + wider.size > 0 ? scheduleSweep() : undefined;
  }

  const scheduleSweep = () => setTimeout(deleteExpired, window).unref();

  /** Returns an enquiry's cost for each network, from the narrowest to everybody. */
  function costsOf(ip: string): Cost[] {
    if (max === 0) return [];
    const keys = networksOf(ip);
    const costs = keys.map((key, i): Cost => {
      const limit = i === 0 ? max : (limits[key.slice(key.lastIndexOf('/'))] ?? max);
      return { key, ms: window / limit, ...(i > 0 && { part: keys[i - 1] ?? '' }) };
    });
    return [...costs, { key: 'all', ms: window / totalMax, part: keys[0] ?? '' }].filter(({ ms }) =>
      Number.isFinite(ms),
    );
  }

  function addCost(evenAtByNetwork: Map<string, number>, { key, ms }: Cost) {
    const at = Math.max(evenAtByNetwork.get(key) ?? 0, steady()) + ms;
    // Moved to the end, so that the map's first entry is the one that was quiet for longest.
    evenAtByNetwork.delete(key);
    evenAtByNetwork.set(key, at);
    if (evenAtByNetwork.size > MAX_REMEMBERED_NETWORKS)
      evenAtByNetwork.delete(evenAtByNetwork.keys().next().value ?? '');
    sweep ??= scheduleSweep();
  }

  return {
    size: () => narrowest.size + wider.size,
    costsOf,
    /** Asks whether an enquiry may pass, and counts it for its narrowest network. */
    take: (ip: string): Admission => {
      const now = steady();
      const at = (key: string) => narrowest.get(key) ?? wider.get(key);
      const networks: Networks = {
        evenAt: (key) => at(key) ?? 0,
        isRecent: (key) => (at(key) ?? -Infinity) + window > now,
      };
      const { wait, chargedCosts } = checkCellRate(costsOf(ip), networks, now, window);
      if (wait > 0) return { seconds: Math.ceil(wait / 1_000), widerCosts: [] };
      const [narrowestCost, ...widerCosts] = chargedCosts;
      if (narrowestCost) addCost(narrowest, narrowestCost);
      return { seconds: 0, widerCosts };
    },
    count: (costs: Cost[]) => costs.forEach((cost) => addCost(wider, cost)),
    /** Undoes `count` for an enquiry that was not stored. */
    giveBack: (costs: Cost[]) => {
      for (const { key, ms } of costs) {
        const at = wider.get(key);
        if (at !== undefined) wider.set(key, at - ms);
      }
    },
  };
}

export type RateLimit = ReturnType<typeof createRateLimit>;

/** @returns for each enquiry of a batch, 0 or the seconds until the next one may pass */
export type SharedLimit = (enquiries: Cost[][]) => Promise<number[]>;

/**
 * The limits that all processes on one PostgreSQL share. Networks are stored as digests, and deleted a window
 * after they last counted.
 *
 * @param options `secret` is the same for all processes and not in the database, so that the database alone
 * reveals no address
 */
export function createSharedLimit(options: {
  store: Pick<Store, 'useNetworks' | 'deleteQuietNetworks'>;
  windowSeconds: number;
  secret: string;
}): SharedLimit {
  const { store, windowSeconds, secret } = options;
  const window = windowSeconds * 1_000;
  let sweep: NodeJS.Timeout | undefined;

  function deleteQuiet() {
    sweep = undefined;
    // What remains is deleted next time, by this process or another.
    store.deleteQuietNetworks(window).catch(() => undefined);
  }

  const digest = (key: string) => hash('sha256', `${secret}:${key}`, 'base64url');
  const digested = ({ key, ms, part }: Cost): Cost => ({
    key: digest(key),
    ms,
    ...(part !== undefined && { part: digest(part) }),
  });

  return (enquiries) => {
    // An enquiry counts for one window at most, and its network is remembered for another.
    sweep ??= setTimeout(deleteQuiet, 3 * window).unref();
    return store.useNetworks({ window, enquiries: enquiries.map((costs) => costs.map(digested)) });
  };
}
