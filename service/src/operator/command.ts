import { hostname, userInfo } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { parseArgs, renderUsage, type ArgsDef, type ParsedArgs } from 'citty';
import type { Config } from '../config/config.ts';
import type { LogEntry } from '../store/operator-log.ts';
import type { Store } from '../store/store.ts';

/** What a command works with. */
export type Context = {
  config(): Config;
  /** Opens the database of the settings, once; it is closed after the command. */
  open(): Promise<Store>;
  /** The folder that the command was started in. */
  cwd: string;
  /** Of the terminal, in characters. */
  width: number;
  /** Milliseconds since 1970. */
  now: number;
  /** The operator's entry in the log. Pass a command without addresses. */
  entry(command: string, affected: number): LogEntry;
};

export type Command = {
  description: string;
  args: ArgsDef;
  /** Returns what to print, or that with an exit code. */
  run(context: Context, args: ParsedArgs): Promise<string | { output: string; code: number }>;
};

/** Gives `run` the types of the command's own options. */
export const command = <const Args extends ArgsDef>(definition: {
  description: string;
  args: Args;
  run(context: Context, args: ParsedArgs<Args>): ReturnType<Command['run']>;
}): Command => definition as unknown as Command;

/** The command was not understood: exit code 2. */
export class UsageError extends Error {}

/** The command was understood and could not be done: exit code 1. */
export class NothingDone extends Error {}

/**
 * Parses the arguments of a command, strictly.
 *
 * @throws {UsageError} for an unknown option, one without its value, a missing or a surplus argument
 */
export function parse(name: string, { args }: Command, raw: string[]): ParsedArgs {
  const parsed = parseOrRefuse(name, args, raw);
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

function parseOrRefuse(name: string, args: ArgsDef, raw: string[]): ParsedArgs {
  try {
    return parseArgs(raw, args);
  } catch (error) {
    throw new UsageError(`${name}: ${stripVTControlCharacters((error as Error).message)}`);
  }
}

const PROGRAM = 'npm run enquiries --';

/** What `COMMAND --help` prints. */
export const helpOf = (name: string, { description, args }: Command): Promise<string> =>
  plain(renderUsage({ meta: { name, description }, args }, { meta: { name: PROGRAM } }));

/** What `--help` prints. */
export async function help(commands: Record<string, Command>): Promise<string> {
  const meta = { name: PROGRAM, description: 'Looks after the enquiries that visitors sent' };
  const subCommands = Object.fromEntries(
    Object.entries(commands).map(([name, { description }]) => [name, { meta: { description } }]),
  );
  return `${await plain(renderUsage({ meta, subCommands }))}

The settings are the service's, from the environment and from .env in this folder.
Exit codes: 0 done; 1 nothing found, or it could not be done; 2 the command was not understood.
docs/operating.md says what to do when something is wrong.`;
}

const plain = async (text: Promise<string>) => stripVTControlCharacters(await text).trim();

/** Who runs this: the person behind `sudo` where it says so. */
export function operator(): string {
  return `${process.env.SUDO_USER ?? userName()}@${hostname()}`;
}

/** In a container the user may have a number only. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
