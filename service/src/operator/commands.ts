import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Store } from '../db/store.ts';
import type { DeliveryState } from '../db/tables.ts';
import { DESTINATIONS } from '../deliveries/destinations.ts';
import { NothingDone, UsageError, type Command, type CommandOptions } from './command.ts';
import { erasePerson } from './erase-person.ts';
import { csv, printable, printableJson as json, readable, table } from './printable.ts';

const states: DeliveryState[] = ['queued', 'sending', 'sent', 'failed', 'held'];

/** The operator's commands: each gives back what is to be printed. */
export const commands: Record<string, Command> = {
  list: async ({ store, width }, options) => {
    const state = states.find((known) => known === options.state);
    if (options.state !== undefined && !state)
      throw new UsageError(`--state ${options.state}: give one of ${states.join(', ')}`);
    const destination = DESTINATIONS.find((known) => known === (options.destination ?? 'mail'));
    if (!destination)
      throw new UsageError(
        `--destination ${options.destination}: give one of ${DESTINATIONS.join(', ')}`,
      );
    const limit = Number(options.limit ?? 50);
    if (!Number.isInteger(limit) || limit < 1)
      throw new UsageError('--limit: give a number from 1');
    const records = (await store.listEnquiries({ state, destination, limit })).map(readable);
    if (options.json) return json(records);
    const rows = records.map((record) => [
      record.publicId,
      record.state,
      (record.createdAt ?? '').slice(0, 16).replace('T', ' '),
      String(record.attempts),
      record.lastCode ?? '',
      record.email,
      record.name,
    ]);
    return table(['ID', 'STATE', 'RECEIVED', 'TRIES', 'CODE', 'E-MAIL', 'NAME'], rows, width);
  },

  show: async ({ store }, options, [id]) => {
    if (!id) throw new UsageError('show: give the ID of an enquiry');
    const found = await store.showEnquiry(id);
    if (!found) throw new NothingDone(`there is no enquiry ${printable(id)}`);
    const { message, deliveries, ...rest } = readable(found);
    if (options.json) return json({ ...rest, deliveries, message });
    const lines = Object.entries(rest).map(
      ([name, value]) => `${name.padEnd(10)}  ${printable(String(value ?? ''))}`,
    );
    const elsewhere = deliveries
      .filter(({ destination }) => destination !== 'mail')
      .map(
        ({ destination, state, lastCode, sentAt, nextAt }) =>
          `${destination}: ${state}${lastCode ? ` (${lastCode})` : ''}, ${sentAt ?? nextAt}`,
      );
    return `${[...lines, ...elsewhere].join('\n')}\n\n${printable(message)}`;
  },

  retry: async ({ store, now }, options, names) => {
    const publicIds = await chosen(store, 'failed', options, names);
    if (publicIds.length === 0 && !options.all) throw new UsageError('retry: give IDs, or --all');
    return moved(await store.retry({ publicIds, now }), 'failed', options);
  },

  release: async ({ store, now }, options, publicIds) => {
    if (publicIds.length === 0) throw new UsageError('release: give the IDs of held enquiries');
    return moved(await store.release({ publicIds, now }), 'held', options);
  },

  discard: async ({ store }, options, names) => {
    const publicIds = await chosen(store, 'held', options, names);
    if (publicIds.length === 0 && !options.all) throw new UsageError('discard: give IDs, or --all');
    const discarded = await store.discard(publicIds);
    if (discarded.length === 0)
      throw new NothingDone('none of them is held; see: frontage enquiries list --state held');
    await store.scrub(undefined);
    return options.json ? json({ discarded: discarded.length }) : `${discarded.length} deleted.`;
  },

  export: async ({ store }, options) => {
    const { email, format = 'json' } = options;
    if (!email) throw new UsageError('export: give --email ADDRESS');
    if (format !== 'json' && format !== 'csv') throw new UsageError('--format: give json or csv');
    const records = await store.exportByEmail(email);
    if (records.length === 0) throw new NothingDone('nothing is stored under this address');
    return format === 'csv' ? csv(records).trimEnd() : json(records.map(readable));
  },

  erase: async ({ store, mailDir }, options) => {
    const { email } = options;
    if (!email) throw new UsageError('erase: give --email ADDRESS');
    const erased = await erasePerson(store, { email, mailDir });
    if (options.json) return json({ erased });
    // Not an error: whoever repeats an erasure that broke off wants to know that it is whole now.
    if (erased === 0) return 'Nothing is stored under this address (any more).';
    return `${erased} erased. Backups are yours to look after.`;
  },

  stats: async ({ store, now }, options) => {
    const [counts, health] = [await store.countByState(undefined), await store.health(undefined)];
    const oldestSeconds =
      health.oldestAt === null ? null : Math.max(0, Math.round((now - health.oldestAt) / 1_000));
    if (options.json) return json({ ...counts, oldestSeconds, others: health.others });
    const lines = Object.entries(counts).map(([state, count]) => `${state.padEnd(8)} ${count}`);
    const oldest = oldestSeconds === null ? 'nothing waits' : `waits since ${oldestSeconds} s`;
    const others = health.others.map(
      ({ destination, waiting, failed }) => `${destination}: ${waiting} wait, ${failed} failed`,
    );
    return [...lines, `oldest   ${oldest}`, ...others].join('\n');
  },

  backup: async ({ store }, options, [file]) => {
    if (!file) throw new UsageError('backup: give the FILE to write');
    const target = resolve(file);
    if (existsSync(target)) throw new NothingDone(`${file} is there already; give another name`);
    await store.backup(target);
    return options.json ? json({ file: target }) : `written to ${target}`;
  },
};

/** The IDs that were given, or with `--all` those of everything in a state. */
async function chosen(
  store: Store,
  state: DeliveryState,
  { all }: CommandOptions,
  names: string[],
) {
  if (!all) return names;
  const found = await Promise.all(
    DESTINATIONS.map((destination) =>
      store.listEnquiries({ state, destination, limit: 1_000_000 }),
    ),
  );
  return [...new Set(found.flat().map(({ publicId }) => publicId))];
}

function moved(count: number, from: string, options: CommandOptions): string {
  if (count === 0) throw new NothingDone(`none of them is ${from}; see: frontage enquiries list`);
  return options.json ? json({ queued: count }) : `${count} queued; the service sends them now.`;
}
