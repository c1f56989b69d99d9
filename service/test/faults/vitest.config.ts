import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// `npm run test:faults`: kills, a server with every fault, fuzzed bodies; in `.ci/run` in a short series. FAULTS=long
// adds storage that fails, a backlog, a million expired rows and the benchmark, which measures the machine as much as
// the code and is run when nothing else runs.
const long = process.env.FAULTS === 'long';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    include: long ? ['service/test/**/*.faults.ts'] : ['service/test/faults/whole.faults.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    retry: process.env.CI ? 1 : 0,
  },
});
