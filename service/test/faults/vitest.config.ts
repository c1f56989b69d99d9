import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// `npx vitest run --config service/test/faults/vitest.config.ts`: kills, a server with every fault, fuzzed bodies, in a short series. FAULTS=long kills for
// two minutes on each database, and adds storage that fails and 100,000 expired rows. SEED repeats a run.

// As in the root's vitest.config.ts.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('../../../node_modules/.cache/unit-tests', import.meta.url),
);

const long = process.env.FAULTS === 'long';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    include: long ? ['service/test/**/*.faults.ts'] : ['service/test/faults/whole.faults.ts'],
    reporters: ['verbose'],
    fileParallelism: false,
    testTimeout: 300_000,
    retry: process.env.CI ? 1 : 0,
  },
});
