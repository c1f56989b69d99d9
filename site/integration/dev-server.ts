import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dev } from 'astro';
import type { Plugin } from 'vite';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Starts Astro's development server on this machine alone.
 *
 * @param settings `port`: a free one; `plugins`: what answers besides the site under its address
 * @throws when the port is taken, or a setting of the site is wrong
 */
export function startSite({ port, plugins }: { port: number; plugins: Plugin[] }) {
  const { SITE_BASE, SITE_CACHE_DIR: cache } = process.env;
  return dev({
    root: pathOf('../'),
    server: { host: '127.0.0.1', port },
    logLevel: 'warn',
    vite: {
      plugins: [...plugins, savedFiles()],
      // Of several servers each packs libraries for itself, and tells the browser of changes at its own port.
      ...(SITE_BASE && cache && { cacheDir: join(cache, 'vite') }),
      // If Vite found the toasts at the first enquiry, it would reload the page while somebody sends it.
      optimizeDeps: { include: ['embla-carousel-react', 'react-toastify/unstyled'] },
      server: {
        strictPort: true,
        ...(SITE_BASE && { ws: { clientPort: port } }),
        // Where packages are linked, as in a second work tree, they are elsewhere.
        fs: { allow: [dirname(realpathSync(pathOf('../../node_modules/astro')))] },
      },
    },
  });
}

/** What pages read Astro's store of content through. */
const content = '\0astro:data-layer-content';

/** In milliseconds. */
const settled = { stabilityThreshold: 100, pollInterval: 20 };

/**
 * Lets the development server show each file as it was saved last. Without this two changes are lost, and their page
 * stays as it was until the next one:
 *
 * - An editor empties a file and then writes it. Vite's watcher (chokidar 3) says nothing of a change within 50 ms of
 *   another, so whoever reads the file between the two keeps an empty one.
 * - Astro tells of its changed store as of a hot update, after which Vite keeps what it was reading at that moment.
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
