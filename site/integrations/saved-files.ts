import type { Plugin } from 'vite';

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
