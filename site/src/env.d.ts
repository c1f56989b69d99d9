/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_API_BASE?: string;
  /** Where share images are kept from one build to the next. */
  readonly SHARE_IMAGES: string;
  /** The language of this build: i18n/language.ts */
  readonly LANGUAGE: string;
  /** The same for dates and lists in prose: i18n/language.ts */
  readonly LANGUAGE_IN_PROSE: string;
  /** Its tag, where it is not the first language of the site; otherwise empty. */
  readonly ADDITIONAL_LANGUAGE: string;
  /** Whether the company has added fields to its form, or has them in another order. */
  readonly ADDED_FIELDS: boolean;
  /** Whether it is written from right to left: i18n/language.ts */
  readonly RTL: boolean;
  /** Whether this build shows pages that are not public: schema/publication.ts */
  readonly DRAFTS: boolean;
  /** The addresses of such pages, each with the reason, as JSON. */
  readonly WITHHELD: string;
  /** Whether the company shows a job. */
  readonly JOBS: boolean;
  /** The kinds of files of which there is nothing in this language, as JSON: lib/used.ts */
  readonly UNUSED: string;
  /** All languages of the site, as JSON: i18n/languages.ts */
  readonly LANGUAGES: string;
}
