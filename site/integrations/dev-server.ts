import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dev } from 'astro';
import type { Plugin } from 'vite';
import { savedFiles } from './saved-files.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Starts Astro's development server on this machine alone.
 *
 * @param settings `port`: a free one; `plugins`: what answers besides the site under its address
 * @throws when the port is taken, or a setting of the site is wrong
 */
export function startSite({ port, plugins }: { port: number; plugins: Plugin[] }) {
  return dev({
    root: pathOf('../'),
    server: { host: '127.0.0.1', port },
    logLevel: 'warn',
    vite: {
      plugins: [...plugins, savedFiles()],
      // If Vite found the toasts at the first enquiry, it would reload the page while somebody sends it.
      optimizeDeps: { include: ['embla-carousel-react', 'react-toastify/unstyled'] },
      server: {
        strictPort: true,
        // Where packages are linked, as in a second work tree, they are elsewhere.
        fs: { allow: [dirname(realpathSync(pathOf('../../node_modules/astro')))] },
      },
    },
  });
}
