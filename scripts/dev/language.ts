import { basename, join } from 'node:path';
import { readCompanyFacts } from '@frontage/contract/company-facts';
import type { Plugin } from 'vite';
import { composeLanguage } from '../../site/src/i18n/language-build.ts';

/**
 * Lets the development server show an additional language of the company, at the addresses of the first one: makes the folder that
 * the build would make, and brings it up to date at every change.
 *
 * @param company its own folder
 * @returns what to put into the environment of the site, and the plugin that watches
 * @throws where the company has not set the language
 */
export function additionalLanguage(
  company: string,
  language: string,
): { env: Record<string, string>; plugin: Plugin } {
  const [first, ...further] = readCompanyFacts(company).languages;
  if (!further.includes(language))
    throw new Error(
      `${language} is not a language of this company (${[first, ...further].join(', ')}). Name it in languages of company.yaml, and begin with: npm run new -- language ${language}`,
    );
  const composed = join(import.meta.dirname, '../../site/.astro/languages', `${basename(company)}-${language}`); // prettier-ignore
  const compose = () => composeLanguage(company, language, composed);
  compose();
  return {
    env: { COMPANY: composed, LANGUAGE: language, LANGUAGES_OF: company },
    plugin: {
      name: 'frontage:additional-language',
      configureServer({ watcher }) {
        watcher.add(company);
        watcher.on('all', (_, path) => {
          if (path.startsWith(company)) compose();
        });
      },
    },
  };
}
