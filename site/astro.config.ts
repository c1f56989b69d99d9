import { basename, join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { builtSite } from './integrations/built-site.ts';
import { checked } from './integrations/checked.ts';
import { company } from './integrations/company.ts';
import { compress } from './integrations/compress.ts';
import { contentSecurityPolicy } from './integrations/content-security-policy.ts';
import { guardedReact } from './integrations/guarded-react.ts';
import { kit } from './integrations/kit.ts';
import { languages, siteLanguages } from './integrations/languages.ts';
import { pictures } from './integrations/pictures.ts';
import { weighPages } from './integrations/weigh-pages.ts';
import { work } from './integrations/work.ts';

// What the build itself reads has only the path.
const folder = companyFolder();
process.env.COMPANY = folder;

// The first language, or the one that this build is for: integrations/languages.ts
const site = siteLanguages(folder);

const severalLanguages = site.languages.length > 1;

const publicOrigin = new URL(process.env.PUBLIC_ORIGIN || 'http://127.0.0.1:3000').origin;
const apiBase = process.env.PUBLIC_API_BASE || '/';
const apiOrigin = new URL(apiBase, publicOrigin).origin;

export default defineConfig({
  site: publicOrigin,
  outDir: process.env.SITE_OUT_DIR ?? './dist',
  // Each company has its own: what one has built is no other's.
  cacheDir: process.env.SITE_CACHE_DIR ?? `./node_modules/.astro/${basename(folder)}`,
  publicDir: join(folder, 'public'),
  trailingSlash: 'ignore',
  build: { format: 'file', inlineStylesheets: 'never' },
  prefetch: false,
  security: { csp: contentSecurityPolicy(apiOrigin === publicOrigin ? undefined : apiOrigin) },
  integrations: [
    languages(site),
    checked(folder, site),
    guardedReact(),
    kit(),
    work(folder),
    pictures(folder),
    weighPages(),
    // A test that measures nothing over the wire need not wait for it.
    ...(process.env.SITE_UNCOMPRESSED ? [] : [compress()]),
    builtSite({ apiBase, publicOrigin, company: folder }, site.languages),
  ],
  vite: {
    plugins: [company(folder), tailwindcss()],
    define: {
      'import.meta.env.PUBLIC_API_BASE': JSON.stringify(apiBase),
      'import.meta.env.LANGUAGE': JSON.stringify(site.language),
      'import.meta.env.LANGUAGE_IN_PROSE': JSON.stringify(
        site.language === 'en' ? 'en-GB' : site.language,
      ),
      'import.meta.env.SEVERAL_LANGUAGES': JSON.stringify(severalLanguages),
      'import.meta.env.FURTHER_LANGUAGE': JSON.stringify(site.isFirst ? '' : site.language),
      'import.meta.env.RTL': JSON.stringify(
        new Intl.Locale(site.language).getTextInfo().direction === 'rtl',
      ),
      'import.meta.env.LANGUAGES': JSON.stringify(JSON.stringify(site.languages)),
    },
    build: {
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
      // One sheet for the site: pages share most of it, and browsers keep it.
      cssCodeSplit: false,
    },
  },
  devToolbar: { enabled: false },
});
