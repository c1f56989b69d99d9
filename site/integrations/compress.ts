import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { filesBelow } from '../src/lib/files-below.ts';
import { forgetUnasked, kept } from '../src/lib/kept.ts';

const compressible = /\.(html|css|js|svg|xml|json|txt|webmanifest)$/;

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Part of each key: another encoder may write other bytes. */
const { brotli = '', zlib = '' } = process.versions;
const encodedBy = [brotli, zlib].join();

/**
 * Writes `.br` and `.gz` beside every file that gets smaller by it, so that the service
 * never compresses while somebody waits. It is most of the time of a build, so that files which stay as they
 * were are compressed once.
 */
export function compress(): AstroIntegration {
  let cache = '';
  const begun = new Date();
  return {
    name: 'frontage:compress',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('compressed/', config.cacheDir));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const paths = filesBelow(folder).filter((path) => compressible.test(path));
        for (const path of paths) {
          const bytes = readFileSync(join(folder, path));
          const each = Object.entries(encoders).map(async ([suffix, encode]) => {
            const smaller = await kept(cache, [suffix, encodedBy, bytes], () => encode(bytes));
            if (smaller.length < bytes.length)
              writeFileSync(join(folder, `${path}.${suffix}`), smaller);
          });
          await Promise.all(each);
        }
        forgetUnasked(cache, begun);
        logger.info(`${paths.length} files compressed ahead of time`);
      },
    },
  };
}
