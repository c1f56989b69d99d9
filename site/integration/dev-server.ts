import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dev } from 'astro';
import type { Plugin } from 'vite';

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Starts Astro's development server on this machine only.
 *
 * @param settings `port`: a free one; `plugins`: handlers for other requests
 * @throws when the port is taken, or a setting of the site is wrong
 */
export function startSite({ port, plugins }: { port: number; plugins: Plugin[] }) {
  const { SITE_BASE, SITE_CACHE_DIR: cache } = process.env;
  return dev({
    root: fileAt('../'),
    server: { host: '127.0.0.1', port },
    logLevel: 'warn',
    vite: {
      plugins: [...plugins, savedFiles()],
      // Each of several servers bundles its own dependencies.
      ...(SITE_BASE && cache && { cacheDir: join(cache, 'vite') }),
      // If Vite discovered these only at the first enquiry, it would reload the page while it is being sent.
      optimizeDeps: { include: ['embla-carousel-react', 'react-toastify/unstyled'] },
      server: {
        strictPort: true,
        // Linked packages, as in a second work tree, are elsewhere.
        fs: { allow: [dirname(realpathSync(fileAt('../../node_modules/astro')))] },
      },
    },
  });
}

/** The module through which pages read Astro's content store. */
const content = '\0astro:data-layer-content';

const settled = { stabilityThreshold: 100, pollInterval: 20 };

/**
 * Lets the development server show each file as it was saved last. Without this, two kinds of changes are lost until
 * the next one. Editors empty a file and then write it, but Vite's watcher (chokidar 3) does not report a change within
 * 50 ms of another, so a reader in between keeps an empty file. And Astro reports its changed store as a hot update, after
 * which Vite keeps what it was reading at that moment.
 */
export function savedFiles(): Plugin {
  return {
    name: 'frontage:saved-files',
    config: () => ({ server: { watch: { awaitWriteFinish: settled } } }),
    configureServer({ environments }) {
      for (const { moduleGraph } of Object.values(environments)) {
        const invalidate = moduleGraph.invalidateModule.bind(moduleGraph);
        moduleGraph.invalidateModule = (module, ...how) => {
          invalidate(module, ...how);
          if (module.id === content) module.lastInvalidationTimestamp = Date.now();
        };
      }
    },
  };
}
