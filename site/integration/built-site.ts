import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BUILT_SITE, type BuildTarget, type BuiltSite } from '@frontage/contract/built-site';
import { projectRoot } from '@frontage/contract/company-folder';
import { type FailureCause, FAILURES } from '@frontage/contract/failures';
import { readFields, isTranslated } from '../src/i18n/translated-files.ts';
import type { LanguagePages } from '../src/addresses/language-addresses.ts';
import { fileKinds } from '../src/schema/file-kinds.ts';
import type { CauseWords, EnquiryFailedWords } from '../src/schema/notices.ts';
import { includesUnpublished } from '../src/schema/publication.ts';
import { toHex } from '../src/theme/color.ts';
import { readCompanyTheme } from '../src/theme/resolve-theme.ts';
import { type SiteRedirect, temporaryRedirect } from './redirects.ts';

/**
 * Writes into the built site what the service needs to know, and what it was built for.
 *
 * @param languages those of the site, the first one first
 * @param redirects its old addresses
 * @param rebuildOn the next day on which a page becomes public or is over
 */
export function writeBuiltSite(
  dist: string,
  builtFor: BuildTarget,
  languages: readonly LanguagePages[],
  redirects: readonly SiteRedirect[],
  rebuildOn: string | undefined,
): void {
  const { companyFolder } = builtFor;
  const built: BuiltSite & { builtFor: BuildTarget } = {
    languages: Object.fromEntries(
      languages.map((pages, index) =>
        formAnswers(companyFolder, index === 0 ? '' : pages.language, pages),
      ),
    ),
    redirects: redirects.map(temporaryRedirect),
    preview: includesUnpublished(),
    rebuildOn,
    accent: toHex(readCompanyTheme(companyFolder).standard.light.accent),
    // A static host publishes this file, so it contains no path of the machine.
    builtFor: { ...builtFor, companyFolder: relative(projectRoot, companyFolder) },
  };
  writeFileSync(join(dist, BUILT_SITE), JSON.stringify(built));
}

/**
 * Returns the answers to a form in a language: what happened and what to do, as on the page of each cause. If the
 * text was received, the answer says what became of it; otherwise the page says that its form is empty.
 *
 * @param folder the company's, or the folder of the language in it
 */
function formAnswers(
  companyFolder: string,
  folder: string,
  { language, addresses }: LanguagePages,
) {
  const { path } = fileKinds.enquiryFailed;
  const isThere = folder === '' || isTranslated(companyFolder, folder, path);
  const { heading = '', causes = {} } = (
    isThere ? readFields(join(companyFolder, folder, path)) : {}
  ) as Partial<EnquiryFailedWords>;
  const { email = '' } = readFields(join(companyFolder, fileKinds.company.path));
  const refusals = Object.entries(causes as Record<string, CauseWords>).map(
    ([cause, { happened, text, now }]) => {
      const { received } = FAILURES[cause as FailureCause];
      const detail = [happened, ...(received ? [text] : []), now].join(' ');
      return [cause, { title: heading, detail: detail.replaceAll('{email}', String(email)) }];
    },
  );
  const thankYou = addresses['/thank-you'] ?? '/thank-you';
  return [language, { thankYou, refusals: Object.fromEntries(refusals) }] as const;
}
