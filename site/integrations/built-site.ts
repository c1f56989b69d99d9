import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILT_SITE, type BuiltSite } from '@frontage/contract/built-site';
import { type FailureCause, FAILURES } from '@frontage/contract/failures';
import type { AstroIntegration } from 'astro';
import { fieldsOf } from '../languages/files.ts';
import { files } from '../src/schema/files.ts';
import type { EnquiryFailedWords } from '../src/schema/enquiry-failed.ts';
import type { LanguagePages } from '../src/lib/language-addresses.ts';
import { hexOf } from '../theme/colour.ts';
import { themeOf } from '../theme/resolve-theme.ts';

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

/**
 * Writes into the built site what the service has to know of it, and what it was built for.
 *
 * @param builtFor `apiBase`: the base address of the API; `publicOrigin`: the origin of the site;
 *   `company`: the folder of whom it shows
 * @param languages those of the site, the first one first
 */
export function builtSite(
  builtFor: { apiBase: string; publicOrigin: string; company: string },
  languages: readonly LanguagePages[],
): AstroIntegration {
  return {
    name: 'frontage:built-site',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const { company } = builtFor;
        const built: BuiltSite = {
          languages: Object.fromEntries(
            languages.map((pages, at) => answersOf(company, at === 0 ? '' : pages.language, pages)),
          ),
          accent: hexOf(themeOf(company).usual.light.accent),
        };
        writeFileSync(join(fileURLToPath(dir), BUILT_SITE), JSON.stringify({ ...built, builtFor }));
      },
    },
  };
}
