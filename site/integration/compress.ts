import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readOrMake } from '../src/files/cache.ts';
import { filesBelow } from '../src/files/files-below.ts';

const COMPRESSIBLE = /\.(html|css|js|svg|xml|json|txt|webmanifest)$/;

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

/** Part of each cache key: another encoder may write other bytes. */
const { brotli = '', zlib = '' } = process.versions;
const ENCODER_VERSIONS = [brotli, zlib].join();

/**
 * Writes `.br` and `.gz` beside every file that they make smaller, so that no visitor waits for compression. It takes
 * most of a build's time, so unchanged files are compressed once.
 *
 * @param cache the folder for compressed files
 */
export async function compress(dist: string, cache: string): Promise<void> {
  for (const path of filesBelow(dist).filter((path) => COMPRESSIBLE.test(path))) {
    const bytes = readFileSync(join(dist, path));
    const writes = Object.entries(encoders).map(async ([suffix, encode]) => {
      const encoded = await readOrMake(cache, [suffix, ENCODER_VERSIONS, bytes], () =>
        encode(bytes),
      );
      if (encoded.length < bytes.length) writeFileSync(join(dist, `${path}.${suffix}`), encoded);
    });
    await Promise.all(writes);
  }
}
