import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dev } from 'astro';
import type { Plugin } from 'vite';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Starts Astro's development server on this machine alone.
 *
 * @param settings `port`: a free one; `plugin`: what stands beside the site under its address
 * @throws when the port is taken, or a setting of the site is wrong
 */
export function startSite({ port, plugin }: { port: number; plugin: Plugin }) {
  return dev({
    root: pathOf('../'),
    server: { host: '127.0.0.1', port },
    logLevel: 'warn',
    vite: {
      plugins: [plugin],
      // Found at the first enquiry, the toasts would load the page anew under whoever sends it.
      optimizeDeps: { include: ['embla-carousel-react', 'react-toastify/unstyled'] },
      server: {
        strictPort: true,
        // Where packages are linked, as in a second work tree, they lie elsewhere.
        fs: { allow: [realpathSync(pathOf('../../node_modules'))] },
      },
    },
  });
}
