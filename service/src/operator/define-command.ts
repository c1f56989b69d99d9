import { hostname, userInfo } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ArgsDef, parseArgs, type ParsedArgs, renderUsage } from 'citty';
import { type Config, databaseName } from '../config/config.ts';
import type { LogEntry } from '../store/operator-log.ts';
import { openStore, type Store } from '../store/store.ts';
import { StoreError } from '../db/store-error.ts';

export type CommandContext = {
  config(): Config;
  /** Opens the configured database, once; it is closed after the command. */
  open(): Promise<Store>;
  cwd: string;
  width: number;
  now: number;
  /** Makes an entry for the operator's log. Pass a command without addresses. */
  logEntry(command: string, affected: number): LogEntry;
};

export type Command = {
  description: string;
  args: ArgsDef;
  /** Returns what to print, or that with an exit code. */
  run(
    context: CommandContext,
    args: ParsedArgs,
  ): Promise<string | { output: string; code: number }>;
};

/** Infers the types of a command's options for `run`. */
export const defineCommand = <const Args extends ArgsDef>(definition: {
  description: string;
  args: Args;
  run(context: CommandContext, args: ParsedArgs<Args>): ReturnType<Command['run']>;
}): Command => definition as unknown as Command;

/** The command was not understood: exit code 2. */
export class UsageError extends Error {}

/** The command was understood and could not be done: exit code 1. */
export class CommandError extends Error {}

/**
 * Parses the arguments of a command, strictly.
 *
 * @throws {UsageError} for an unknown option, one without its value, a missing or a surplus argument
 */
export function parseArguments(name: string, { args }: Command, raw: string[]): ParsedArgs {
  let parsed: ParsedArgs;
  try {
    parsed = parseArgs(raw, args);
  } catch (error) {
    throw new UsageError(`${name}: ${stripVTControlCharacters((error as Error).message)}`);
  }
  const words = Object.values(args).filter(({ type }) => type === 'positional');
  if (words.length === 0 && parsed._.length > 0)
    throw new UsageError(`${name}: '${parsed._[0]}' is not understood`);
  for (const [key, value] of Object.entries(parsed)) {
    if (key === '_') continue;
    const option = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (!Object.hasOwn(args, option)) throw new UsageError(`${name}: there is no option --${key}`);
    if (String(value) === '') throw new UsageError(`${name}: --${option} needs a value`);
  }
  return parsed;
}

const PROGRAM = 'npm run enquiries --';

export const renderCommandHelp = (name: string, { description, args }: Command): Promise<string> =>
  stripStyles(renderUsage({ meta: { name, description }, args }, { meta: { name: PROGRAM } }));

export async function renderHelp(commands: Record<string, Command>): Promise<string> {
  const meta = { name: PROGRAM, description: 'Looks after the enquiries that visitors sent' };
  const subCommands = Object.fromEntries(
    Object.entries(commands).map(([name, { description }]) => [name, { meta: { description } }]),
  );
  return `${await stripStyles(renderUsage({ meta, subCommands }))}

The settings are the service's, from the environment and from .env in this folder.
Exit codes: 0 done; 1 nothing found, or it could not be done; 2 the command was not understood.
docs/operating.md says what to do when something is wrong.`;
}

const stripStyles = async (text: Promise<string>) => stripVTControlCharacters(await text).trim();

/** Returns who runs the command: with `sudo`, the person behind it. */
export function operatorName(): string {
  return `${process.env.SUDO_USER ?? userName()}@${hostname()}`;
}

/** In a container the user may have a number and no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

/**
 * Opens the configured database for a command, without creating it or changing its tables: in a wrong folder
 * an empty one would answer that nothing is stored about a person.
 *
 * @throws {CommandError} with one line: what was looked for, from which setting, and the fix
 */
export async function openExisting(config: Config, folder: string): Promise<Store> {
  try {
    return await openStore(config.database, { mustExist: true });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    throw new CommandError(describeStoreError(error, config, folder));
  }
}

function describeStoreError({ code, message }: StoreError, config: Config, folder: string): string {
  const what = databaseName(config.database);
  const origin = settingOrigin(config, folder);
  const fix = 'run this in the folder that the service is started in, or set DATABASE_URL';
  switch (code) {
    case 'MISSING':
      return `there is no database ${what} (${origin}); ${fix}`;
    case 'FOREIGN':
      return `${what} ${message} (${origin}); ${fix}; a new one is made by the service's first start`;
    case 'OTHER_VERSION':
      return `${what}: ${message}`;
    default:
      return `${what} cannot be opened: ${message} (${code}; ${origin}); check that it runs, that you may read and write it, and DATABASE_URL`;
  }
}

function settingOrigin({ unsetSettings }: Config, folder: string): string {
  const env = join(folder, '.env');
  const file = existsSync(env) ? env : `there is no .env in ${folder}`;
  return unsetSettings.includes('DATABASE_URL')
    ? `the default of DATABASE_URL, from the folder ${folder}; ${existsSync(env) ? `${file} does not set it` : file}`
    : `DATABASE_URL, from the folder ${folder}; ${file}`;
}
