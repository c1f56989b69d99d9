import { createHash } from 'node:crypto';
import type { AstroUserConfig } from 'astro';
import { firstRules } from '../src/layouts/first-rules.ts';
import { languageOffer } from '../src/layouts/language-offer.ts';
import type { Counter } from '../src/facts/statistics.ts';
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
 * @param counter the visit counter
 */
export function contentSecurityPolicy(
  apiOrigin: string | undefined,
  counter: Counter | undefined,
): Policy {
  const api = apiOrigin ? ` ${apiOrigin}` : '';
  const counts = counter ? ` ${counter.sendsTo.join(' ')}` : '';
  const setup = counter?.setup ? [hash(counter.setup)] : [];
  return {
    directives: [
      "default-src 'none'",
      `img-src 'self' data:${counter?.sendsPictures ? counts : ''}`,
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
      hashes: [hash(JSON.stringify(speculationRules(counter))), hash(languageOffer), ...setup],
      ...(counter && { resources: ["'self'", counter.script] }),
    },
    styleDirective: {
      hashes: [hash(firstRules)],
      resources: [{ resource: "'unsafe-inline'", kind: 'attribute' }],
    },
  };
}
