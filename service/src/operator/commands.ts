import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { inBatches } from '../db/in-batches.ts';
import type { Store } from '../store/store.ts';
import type { DeliveryState } from '../db/tables.ts';
import { DESTINATIONS, type Destination } from '../db/destinations.ts';
import { LABELS, servicesInWords, siteInWords } from '../enquiries/labels.ts';
import { dateInWords, shortDate } from '../text/date-in-words.ts';
import { NothingDone, UsageError, type Command, type CommandOptions } from './command.ts';
import { erasePerson } from './erase-person.ts';
import { isSubject, type AuditRecord } from '../store/audit-log.ts';
import { csv, printable, printableJson as json, readable, table } from './printable.ts';

const states: DeliveryState[] = ['queued', 'sending', 'sent', 'failed', 'held'];

/** The operator's commands: each returns what to print. */
export const commands: Record<string, Command> = {
  list: async ({ store, width, timeZone }, options) => {
    const state = states.find((known) => known === options.state);
    if (options.state !== undefined && !state)
      throw new UsageError(`--state ${options.state}: give one of ${states.join(', ')}`);
    const destination = destinationOf(options);
    const limit = limitOf(options);
    const records = await store.listEnquiries({ state, destination, limit });
    if (options.json) return json(records.map(readable));
    const rows = records.map((record) => [
      record.publicId,
      record.state,
      shortDate(record.createdAt, timeZone),
      String(record.attempts),
      record.lastCode ?? '',
      record.email,
      record.name,
    ]);
    return table(['ID', 'STATE', 'RECEIVED', 'TRIES', 'CODE', 'EMAIL', 'NAME'], rows, width);
  },

  show: async ({ store, timeZone, checkboxes }, options, [id]) => {
    if (!id) throw new UsageError('show: give the ID of an enquiry');
    const found = await store.showEnquiry(id);
    if (!found) throw new NothingDone(`there is no enquiry ${printable(id)}`);
    if (options.json) {
      const { message, deliveries, ...rest } = readable(found);
      return json({ ...rest, deliveries, message });
    }
    const { message, deliveries, ...rest } = found;
    const words = (ms: number | null) => (ms === null ? '' : dateInWords(ms, timeZone));
    const shown: Partial<Record<keyof typeof LABELS, string | number | null>> = {
      ...rest,
      services: servicesInWords(rest.services, checkboxes),
      language: siteInWords(rest.language),
      createdAt: words(rest.createdAt),
      nextAt: rest.state === 'queued' ? words(rest.nextAt) : '',
      sentAt: words(rest.sentAt),
    };
    const lines = (Object.keys(LABELS) as (keyof typeof LABELS)[])
      .filter((name) => name in shown)
      .map((name) => `${LABELS[name].padEnd(16)}${printable(String(shown[name] ?? ''))}`.trimEnd());
    const elsewhere = deliveries
      .filter(({ destination }) => destination !== 'mail')
      .map(
        ({ destination, state, lastCode, sentAt, nextAt }) =>
          `${destination}: ${state}${lastCode ? ` (${lastCode})` : ''}, ${words(sentAt ?? nextAt)}`,
      );
    return `${[...lines, ...elsewhere].join('\n')}\n\n${printable(message)}`;
  },

  retry: async ({ store, now, entry }, options, names) => {
    const destination = destinationOf(options);
    if (names.length === 0 && !options.all && !destination)
      throw new UsageError('retry: give IDs, --all, or --destination DESTINATION');
    if (names.length > 0 && options.all) throw new UsageError('retry: give IDs or --all, not both');
    const retried = await store.retry({
      entry: await entry(),
      argument: { publicIds: names.length > 0 ? names : undefined, destination, now },
    });
    const { failed, waiting, due } = retried;
    if (failed + waiting + due === 0)
      throw new NothingDone('none of them has failed or waits; see: frontage enquiries list');
    if (options.json) return json({ failed, waiting, due });
    return [
      ...(failed > 0 ? [`${failed} that failed: queued again, with all attempts.`] : []),
      ...(waiting > 0 ? [`${waiting} that waited: due now.`] : []),
      ...(due > 0 ? [`${due} due already: as before.`] : []),
      'The service sends them as soon as it can; while a destination is paused, they wait for its end.',
    ].join('\n');
  },

  release: async ({ store, now, entry }, options, publicIds) => {
    if (publicIds.length === 0) throw new UsageError('release: give the IDs of held enquiries');
    const { length } = await store.release({
      entry: await entry(),
      argument: { publicIds, now },
    });
    if (length === 0)
      throw new NothingDone('none of them is held; see: frontage enquiries list --state held');
    return options.json
      ? json({ queued: length })
      : `${length} queued; the service sends them now.`;
  },

  discard: async ({ store, entry }, options, names) => {
    if (names.length === 0 && !options.all) throw new UsageError('discard: give IDs, or --all');
    const publicIds = options.all ? await held(store) : names;
    const record = await entry();
    let discarded = 0;
    await inBatches(async (limit) => {
      const some = publicIds.splice(0, limit);
      discarded += (await store.discard({ entry: record, argument: some })).length;
      return some.length;
    });
    if (discarded === 0)
      throw new NothingDone('none of them is held; see: frontage enquiries list --state held');
    await store.scrub(undefined);
    return options.json ? json({ discarded }) : `${discarded} deleted.`;
  },

  export: async ({ store, entry }, options) => {
    const { email, format = 'json' } = options;
    if (!email) throw new UsageError('export: give --email ADDRESS');
    if (format !== 'json' && format !== 'csv') throw new UsageError('--format: give json or csv');
    const records = await store.exportByEmail(email);
    await store.note({ entry: await entry(email), affected: records.length });
    if (records.length === 0) throw new NothingDone('nothing is stored under this address');
    return format === 'csv' ? csv(records).trimEnd() : json(records.map(readable));
  },

  erase: async ({ store, mailDir, entry }, options) => {
    const { email } = options;
    if (!email) throw new UsageError('erase: give --email ADDRESS');
    const erased = await erasePerson(store, { email, mailDir, entry: await entry(email) });
    if (options.json) return json({ erased });
    // Not an error: somebody who repeats an interrupted erasure wants to know that it is complete now.
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

  backup: async ({ store, entry }, options, [file]) => {
    if (!file) throw new UsageError('backup: give the FILE to write');
    const target = resolve(file);
    if (existsSync(target)) throw new NothingDone(`${file} is there already; give another name`);
    await store.backup(target);
    const counts = Object.values(await store.countByState(undefined));
    const affected = counts.reduce((sum, count) => sum + count, 0);
    await store.note({ entry: await entry(), affected });
    return options.json ? json({ file: target }) : `written to ${target}`;
  },

  record: async ({ store, width, timeZone }, options) => {
    const { email } = options;
    const all = await store.readLog(email ? 1_000_000 : limitOf(options));
    const rows = email ? await about(all, email) : all;
    if (email && rows.length === 0)
      throw new NothingDone(
        'nothing was exported or erased under this address, as far as the record goes back',
      );
    // Only somebody who has the address can use the digest: record --email.
    const shown = rows.map(({ at, who, command, affected, publicIds, subject }) => ({
      at: new Date(at).toISOString(),
      who,
      command,
      affected,
      publicIds,
      isAboutPerson: subject !== null,
    }));
    if (options.json) return json(shown);
    const head = ['WHEN', 'WHO', 'COMMAND', 'ENQUIRIES', 'IDS'];
    const lines = shown.map(({ at, who, command, affected, publicIds, isAboutPerson }) => [
      shortDate(Date.parse(at), timeZone),
      who,
      command,
      String(affected),
      isAboutPerson ? '(a person; --email ADDRESS tells)' : publicIds.join(' '),
    ]);
    return table(head, lines, width);
  },
};

/** The rows that are about an address. */
async function about(all: AuditRecord[], email: string): Promise<AuditRecord[]> {
  const found: AuditRecord[] = [];
  for (const row of all)
    if (row.subject !== null && (await isSubject(row.subject, email))) found.push(row);
  return found;
}

async function held(store: Store): Promise<string[]> {
  const found = await store.listEnquiries({ state: 'held', limit: 1_000_000 });
  return found.map(({ publicId }) => publicId);
}

function destinationOf({ destination: name }: CommandOptions): Destination | undefined {
  const destination = DESTINATIONS.find((known) => known === name);
  if (name !== undefined && !destination)
    throw new UsageError(`--destination ${name}: give one of ${DESTINATIONS.join(', ')}`);
  return destination;
}

function limitOf({ limit: text = '50' }: CommandOptions): number {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit: give a number from 1');
  return limit;
}
