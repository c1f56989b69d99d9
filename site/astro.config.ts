import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { compress } from './integrations/compress.ts';
import { subset } from './integrations/fonts.ts';
import { kit } from './integrations/kit.ts';
import { headers } from './integrations/headers.ts';
import { painted } from './integrations/painted.ts';
import { plainTokens } from './src/lib/plain-tokens.ts';

const publicOrigin = new URL(process.env.PUBLIC_ORIGIN ?? 'http://127.0.0.1:3000').origin;
const apiBase = process.env.PUBLIC_API_BASE ?? '/';

await subset('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2', 'besley.woff2', {
  min: 400,
  max: 600,
});
await subset(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  'instrument-sans.woff2',
  { min: 400, max: 600 },
);

export default defineConfig({
  site: publicOrigin,
  outDir: process.env.SITE_OUT_DIR ?? './dist',
  cacheDir: process.env.SITE_CACHE_DIR ?? './node_modules/.astro',
  trailingSlash: 'ignore',
  build: { format: 'file', inlineStylesheets: 'never' },
  prefetch: false,
  integrations: [react(), mdx(), kit(), painted(), compress(), headers({ apiBase, publicOrigin })],
  markdown: {
    // Classes would need a style sheet of their own; these name tokens of src/styles/base.css.
    shikiConfig: { theme: 'css-variables', transformers: [plainTokens] },
  },
  vite: {
    plugins: [tailwindcss()],
    define: { 'import.meta.env.PUBLIC_API_BASE': JSON.stringify(apiBase) },
    build: { cssTarget: ['chrome123', 'firefox128', 'safari17.5'] },
  },
  devToolbar: { enabled: false },
});
