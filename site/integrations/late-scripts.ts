import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const asked = '.ts?late';

/**
 * The name depends on all scripts beside it and on which of them there are: a script may import its neighbours, and what its
 * address depends on for ever.
 */
function addressOf(file: string, files: readonly string[]): string {
  const folder = dirname(file);
  const texts = readdirSync(folder).sort().map((name) => readFileSync(join(folder, name))); // prettier-ignore
  const hash = createHash('sha256')
    .update(Buffer.concat(texts))
    .update(files.join())
    .digest('base64url')
    .slice(0, 8);
  return `_astro/${basename(file, '.ts')}.${hash}.js`;
}

/**
 * Gives the address of a script to who imports it with `?late`: for one that pages fetch after their first paint
 * (docs/decisions/0015-after-the-first-paint.md), and that browsers keep. A script that a page imports by name
 * is fetched before the paint; one that stands in the page is part of every page again.
 *
 * @param files of all that are asked for so, from the root of the site
 * @param unneeded those that are asked for and that this company has no use for: their address is empty
 */
export function lateScripts(files: string[], unneeded: string[] = []): Plugin {
  let root = '';
  let dev = false;
  return {
    name: 'frontage:late-scripts',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      dev = config.command === 'serve';
    },
    buildStart() {
      if (dev || this.environment.name !== 'client') return;
      for (const id of files.map((file) => join(root, file)))
        this.emitFile({ type: 'chunk', id, fileName: addressOf(id, files) });
    },
    load(id) {
      if (!id.endsWith(asked)) return null;
      const file = id.replace('?late', '');
      if (unneeded.some((known) => join(root, known) === file)) return `export default ''`;
      const path = files.find((known) => join(root, known) === file);
      if (!path)
        throw new Error(`${file} is asked for with ?late: name it in astro.config.ts, too.`);
      return `export default ${JSON.stringify(`/${dev ? path : addressOf(file, files)}`)}`;
    },
  };
}
