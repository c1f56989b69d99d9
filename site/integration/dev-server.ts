import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dev } from 'astro';
import { isRunnableDevEnvironment, type Plugin } from 'vite';

const resolveFile = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Starts Astro's development server on this machine only.
 *
 * @param settings `port`: a free one; `plugins`: handlers for other requests
 * @throws when the port is taken, or a setting of the site is wrong
 */
export function startSite({ port, plugins }: { port: number; plugins: Plugin[] }) {
  const { SITE_BASE, SITE_CACHE_DIR: cache } = process.env;
  return dev({
    root: resolveFile('../'),
    server: { host: '127.0.0.1', port },
    logLevel: 'warn',
    vite: {
      plugins: [...plugins, awaitSavedFiles()],
      // Each of several servers bundles its own dependencies.
      ...(SITE_BASE && cache && { cacheDir: join(cache, 'vite') }),
      // If Vite discovered these only at the first enquiry, it would reload the page while it is being sent.
      optimizeDeps: { include: ['embla-carousel-react', 'react-toastify/unstyled'] },
      server: {
        strictPort: true,
        // Linked packages, as in a second work tree, are elsewhere.
        fs: { allow: [dirname(realpathSync(resolveFile('../../node_modules/astro')))] },
      },
    },
  });
}

/** The module through which pages read Astro's content store. */
const CONTENT_MODULE = '\0astro:data-layer-content';

const STABLE_WRITE = { stabilityThreshold: 100, pollInterval: 20 };

/**
 * Lets the development server show each file as it was saved last. Without this, three kinds of changes are lost until
 * the next one. Editors empty a file and then write it, but Vite's watcher (chokidar 3) does not report a change within
 * 50 ms of another, so a reader in between keeps an empty file. Astro reports its changed store as a hot update, after
 * which Vite keeps what it was reading at that moment. And when Astro collects the styles of a page, Vite reads the
 * changed modules again and then tells its module runner, which still has the old ones, that they are up to date.
 */
export function awaitSavedFiles(): Plugin {
  return {
    name: 'frontage:saved-files',
    config: () => ({ server: { watch: { awaitWriteFinish: STABLE_WRITE } } }),
    configureServer({ environments }) {
      for (const environment of Object.values(environments)) {
        const { moduleGraph } = environment;
        const invalidate = moduleGraph.invalidateModule.bind(moduleGraph);
        // Vite calls this for each module that imports the invalid one, too.
        moduleGraph.invalidateModule = (module, ...how) => {
          invalidate(module, ...how);
          if (module.id === CONTENT_MODULE) module.lastInvalidationTimestamp = Date.now();
          if (!module.id || !isRunnableDevEnvironment(environment)) return;
          const { evaluatedModules } = environment.runner;
          const evaluated = evaluatedModules.getModuleById(module.id);
          if (evaluated) evaluatedModules.invalidateModule(evaluated);
        };
      }
    },
  };
}
