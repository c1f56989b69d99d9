import { readFileSync } from 'node:fs';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const asked = '.ts?classic';

/**
 * Gives the text of a script, minified, to who imports it with `?classic`: for one that has to run where it
 * stands in the page. Astro makes a module of every script, and a module runs after the page.
 */
export function classicScripts(): Plugin {
  return {
    name: 'frontage:classic-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(asked)) return null;
      const file = id.replace('?classic', '');
      this.addWatchFile(file);
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
      return {
        code: `export default ${JSON.stringify(minifySync(file, code).code)}`,
        moduleType: 'js',
      };
    },
  };
}
