import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// Starts the site as `npm start` does: through a shell, which waits for it.
const script = fileURLToPath(new URL('../../../scripts/start.ts', import.meta.url));
spawn('sh', ['-c', `'${process.execPath}' '${script}'; exit $?`], { stdio: 'inherit' });
