import type { Checkboxes } from '@frontage/contract/company-facts';
import type { Store } from '../store/store.ts';
import type { AuditEntry } from '../store/audit-log.ts';

export type CommandContext = {
  store: Store;
  mailDir: string;
  /** Of the terminal, in characters. */
  width: number;
  timeZone: string;
  /** What can be ticked in the form. */
  checkboxes: Checkboxes;
  /** Milliseconds since 1970. */
  now: number;
  /** The entry of this command in the audit log, with the address of the person that it is about. */
  entry(email?: string): Promise<AuditEntry>;
};

export type CommandOptions = {
  json?: boolean | undefined;
  all?: boolean | undefined;
  state?: string | undefined;
  destination?: string | undefined;
  limit?: string | undefined;
  email?: string | undefined;
  format?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Runs a command and returns what to print. */
export type Command = (
  context: CommandContext,
  options: CommandOptions,
  names: string[],
) => Promise<string>;

/** The command was not understood: exit code 2. */
export class UsageError extends Error {}

/** The command was understood and could not be done: exit code 1. */
export class NothingDone extends Error {}
