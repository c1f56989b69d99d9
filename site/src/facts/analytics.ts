import { analytics, type AnalyticsSettings } from '../schema/analytics.ts';

/** How visits are counted: the script of the analytics service, and where it sends visits. */
export type Analytics = {
  name: string;
  host: string;
  script: string;
  attributes: Record<string, string>;
  /** An inline script that runs before it. */
  setup?: string;
  /** The origins that receive visits. */
  sendsTo: string[];
  /** Whether it sends some visits as requests for an image. */
  sendsPictures: boolean;
  /** Whether it waits until a prerendered page is shown before counting it. */
  waits: boolean;
};

/**
 * Returns the analytics of a company; undefined if it has none.
 *
 * @param written the field `analytics` of company.yaml; the check reports a value that does not fit the schema
 */
export function parseAnalytics(written: unknown): Analytics | undefined {
  const { data } = analytics.safeParse(written);
  if (!data) return undefined;
  const server = new URL(data.server).href.replace(/\/$/, '');
  const { origin, hostname: host } = new URL(server);
  return { host, sendsTo: [origin], ...services[data.service](server, data.site ?? '') };
}

type Service = Omit<Analytics, 'host' | 'sendsTo'> & Partial<Pick<Analytics, 'sendsTo'>>;

const services: Record<AnalyticsSettings['service'], (server: string, site: string) => Service> = {
  // https://plausible.io/docs/plausible-script
  plausible: (server, site) => ({
    name: 'Plausible',
    script: `${server}/js/script.js`,
    attributes: { 'data-domain': site },
    sendsPictures: false,
    waits: true,
  }),
  // https://umami.is/docs/tracker-configuration; Umami Cloud receives visits at a different host from its script.
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
