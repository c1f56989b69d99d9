import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BUILT_SITE, type BuiltSite } from '@frontage/contract/built-site';
import { projectRoot } from '@frontage/contract/company-folder';
import { type FailureCause, FAILURES } from '@frontage/contract/failures';
import { fieldsOf, isTranslated } from '../src/i18n/files.ts';
import { decodeAddress } from '../src/lib/decode-address.ts';
import { filesBelow } from '../src/lib/files-below.ts';
import { readOrMake } from '../src/lib/cache.ts';
import type { LanguagePages } from '../src/i18n/language-addresses.ts';
import { parse } from 'yaml';
import type { CauseWords, EnquiryFailedWords } from '../src/schema/notices.ts';
import { files } from '../src/schema/files.ts';
import { includesDrafts } from '../src/schema/publication.ts';
import { redirect, type Redirect } from '../src/schema/redirect.ts';
import { toHex } from '../src/theme/color.ts';
import { readCompanyTheme } from '../src/theme/resolve-theme.ts';

const COMPRESSIBLE = /\.(html|css|js|svg|xml|json|txt|webmanifest)$/;

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Part of each cache key: another encoder may write other bytes. */
const { brotli = '', zlib = '' } = process.versions;
const ENCODER_VERSIONS = [brotli, zlib].join();

/**
 * Writes `.br` and `.gz` beside every file that they make smaller, so that no visitor waits for compression. It takes
 * most of a build's time, so unchanged files are compressed once.
 *
 * @param cache the folder for compressed files
 */
export async function compress(dist: string, cache: string): Promise<void> {
  for (const path of filesBelow(dist).filter((path) => COMPRESSIBLE.test(path))) {
    const bytes = readFileSync(join(dist, path));
    const writes = Object.entries(encoders).map(async ([suffix, encode]) => {
      const encoded = await readOrMake(cache, [suffix, ENCODER_VERSIONS, bytes], () =>
        encode(bytes),
      );
      if (encoded.length < bytes.length) writeFileSync(join(dist, `${path}.${suffix}`), encoded);
    });
    await Promise.all(writes);
  }
}

export type BuildTarget = {
  apiBase: string;
  publicOrigin: string;
  company: string;
};

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
  const { company } = builtFor;
  const built: BuiltSite = {
    languages: Object.fromEntries(
      languages.map((pages, at) => formAnswers(company, at === 0 ? '' : pages.language, pages)),
    ),
    redirects: redirects.map(temporaryRedirect),
    preview: includesDrafts(),
    rebuildOn,
    accent: toHex(readCompanyTheme(company).standard.light.accent),
  };
  // A static host publishes this file, so it contains no path of the machine.
  const from = { ...builtFor, company: relative(projectRoot, company) };
  writeFileSync(join(dist, BUILT_SITE), JSON.stringify({ ...built, builtFor: from }));
}

/** A redirect; `instead` is its target while the original one is not public. */
export type SiteRedirect = Redirect & { temporaryTarget?: string };

/**
 * Returns a company's redirects. One to a page that is not public, because it is over or its day has not come, leads
 * to its parent.
 *
 * @param dist the folder of the built site, with its pages in all languages
 */
export function readRedirects(company: string, dist: string): SiteRedirect[] {
  const file = join(company, files.redirects.path);
  const entries: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
  const isFile = (path: string) =>
    [path, `${path}.html`].some((name) =>
      statSync(join(dist, name), { throwIfNoEntry: false })?.isFile(),
    );
  const nearestExisting = (path: string): string =>
    path === '/' || isFile(path) ? path : nearestExisting(posix.dirname(path));
  return redirect
    .array()
    .parse(entries ?? [])
    .map((one) => {
      if (!one.to?.startsWith('/')) return one;
      const path = decodeAddress(one.to.replace(/[?#].*$/, '').replace(/\/\*?$/, '')) || '/';
      const isThere =
        path === '/' || isFile(path) || (one.to.endsWith('/*') && existsSync(join(dist, path)));
      return isThere ? one : { ...one, instead: encodeURI(nearestExisting(path)) };
    });
}

/** Drops the permanence of a temporary target, which nobody may cache for good. */
export const temporaryRedirect = ({ temporaryTarget, ...one }: SiteRedirect): Redirect =>
  temporaryTarget === undefined ? one : { ...one, to: temporaryTarget, status: 302 };

/**
 * Returns the answers to a form in a language: what happened and what to do, as on the page of each cause. If the
 * text was received, the answer says what became of it; otherwise the page says that its form is empty.
 *
 * @param folder the company's, or the folder of the language in it
 */
function formAnswers(company: string, folder: string, { language, addresses }: LanguagePages) {
  const { path } = files.enquiryFailed;
  const isThere = folder === '' || isTranslated(company, folder, path);
  const { heading = '', causes = {} } = (
    isThere ? fieldsOf(join(company, folder, path)) : {}
  ) as Partial<EnquiryFailedWords>;
  const { email = '' } = fieldsOf(join(company, files.company.path));
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
