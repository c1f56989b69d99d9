import { type Config, ConfigError, readConfig } from './config/config.ts';
import { StoreError } from './db/store-error.ts';
import { doctor } from './doctor/command.ts';
import {
  type Command,
  renderHelp,
  renderCommandHelp,
  CommandError,
  openExisting,
  operatorName,
  parseArguments,
  UsageError,
} from './operator/define-command.ts';
import { enquiryCommands } from './operator/commands.ts';
import { printable } from './operator/printable.ts';
import type { Store } from './store/store.ts';

export const commands: Record<string, Command> = { ...enquiryCommands, doctor };

type Result = { code: number; output: string; errors: string };

/**
 * Runs one of the operator's commands.
 *
 * @param words the typed words: a command, or `enquiries` and a command, and its arguments
 */
export async function runCommand(
  words: string[],
  { config = readConfig, cwd = process.cwd() }: { config?: () => Config; cwd?: string } = {},
): Promise<Result> {
  let store: Promise<Store> | undefined;
  try {
    // `npm run enquiries -- list` leaves the first word out.
    const [name = '--help', ...rest] = words[0] === 'enquiries' ? words.slice(1) : words;
    const asksForHelp = [name, ...rest].some((word) => word === '--help' || word === '-h');
    if (name.startsWith('-') && asksForHelp) return resultOf(await renderHelp(commands));
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command)
      throw new UsageError(`there is no command '${name}'; see: npm run enquiries -- --help`);
    if (asksForHelp) return resultOf(await renderCommandHelp(name, command));
    const args = parseArguments(name, command, rest);
    const now = Date.now();
    const context = {
      config,
      open: () => (store ??= openExisting(config(), cwd)),
      cwd,
      width: process.stdout.isTTY ? process.stdout.columns : 160,
      now,
      logEntry: (command: string, affected: number) => {
        return { at: now, who: operatorName(), command, affected };
      },
    };
    const result = await command.run(context, args);
    return typeof result === 'string' ? resultOf(result) : resultOf(result.output, result.code);
  } catch (error) {
    const known = [UsageError, CommandError, ConfigError, StoreError].some(
      (kind) => error instanceof kind,
    );
    const { message, stack } = error as Error;
    const errors = `frontage: ${printable((known ? message : stack) ?? message)}\n`;
    return { code: error instanceof UsageError ? 2 : 1, output: '', errors };
  } finally {
    await store?.then(
      (opened) => opened.close(),
      () => undefined,
    );
  }
}

const resultOf = (output: string, code = 0): Result => ({
  code,
  output: `${output}\n`,
  errors: '',
});
