import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = join(import.meta.dirname, 'browser');
const editor = dirname(dirname(fileURLToPath(import.meta.resolve('@sveltia/cms'))));

/** Bundles pages of browser/ with the editor, for any server of static files. */
export async function bundle(pages: string[], into: string): Promise<void> {
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    plugins: [
      {
        name: 'frontage:fonts',
        transform: { filter: { id: join(editor, 'npm/index.js') }, handler: ownFonts },
      },
    ],
    build: {
      outDir: into,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: pages.map((page) => join(root, page)) },
    },
  });
}

/** The editor brings its fonts, and names another place for them besides. */
const ownFonts = (text: string) => text.replace(/url\(https:[^)]*\)/g, "local('none')");
