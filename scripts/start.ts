import { spawn } from 'node:child_process';
import { buildTargetOf, buildSite, reasonToBuild, buildSettings } from './lib/build-site.ts';
import { endWithNpm } from './lib/end-with-npm.ts';
import { runScript } from './lib/run-script.ts';

// `npm start`: builds the site unless it is built, then runs the service.

await runScript(async () => {
  const wanted = buildTargetOf(process.env);
  // The service must work for the site's company.
  process.env.COMPANY = wanted.companyFolder;
  const reason = reasonToBuild(wanted);
  if (reason) {
    console.log(`Building the site, since ${reason}. This takes about a minute.`);
    await buildSite(buildSettings(wanted));
  }
});

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
