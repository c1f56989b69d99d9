import './help.ts';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { builtFor, buildSite, reasonToBuild, settingsOf } from './build-site.ts';
import { endWithNpm } from './end-with-npm.ts';

// `npm start`: builds the site unless it is built, then runs the service.

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const wanted = builtFor(process.env);
  // The service must work for the site's company.
  process.env.COMPANY = wanted.company;
  const reason = reasonToBuild(wanted);
  if (reason) {
    console.log(`Building the site, since ${reason}. This takes about half a minute.`);
    await buildSite(settingsOf(wanted));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// When this process is killed, the channel closes and the service stops.
const service = spawn(process.execPath, ['service/src/main.ts'], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // Windows has no signals: this would cut off requests in flight.
    if (process.platform !== 'win32') service.kill(signal);
    else if (service.connected) service.disconnect();
  });
endWithNpm(() => service.kill('SIGTERM'));
// It was killed if there is no code: tell the supervisor of this process.
service.on('exit', (code) => process.exit(code ?? 1));
