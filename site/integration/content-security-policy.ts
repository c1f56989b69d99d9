import { createHash } from 'node:crypto';
import type { AstroUserConfig } from 'astro';
import { firstRules } from '../src/layouts/first-rules.ts';
import { languageOffer } from '../src/layouts/language-offer.ts';
import type { Analytics } from '../src/facts/analytics.ts';
import { speculationRules } from '../src/seo/speculation-rules.ts';

type Policy = NonNullable<NonNullable<AstroUserConfig['security']>['csp']>;

const hash = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

/**
 * Returns the Content-Security-Policy of every page. Astro adds the hashes of the scripts and styles that it writes,
 * finish-pages.ts the other sites that a page uses.
 *
 * Style attributes stay allowed: the highlighter and the toasts write them, and they can neither load nor run
 * anything.
 *
 * @param apiOrigin the API's origin, if it is not the site's
 * @param analytics undefined if visits are not counted
 */
export function contentSecurityPolicy(
  apiOrigin: string | undefined,
  analytics: Analytics | undefined,
): Policy {
  const api = apiOrigin ? ` ${apiOrigin}` : '';
  const counts = analytics ? ` ${analytics.sendsTo.join(' ')}` : '';
  const setup = analytics?.setup ? [hash(analytics.setup)] : [];
  return {
    directives: [
      "default-src 'none'",
      `img-src 'self' data:${analytics?.sendsPictures ? counts : ''}`,
      "font-src 'self'",
      "media-src 'self'",
      `connect-src 'self'${api}${counts}`,
      "manifest-src 'self'",
      `form-action 'self'${api}`,
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ],
    scriptDirective: {
      hashes: [hash(JSON.stringify(speculationRules(analytics))), hash(languageOffer), ...setup],
      ...(analytics && { resources: ["'self'", analytics.script] }),
    },
    styleDirective: {
      hashes: [hash(firstRules)],
      resources: [{ resource: "'unsafe-inline'", kind: 'attribute' }],
    },
  };
}
