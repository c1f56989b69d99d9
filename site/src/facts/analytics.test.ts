import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../integration/content-security-policy.ts';
import { analytics } from '../schema/analytics.ts';
import { speculationRules } from '../seo/speculation-rules.ts';
import { parseAnalytics } from './analytics.ts';

const server = 'https://a.example';
const id = '0a1b2c3d-0000-4000-8000-0123456789ab';

test.for([
  [
    { service: 'plausible', server: 'https://plausible.io', site: 'acme.example' },
    'https://plausible.io/js/script.js',
    { 'data-domain': 'acme.example' },
  ],
  [
    { service: 'umami', server: 'https://stats.acme.example:8443/', site: id },
    'https://stats.acme.example:8443/script.js',
    { 'data-website-id': id },
  ],
  [
    { service: 'goatcounter', server: 'https://acme.goatcounter.com' },
    'https://acme.goatcounter.com/count.js',
    { 'data-goatcounter': 'https://acme.goatcounter.com/count' },
  ],
  [
    { service: 'matomo', server: 'https://acme.example/matomo', site: '7' },
    'https://acme.example/matomo/matomo.js',
    {},
  ],
] as const)('%o is counted by its own script', ([settings, script, attributes]) => {
  expect(analytics.safeParse(settings).error).toBeUndefined();
  const { origin } = new URL(settings.server);
  expect(parseAnalytics(settings)).toMatchObject({ script, attributes, sendsTo: [origin] });
});

test('Matomo counts visits without cookies', () => {
  const { setup } =
    parseAnalytics({ service: 'matomo', server: 'https://a.example', site: '1' }) ?? {};
  expect(setup).toMatch(/^var _paq=\[\["disableCookies"\],.*\["trackPageView"\]/);
});

test('the policy allows the analytics script, its setup and requests, and nothing without analytics', () => {
  const matomo = parseAnalytics({ service: 'matomo', server: 'https://a.example/m', site: '1' });
  const setup = createHash('sha256')
    .update(matomo?.setup ?? '')
    .digest('base64');
  const allowed = (directives: unknown) => JSON.stringify(directives);
  const policy = allowed(contentSecurityPolicy('https://api.example', matomo));
  expect(policy).toContain(`"resources":["'self'","https://a.example/m/matomo.js"]`);
  expect(policy).toContain(`"connect-src 'self' https://api.example https://a.example"`);
  expect(policy).toContain(`"img-src 'self' data: https://a.example"`);
  expect(policy).toContain(`"sha256-${setup}"`);
  expect(allowed(contentSecurityPolicy(undefined, undefined))).not.toContain('example');
});

test('analytics that would count prerendered pages disable prerendering', () => {
  const rules = (service: string, site?: string) =>
    Object.keys(speculationRules(parseAnalytics({ service, server, site })));
  expect(rules('umami', id)).toEqual(['prefetch']);
  expect(rules('goatcounter')).toEqual(['prefetch', 'prerender']);
  expect(Object.keys(speculationRules(undefined))).toEqual(['prefetch', 'prerender']);
});

test('Umami Cloud receives visits at a different host from its script', () => {
  const cloud = parseAnalytics({ service: 'umami', server: 'https://cloud.umami.is', site: id });
  expect(cloud?.sendsTo).toContain('https://api-gateway.umami.dev');
});

test.for([
  [{ service: 'plausible', server }, 'site'],
  [{ service: 'matomo', server, site: 'acme' }, 'site'],
  [{ service: 'umami', server, site: '1' }, 'site'],
  [{ service: 'goatcounter', server, site: '1' }, 'site'],
  [{ service: 'piwik', server }, 'service'],
  [{ service: 'goatcounter', server: 'http://a.example' }, 'server'],
  [{ service: 'goatcounter', server: "https://a.example/;script-src 'unsafe-inline'" }, 'server'],
] as const)('%o is refused', ([settings, field]) => {
  const { error } = analytics.safeParse(settings);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  expect(parseAnalytics(settings)).toBeUndefined();
});
