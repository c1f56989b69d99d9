#!/usr/bin/env node
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ConfigError, parseDatabase, readConfig } from './config/config.ts';
import { StoreError } from './db/store-error.ts';
import { NothingDone, UsageError, type CommandOptions } from './operator/command.ts';
import { commands } from './operator/commands.ts';
import { manual, manualOf, pages } from './operator/help.ts';
import { copyCommand } from './operator/copy-command.ts';
import { operator, subjectOf, type AuditEntry } from './store/audit-log.ts';
import { openExisting } from './operator/open-existing.ts';
import { printable } from './operator/printable.ts';

const options = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  all: { type: 'boolean' },
  state: { type: 'string' },
  destination: { type: 'string' },
  limit: { type: 'string' },
  email: { type: 'string' },
  format: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const;

function parse() {
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** A command as the audit log has it: its name and options, and no address. */
function wordsOf(name: string, { all, destination, format }: CommandOptions): string {
  const options = [
    ...(all ? ['--all'] : []),
    ...(destination ? [`--destination ${destination}`] : []),
    ...(format ? [`--format ${format}`] : []),
  ];
  return [name, ...options].join(' ');
}

const parseDatabaseHere = (address: string) => parseDatabase(address, process.cwd());

/** Shows a person who waits for minutes how far it is; prints nothing for a program. */
function progress(enquiries: number) {
  if (process.stderr.isTTY) process.stderr.write(`\r${enquiries} enquiries copied`);
}

/** Runs one command and returns what it prints. */
async function run(): Promise<string> {
  const { values, positionals } = parse();
  // `npm run enquiries -- list` leaves the first word out.
  const [name, ...names] = positionals[0] === 'enquiries' ? positionals.slice(1) : positionals;
  if (name === undefined) return manual();
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  if (!page)
    throw new UsageError(`there is no command '${name}'; see: npm run enquiries -- --help`);
  if (values.help) return manualOf(page);
  const now = Date.now();
  const entry = async (email?: string): Promise<AuditEntry> => ({
    id: randomUUID(),
    at: now,
    who: operator(process.env),
    command: wordsOf(name, values),
    ...(email && { subject: await subjectOf(email) }),
  });
  const command = commands[name];
  if (!command) return copyCommand({ parse: parseDatabaseHere, entry, progress }, values);
  const config = readConfig();
  const store = await openExisting(config, process.cwd());
  try {
    const width = process.stdout.isTTY ? process.stdout.columns : 160;
    const { TIME_ZONE: timeZone } = config.settings;
    const { checkboxes } = config.company;
    const context = { store, mailDir: config.mailDir, width, timeZone, checkboxes, now, entry };
    return await command(context, values, names);
  } finally {
    await store.close();
  }
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  const known = [UsageError, NothingDone, ConfigError, StoreError].some(
    (kind) => error instanceof kind,
  );
  const { message, stack } = error as Error;
  process.stderr.write(`frontage: ${printable((known ? message : stack) ?? message)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
