import type { Config } from '../config/config.ts';
import { copyAll } from '../copy/copy.ts';
import { openSource, openTarget, type Side } from '../copy/open-sides.ts';
import { COPIED_TABLES } from '../copy/rows.ts';
import { NothingDone, UsageError, type CommandOptions } from './command.ts';
import type { AuditEntry } from '../store/audit-log.ts';
import { nameOf } from './open-existing.ts';
import { printableJson } from './printable.ts';

type Context = {
  /** Parses the address of a database; undefined when it is none. */
  parse: (address: string) => Config['database'] | undefined;
  entry: () => Promise<AuditEntry>;
  /** Is called with the number of enquiries that are copied. */
  progress: (enquiries: number) => void;
};

/** Copies everything to another database. It needs no open store, because it opens two. */
export async function copyCommand(
  { parse, entry, progress }: Context,
  { from, to, json }: CommandOptions,
): Promise<string> {
  const read = (option: string, address: string | undefined) => {
    const database = address === undefined ? undefined : parse(address);
    if (!database) throw new UsageError(`copy: give ${option} sqlite:PATH or postgres://…`);
    return { database, name: nameOf(database) };
  };
  const [source, target] = [read('--from', from), read('--to', to)];
  if (source.name === target.name)
    throw new UsageError(`copy: --from and --to are both ${source.name}`);
  const sides: Side[] = [];
  try {
    const opened = async (
      open: typeof openSource,
      { database, name }: { database: Config['database']; name: string },
    ) => {
      const side = await open(database, name).catch((error: Error) => {
        throw new NothingDone(`${name}: ${error.message}`);
      });
      sides.push(side);
      return side;
    };
    const ends = [await opened(openSource, source), await opened(openTarget, target)] as const;
    const sums = await copyAll(...ends, { entry: await entry(), onBatch: progress }).catch(
      (error: Error) => {
        throw new NothingDone(`${target.name}: ${error.message}`);
      },
    );
    if (json) return printableJson(sums);
    const lines = COPIED_TABLES.map(
      (table) =>
        `${table.padEnd(14)}${String(sums[table].count).padStart(8)}  ${sums[table].sha256}`,
    );
    return [
      ...lines,
      `Copied, and the same on both sides. Set DATABASE_URL to the new one and start the service there; ${source.name} is as it was, and must not be started again.`,
    ].join('\n');
  } finally {
    for (const side of sides) await side.close();
  }
}
