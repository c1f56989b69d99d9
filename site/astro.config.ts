import { basename, join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { defineConfig } from 'astro/config';
import { contentSecurityPolicy } from './integration/content-security-policy.ts';
import { frontage, guardedReact } from './integration/frontage.ts';
import { siteLanguages } from './integration/languages.ts';
import { readFields } from './src/i18n/translated-files.ts';
import { parseAnalytics } from './src/facts/analytics.ts';

// What the build itself reads has only the path.
const company = companyFolder();
process.env.COMPANY = company;

const publicOrigin = new URL(process.env.PUBLIC_ORIGIN || 'http://127.0.0.1:3000').origin;
const apiBase = process.env.PUBLIC_API_BASE || '/';
const apiOrigin = new URL(apiBase, publicOrigin).origin;

const analytics = parseAnalytics(readFields(join(company, 'company.yaml')).analytics);

export default defineConfig({
  site: publicOrigin,
  // The development server of an additional language is below its address.
  base: process.env.SITE_BASE ?? '/',
  outDir: process.env.SITE_OUT_DIR ?? './dist',
  // Each company has its own: what one has built is no other's.
  cacheDir: process.env.SITE_CACHE_DIR ?? `./node_modules/.astro/${basename(company)}`,
  publicDir: join(company, 'public'),
  trailingSlash: 'ignore',
  build: { format: 'file', inlineStylesheets: 'always' },
  prefetch: false,
  security: {
    csp: contentSecurityPolicy(apiOrigin === publicOrigin ? undefined : apiOrigin, analytics),
  },
  integrations: [
    guardedReact(),
    frontage(siteLanguages(company), { apiBase, publicOrigin, companyFolder: company }),
  ],
  vite: {
    build: {
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
      // Vite's helper would be one more request on every page.
      modulePreload: false,
    },
  },
  // Our own highlighter writes classes, which the policy allows: src/articles.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
});
