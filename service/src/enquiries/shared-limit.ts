import { hash } from 'node:crypto';
import type { Store } from '../store/store.ts';
import type { Cost } from '../store/cell-rate.ts';

/** @returns for each enquiry of a batch, 0 or the seconds until the next one may pass */
export type SharedLimit = (enquiries: Cost[][]) => Promise<number[]>;

/**
 * The limits that all processes on one PostgreSQL share. Networks are stored as digests, and deleted a
 * window after they last counted.
 *
 * @param options `secret` is the same for all processes and not in the database: from the database alone
 *   nobody can find out the addresses
 */
export function createSharedLimit(options: {
  store: Pick<Store, 'useNetworks' | 'forgetNetworks'>;
  windowSeconds: number;
  secret: string;
}): SharedLimit {
  const { store, windowSeconds, secret } = options;
  const window = windowSeconds * 1_000;
  let sweep: NodeJS.Timeout | undefined;

  function forget() {
    sweep = undefined;
    // Whatever remains is deleted the next time, by this process or another.
    store.forgetNetworks(window).catch(() => undefined);
  }

  const digest = (key: string) => hash('sha256', `${secret}:${key}`, 'base64url');
  const digested = ({ key, ms, part }: Cost): Cost => ({
    key: digest(key),
    ms,
    ...(part !== undefined && { part: digest(part) }),
  });

  return (enquiries) => {
    // An enquiry counts for one window at most, and its network is remembered for another.
    sweep ??= setTimeout(forget, 3 * window).unref();
    return store.useNetworks({ window, enquiries: enquiries.map((costs) => costs.map(digested)) });
  };
}
