import { type Statistics, statistics } from '../schema/statistics.ts';

/** How visits are counted: a script of the server that counts, and what it sends there. */
export type Counter = {
  /** The software, as it is called. */
  name: string;
  host: string;
  script: string;
  attributes: Record<string, string>;
  /** A script of the page before it. */
  setup?: string;
  /** The origins that it sends visits to. */
  sendsTo: string[];
  /** Whether it sends some as the address of a picture. */
  sendsPictures: boolean;
  /** Whether it counts a page that the browser rendered ahead only once it is seen. */
  waits: boolean;
};

/**
 * The counter of a company; undefined where it has none.
 *
 * @param written the field `statistics` of company.yaml; what does not fit its schema the check names
 */
export function counterOf(written: unknown): Counter | undefined {
  const { data } = statistics.safeParse(written);
  if (!data) return undefined;
  const server = new URL(data.server).href.replace(/\/$/, '');
  const { origin, hostname: host } = new URL(server);
  return { host, sendsTo: [origin], ...counters[data.service](server, data.site ?? '') };
}

type Own = Omit<Counter, 'host' | 'sendsTo'> & Partial<Pick<Counter, 'sendsTo'>>;

const counters: Record<Statistics['service'], (server: string, site: string) => Own> = {
  // https://plausible.io/docs/plausible-script
  plausible: (server, site) => ({
    name: 'Plausible',
    script: `${server}/js/script.js`,
    attributes: { 'data-domain': site },
    sendsPictures: false,
    waits: true,
  }),
  // https://umami.is/docs/tracker-configuration; its cloud sends visits to another host than the script's.
  umami: (server, site) => ({
    name: 'Umami',
    script: `${server}/script.js`,
    attributes: { 'data-website-id': site },
    ...(server === 'https://cloud.umami.is' && {
      sendsTo: [server, 'https://api-gateway.umami.dev', 'https://gateway.umami.is'],
    }),
    sendsPictures: false,
    waits: false,
  }),
  // https://www.goatcounter.com/help/start
  goatcounter: (server) => ({
    name: 'GoatCounter',
    script: `${server}/count.js`,
    attributes: { 'data-goatcounter': `${server}/count` },
    sendsPictures: true,
    waits: true,
  }),
  // https://developer.matomo.org/guides/tracking-javascript-guide
  matomo: (server, site) => ({
    name: 'Matomo',
    script: `${server}/matomo.js`,
    attributes: {},
    setup: `var _paq=${JSON.stringify([
      ['disableCookies'],
      ['setTrackerUrl', `${server}/matomo.php`],
      ['setSiteId', site],
      ['trackPageView'],
      ['enableLinkTracking'],
    ])}`,
    sendsPictures: true,
    waits: false,
  }),
};
