/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_API_BASE?: string;
  /** The language of this build: i18n/build-constants.ts */
  readonly LANGUAGE: string;
  /** Its tag, where it is not the first language of the site; otherwise empty. */
  readonly ADDITIONAL_LANGUAGE: string;
  /** Whether it is written from right to left: i18n/build-constants.ts */
  readonly RTL: boolean;
  /** The pages of the site, as JSON: addresses/links.ts */
  readonly PAGES: string;
}
