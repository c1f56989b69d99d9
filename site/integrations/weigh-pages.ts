import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { saysItsWeight, withFigures } from '../src/lib/page-weight.ts';
import { filesBelow } from '../src/lib/files-below.ts';
import { measure } from '../src/lib/measure-page.ts';

/**
 * Writes into the pages that say what they weigh how much that is: lib/page-weight.ts. It has to come before
 * what compresses them.
 */
export function weighPages(): AstroIntegration {
  return {
    name: 'frontage:weigh-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const path of filesBelow(folder).filter((path) => path.endsWith('.html'))) {
          const html = readFileSync(join(folder, path), 'utf8');
          if (!saysItsWeight(html)) continue;
          // The figures are a part of what is weighed: the second time they are as long as they will be.
          for (let time = 0; time < 2; time++) {
            writeFileSync(join(folder, path), withFigures(html, measure(folder, path)));
          }
        }
      },
    },
  };
}
