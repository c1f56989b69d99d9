import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// What takes long: run by `npm run test:faults`, not by `npm test`.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    include: [
      'service/test/**/*.faults.ts',
      // A short one that needs the system's help, once more.
      'service/src/commit-order.test.ts',
    ],
    // What measures the machine as much as the code is run by name, when nothing else runs:
    // npm run test:faults -- benchmark; and -- expired, a quarter of an hour on both databases.
    exclude: ['benchmark', 'expired']
      .filter((name) => !process.argv.includes(name))
      .map((name) => `service/test/faults/${name}.faults.ts`),
    fileParallelism: false,
    testTimeout: 60_000,
  },
});
