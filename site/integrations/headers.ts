import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FailureCause, FAILURES } from '@frontage/contract/failures';
import type { HeaderManifest } from '@frontage/contract/header-manifest';
import type { AstroIntegration } from 'astro';
import { filesBelow } from '../src/lib/files-below.ts';
import { fieldsOf } from '../languages/files.ts';
import { files } from '../src/schema/files.ts';
import type { EnquiryFailedWords } from '../src/schema/enquiry-failed.ts';
import type { LanguagePages } from '../src/lib/language-addresses.ts';
import { hexOf } from '../theme/colour.ts';
import { themeOf } from '../theme/resolve-theme.ts';

const inline = {
  // A script with a type that is not run (JSON-LD) needs no hash; speculation rules do.
  script:
    /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g,
  style: /<style[^>]*>([\s\S]*?)<\/style>/g,
};

/** The CSP source of an inline element: https://www.w3.org/TR/CSP3/#match-element-to-source-list */
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The origins of what a page may put into a frame: ui/Video.tsx names its player before it is there. */
const framesIn = (html: string) => [
  ...new Set([...html.matchAll(/\sdata-frame="(https:\/\/[^/"]+)\//g)].map(([, origin]) => origin)),
];

const hashesIn = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map((match) => hash(match[1] ?? ''))),
];

/**
 * The Content-Security-Policy of one document: what it loads, and nothing else.
 *
 * Style *attributes* stay allowed: the highlighter and the toasts write them, and they cannot load
 * or run anything. Style elements and scripts need a file of ours or a hash.
 */
export function policyFor(html: string, apiOrigin: string | undefined): string {
  const scripts = hashesIn(html, inline.script);
  const styles = hashesIn(html, inline.style);
  const frames = framesIn(html);
  const api = apiOrigin ? ` ${apiOrigin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    `style-src 'self' ${styles.join(' ')}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    ...(/<video[\s>]/.test(html) ? ["media-src 'self'"] : []),
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    `form-action 'self'${api}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * What a form is answered with in a language: what happened and what to do, as on the page of the cause. What
 * became of the text is said where it was received; elsewhere that page says that its form is empty.
 *
 * @param folder the company's, or the folder of the language in it
 */
function answersOf(company: string, folder: string, { language, addresses }: LanguagePages) {
  const { heading = '', causes = {} } = fieldsOf(
    join(company, folder, files.enquiryFailed.path),
  ) as Partial<EnquiryFailedWords>;
  const { email = '' } = fieldsOf(join(company, files.company.path));
  const refusals = Object.entries(causes as EnquiryFailedWords['causes']).map(
    ([cause, { happened, text, now }]) => {
      const { received } = FAILURES[cause as FailureCause];
      const detail = [happened, ...(received ? [text] : []), now].join(' ');
      return [cause, { title: heading, detail: detail.replaceAll('{email}', String(email)) }];
    },
  );
  const thankYou = addresses['/thank-you'] ?? '/thank-you';
  return [language, { thankYou, refusals: Object.fromEntries(refusals) }] as const;
}

const forEverything = {
  'X-Content-Type-Options': 'nosniff',
  // Says again what frame-ancestors says, and to answers without a policy: scanners ask for it.
  'X-Frame-Options': 'DENY',
  // Not 'same-origin': a form that is posted to a service elsewhere would then come from origin 'null'.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Writes `headers.json` into the built site: the security headers that the server has to send with it.
 *
 * @param settings `apiBase`: the base address of the API; `publicOrigin`: the origin of the site;
 *   `company`: the folder of whom it shows
 * @param languages those of the site, the first one first
 */
export function headers(
  settings: { apiBase: string; publicOrigin: string; company: string },
  languages: readonly LanguagePages[] = [],
): AstroIntegration {
  return {
    name: 'frontage:headers',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const origin = new URL(settings.apiBase, settings.publicOrigin).origin;
        const apiOrigin = origin === settings.publicOrigin ? undefined : origin;
        const documents = Object.fromEntries(
          filesBelow(folder)
            .filter((path) => path.endsWith('.html'))
            .map((path) => {
              const html = readFileSync(join(folder, path), 'utf8');
              return [`/${path}`, { 'Content-Security-Policy': policyFor(html, apiOrigin) }];
            }),
        );
        const accent = hexOf(themeOf(settings.company).usual.light.accent);
        const manifest: HeaderManifest = {
          documents,
          all: forEverything,
          languages: Object.fromEntries(
            languages.map((pages, at) =>
              answersOf(settings.company, at === 0 ? '' : pages.language, pages),
            ),
          ),
          ...(accent && { accent }),
        };
        writeFileSync(
          join(folder, 'headers.json'),
          JSON.stringify({ ...manifest, builtFor: settings }),
        );
        logger.info(`${Object.keys(documents).length} documents with a policy of their own`);
      },
    },
  };
}
