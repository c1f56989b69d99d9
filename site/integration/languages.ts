import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCompanyFacts } from '@frontage/contract/company-facts';
import type { AstroIntegrationLogger } from 'astro';
import { languagesOf } from '../src/addresses/addresses.ts';
import { composeLanguage, mergeLanguage } from '../src/addresses/merge-language.ts';
import type { LanguagePages } from '../src/addresses/language-addresses.ts';

// Each language of a site has its own build: docs/decisions/0010-languages.md

export type SiteLanguages = {
  /** The company's own folder, which contains a folder for each additional language. */
  folder: string;
  language: string;
  isFirst: boolean;
  languages: LanguagePages[];
};

/**
 * Reads the site's languages.
 *
 * @param folder the company's, or one composed from it for an additional language: then `LANGUAGE` and `LANGUAGES_OF`
 * are set
 */
export function siteLanguages(folder: string): SiteLanguages {
  // Many systems set LANGUAGE for other purposes.
  const { LANGUAGE, LANGUAGES_OF } = process.env;
  const companyFolder = LANGUAGES_OF ?? folder;
  const tags = declaredLanguages(companyFolder);
  const isFirst = LANGUAGES_OF === undefined;
  const language = (isFirst ? tags[0] : LANGUAGE) ?? 'en';
  return {
    folder: companyFolder,
    language,
    isFirst,
    languages: languagesOf(companyFolder, tags),
  };
}

/** Reads the tags in company.yaml; the check of the folder reports problems. */
export function declaredLanguages(folder: string): string[] {
  try {
    return readCompanyFacts(folder).languages;
  } catch {
    return ['en'];
  }
}

/** The cache of development servers, below node_modules, which none of them watches. */
export const developmentCache = (folder: string): string =>
  fileURLToPath(new URL(`../.astro/languages/${basename(folder)}`, import.meta.url));

/** The folder in which a language's files are composed. */
export const composedFolder = (folder: string, language: string, cache: string): string =>
  join(cache, language, `${basename(folder)}-${language}`);

/**
 * Builds the additional languages, and adds their pages to the first language's.
 *
 * @param dist where the first language was built
 * @param cache a folder for intermediate files
 */
export async function addLanguages(
  { folder, languages }: SiteLanguages,
  dist: string,
  cache: string,
  logger: AstroIntegrationLogger,
): Promise<void> {
  for (const pages of languages.slice(1)) {
    const { language } = pages;
    const composed = composedFolder(folder, language, cache);
    const out = join(cache, language, 'built');
    composeLanguage(folder, language, composed);
    logger.info(`${language}: a build of its own`);
    await build({
      LANGUAGE: language,
      LANGUAGES_OF: folder,
      COMPANY: composed,
      SITE_OUT_DIR: out,
      SITE_CACHE_DIR: join(cache, language, 'cache'),
      // The pages are compressed later, with those of the first language.
      SITE_UNCOMPRESSED: '1',
    });
    mergeLanguage(out, dist, pages);
  }
}

/**
 * @throws without a trace: the build has reported what is wrong
 */
async function build(env: Record<string, string>): Promise<void> {
  const astro = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')));
  const child = spawn(process.execPath, [...process.execArgv, astro, 'build'], {
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === 0) return;
  const error = new Error(`The build of the language “${env.LANGUAGE}” has failed.`);
  error.stack = '';
  throw error;
}
