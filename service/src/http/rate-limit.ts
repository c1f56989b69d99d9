import { networksOf } from '../text/networks.ts';

/** An enquiry's cost for a network: after so many milliseconds it no longer counts. */
type Cost = {
  key: string;
  ms: number;
  /** The network inside this one that the enquiry comes from; none for the narrowest. */
  narrowerNetwork?: string;
};

/** `waitSeconds` is 0 when the enquiry may pass, otherwise the time until the next one may. */
type Admission = {
  waitSeconds: number;
  /** Takes the enquiry out of the counts of the wider networks: what is refused later costs them nothing. */
  refund: () => void;
};

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
 * Limits each address, each network around it, and everybody together, by the generic cell rate algorithm (ITU-T
 * I.371). One number describes a network: the time at which nothing that it sent counts any more. It stays in memory,
 * for a window or two: no address is ever stored.
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
  const endByNarrowest = new Map<string, number>();
  const endByWider = new Map<string, number>();
  let sweep: NodeJS.Timeout | undefined;

  function deleteExpired() {
    const expiredBefore = steady() - window;
    for (const endByNetwork of [endByNarrowest, endByWider])
      for (const [key, end] of endByNetwork) if (end <= expiredBefore) endByNetwork.delete(key);
    sweep = endByNarrowest.size + endByWider.size > 0 ? scheduleSweep() : undefined;
  }

  const scheduleSweep = () => setTimeout(deleteExpired, window).unref();

  /** Returns an enquiry's cost for each network, from the narrowest to everybody. */
  function costsOf(ip: string): Cost[] {
    if (max === 0) return [];
    const keys = networksOf(ip);
    const costs = keys.map((key, i): Cost => {
      const limit = i === 0 ? max : (limits[key.slice(key.lastIndexOf('/'))] ?? max);
      return { key, ms: window / limit, ...(i > 0 && { narrowerNetwork: keys[i - 1] ?? '' }) };
    });
    return [...costs, { key: 'all', ms: window / totalMax, narrowerNetwork: keys[0] ?? '' }].filter(
      ({ ms }) => Number.isFinite(ms),
    );
  }

  const endOf = (key: string) => endByNarrowest.get(key) ?? endByWider.get(key) ?? -Infinity;

  /** Returns how long a network has to wait for room for one more enquiry. */
  function waitFor({ key, ms }: Cost): number {
    const excess = Math.max(endOf(key) - steady(), 0) + ms - window;
    // Costs are fractions, and their sums are inexact.
    return excess > ms / 100 ? excess : 0;
  }

  /** A network over its limit refuses only those inside it that sent something lately: nobody is refused because of others alone. */
  const mayRefuse = ({ narrowerNetwork }: Cost) =>
    narrowerNetwork === undefined || endOf(narrowerNetwork) + window > steady();

  function addCost(endByNetwork: Map<string, number>, { key, ms }: Cost) {
    const end = Math.max(endByNetwork.get(key) ?? 0, steady()) + ms;
    // Moved to the end, so that the map's first entry is the one that was quiet for longest.
    endByNetwork.delete(key);
    endByNetwork.set(key, end);
    if (endByNetwork.size > MAX_REMEMBERED_NETWORKS)
      endByNetwork.delete(endByNetwork.keys().next().value ?? '');
    sweep ??= scheduleSweep();
  }

  return {
    size: () => endByNarrowest.size + endByWider.size,
    /** Asks whether an enquiry may pass, and counts it if it may. */
    admit: (ip: string): Admission => {
      const costs = costsOf(ip);
      const wait = Math.max(0, ...costs.filter(mayRefuse).map(waitFor));
      if (wait > 0) return { waitSeconds: Math.ceil(wait / 1_000), refund: () => undefined };
      const [narrowestCost, ...widerCosts] = costs.filter((cost) => waitFor(cost) === 0);
      if (narrowestCost) addCost(endByNarrowest, narrowestCost);
      for (const cost of widerCosts) addCost(endByWider, cost);
      const refund = () => {
        for (const { key, ms } of widerCosts) {
          const end = (endByWider.get(key) ?? 0) - ms;
          if (end > steady()) endByWider.set(key, end);
          else endByWider.delete(key);
        }
      };
      return { waitSeconds: 0, refund };
    },
  };
}

export type RateLimit = ReturnType<typeof createRateLimit>;
