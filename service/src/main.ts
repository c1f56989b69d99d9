import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { StoreError } from './db/store-error.ts';
import { openOrRetry, openStore, type Store } from './store/store.ts';
import { eraseAgain } from './operator/erase-person.ts';
import { openTransport } from './mail/transport.ts';
import { restrictToOwner } from './system/permissions.ts';
import { startLines } from './start-lines.ts';

/** How long a stop may take before the process ends anyway, in milliseconds. */
const STOP_TIMEOUT_MS = 60_000;

/** How long pending answers may take once nothing can be stored any more, in milliseconds. */
const LAST_ANSWERS_TIMEOUT_MS = 5_000;

function exitWithError(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function exitOnConfigError<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof ConfigError) exitWithError(error.message);
    throw error;
  }
}

const config = exitOnConfigError(readConfig);
const restrictedFiles = restrictToOwner(config);
if (restrictedFiles.length > 0)
  process.stderr.write(
    `permissions: ${restrictedFiles.length} files that others could read are now the owner's alone (${restrictedFiles[0]}${restrictedFiles.length > 1 ? ', …' : ''})\n`,
  );
const store = await openOrRetry(openCheckedStore, reportUnusableDatabase);

async function openCheckedStore(): Promise<Store> {
  const opened = await openStore(config.database, {
    exclusive: true,
    onError: (error) =>
      process.stderr.write(
        `lost a connection to the database, and will open another: ${error.message}\n`,
      ),
    onEnd: (error) =>
      void closeAndExit(
        `the connection to the database was lost: ${error.message}; start the service again`,
      ),
  });
  try {
    // Checked now, before the first visitor: a read-only database opens without an error.
    await opened.probe();
    const erasedCount = await eraseAgain(opened, config);
    if (erasedCount > 0)
      process.stderr.write(
        `erased again: ${erasedCount} enquiries that a restored backup brought back\n`,
      );
    return opened;
  } catch (error) {
    await opened.close();
    if (!(error instanceof StoreError))
      exitWithError(`ERASED_FILE: ${(error as Error).message}; let the service read it`);
    throw error;
  }
}

/** Ends the process only if waiting cannot help. */
function reportUnusableDatabase(error: unknown) {
  if (!(error instanceof StoreError)) throw error;
  const line = `DATABASE_URL: the database cannot be used (${error.code}: ${error.message}); check that it exists, that the service may write to it and its folder, and that its disk is not full`;
  if (['IN_USE', 'OTHER_VERSION'].includes(error.code)) exitWithError(line);
  process.stderr.write(
    `${line}; pages are served, enquiries are refused, and it is tried again and again\n`,
  );
}

const { fastify, site } = exitOnConfigError(() =>
  buildApp(config, { store, transport: openTransport(config) }),
);

/** Answers the requests in flight and exits with an error, so that the supervisor restarts the process. */
async function closeAndExit(line: string): Promise<never> {
  setTimeout(() => exitWithError(line), LAST_ANSWERS_TIMEOUT_MS);
  await fastify.close().catch(() => undefined);
  exitWithError(line);
}

let stoppingSince = Infinity;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // A second Ctrl+C means that somebody does not want to wait. Within a second of the first, it is a copy:
    // the terminal signals every process of the group, and npm and the start script forward theirs.
    if (performance.now() - stoppingSince > 1_000) process.exit(130);
    stop();
  });
}
// The start script holds the other end of this channel. If it is killed, nobody is left to forward a signal.
// Without a channel, as under systemd, this event never comes.
process.on('disconnect', stop);
process.channel?.unref();

function stop() {
  if (stoppingSince !== Infinity) return;
  stoppingSince = performance.now();
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
  fastify.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}

const { HOST: host, PORT: port } = config.settings;
// With deploy/frontage.socket, systemd holds the socket, so that no connection is refused while the process
// is replaced.
const systemdSocket = process.env.LISTEN_PID === String(process.pid) && { fd: 3 };
const address = await fastify
  .listen({ host, port, ...systemdSocket })
  .catch((error: NodeJS.ErrnoException) => {
    exitWithError(
      `PORT: cannot listen on ${host}:${port} (${error.code ?? error.message}); free it or give another`,
    );
  });
process.stdout.write(`${startLines(config, site, address).join('\n')}\n`);
