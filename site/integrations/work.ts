import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { files } from '../src/schema/files.ts';

/** Whether a company has a case study. */
function hasWork(folder: string): boolean {
  const work = join(folder, files.work.path, '..');
  return existsSync(work) && readdirSync(work).some((name) => name.endsWith('.yaml'));
}

/**
 * Adds `/work` and `/work/SLUG` for a company that has case studies: without these routes nothing of them is in
 * the build of another one. The development server knows its routes from its start, and says so at the first.
 *
 * @param folder a company's
 */
export function work(folder: string): AstroIntegration {
  return {
    name: 'frontage:work',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        if (!hasWork(folder)) return;
        injectRoute({ pattern: '/work', entrypoint: './src/pages/_work.astro' });
        injectRoute({ pattern: '/work/[caseStudy]', entrypoint: './src/pages/_case-study.astro' });
      },
      'astro:server:setup': ({ server, logger }) => {
        let known = hasWork(folder);
        server.watcher.on('add', () => {
          if (known || !hasWork(folder)) return;
          known = true;
          logger.warn('The first case study: press Ctrl+C and start again to see its pages.');
        });
      },
    },
  };
}
