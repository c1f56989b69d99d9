import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { databaseName, parseDatabase } from '../config/config.ts';
import { restoreSqlite } from '../db/sqlite.ts';
import { inBatches } from '../db/in-batches.ts';
import { DESTINATIONS, STATES } from '../db/tables.ts';
import { oldestAgeSeconds } from '../store/health.ts';
import {
  labeledAnswers,
  isApplication,
  LABELS,
  serviceLabels,
  siteName,
} from '../enquiries/labels.ts';
import { writeLog } from '../store/operator-log.ts';
import type { EnquiryRecord } from '../store/read.ts';
import { formatDate, formatShortDate } from '../text/format-time.ts';
import { defineCommand, type Command, CommandError, UsageError } from './define-command.ts';
import { copyDatabase } from './copy.ts';
import { erasePerson } from './erase-person.ts';
import { formatCsv, printable, printableJson, formatTable } from './printable.ts';

const json = { type: 'boolean', description: 'print JSON, for programs; times are UTC' } as const;
const state = {
  type: 'enum' as const,
  options: [...STATES],
  description: 'only those in one state',
};
const destination = {
  type: 'enum' as const,
  options: [...DESTINATIONS],
  description: 'this delivery; the mail unless given',
};
const limitOption = { type: 'string', default: '50', description: 'how many at most' } as const;
const email = {
  type: 'string',
  valueHint: 'ADDRESS',
  description: 'in whatever form it was typed',
} as const;
const id = { type: 'positional', required: true, description: 'of one enquiry or more' } as const;

export const enquiryCommands: Record<string, Command> = {
  list: defineCommand({
    description: 'Lists the newest enquiries with the state of a delivery',
    args: { state, destination, limit: limitOption, json },
    run: async ({ open, config, width }, args) => {
      const store = await open();
      const { state, destination } = args;
      const limit = parseLimit(args.limit);
      const found = await store.listEnquiries({ state, destination, limit });
      const { TIME_ZONE: timeZone } = config().settings;
      return args.json ? printableJson(found) : formatEnquiries(found, { timeZone, width, limit });
    },
  }),

  search: defineCommand({
    description:
      'Lists the newest enquiries with all these words in name, address, message or added fields',
    args: {
      words: { type: 'positional', required: true, description: 'quote what belongs together' },
      limit: limitOption,
      json,
    },
    run: async ({ open, config, width }, { _: words, ...args }) => {
      const store = await open();
      const limit = parseLimit(args.limit);
      const found = await store.searchEnquiries({ words, limit });
      if (found.length === 0) throw new CommandError('no stored enquiry has all these words');
      const { TIME_ZONE: timeZone } = config().settings;
      return args.json ? printableJson(found) : formatEnquiries(found, { timeZone, width, limit });
    },
  }),

  show: defineCommand({
    description: 'Shows one whole enquiry, with the state of each of its deliveries',
    args: { id: { ...id, description: 'of the enquiry' }, json },
    run: async ({ open, config }, args) => {
      const found = await (await open()).showEnquiry(args.id);
      if (!found) throw new CommandError(`there is no enquiry ${printable(args.id)}`);
      if (args.json) {
        const { message, ...before } = found;
        return printableJson({ ...before, message });
      }
      const { message, deliveries, fields, ...rest } = found;
      const { settings, company } = config();
      const formatTime = (ms: number | null) =>
        ms === null ? '' : formatDate(ms, settings.TIME_ZONE);
      const values: Partial<Record<keyof typeof LABELS, string | number | null>> = {
        ...rest,
        services: serviceLabels(rest.services, company.checkboxes),
        language: siteName(rest.language),
        createdAt: formatTime(rest.createdAt),
        nextAt: rest.state === 'queued' ? formatTime(rest.nextAt) : '',
        sentAt: formatTime(rest.sentAt),
      };
      const lines = (Object.keys(LABELS) as (keyof typeof LABELS)[])
        .filter((name) => name in values)
        .flatMap((name) => [
          ...(name === 'services' && isApplication(fields)
            ? []
            : [[LABELS[name], String(values[name] ?? '')] as const]),
          ...(name === 'services' ? labeledAnswers(fields, company.fields) : []),
        ])
        .map(([label, value]) => `${label.padEnd(16)}${printable(value)}`.trimEnd());
      const elsewhere = deliveries
        .filter((delivery) => delivery.destination !== 'mail')
        .map(
          ({ destination, state, lastCode, sentAt, nextAt }) =>
            `${destination}: ${state}${lastCode ? ` (${lastCode})` : ''}, ${formatTime(sentAt ?? nextAt)}`,
        );
      return `${[...lines, ...elsewhere].join('\n')}\n\n${printable(message)}`;
    },
  }),

  retry: defineCommand({
    description: 'Sends now what failed and what waits for its next attempt',
    args: {
      id: { ...id, required: false },
      all: { type: 'boolean', description: 'everything that failed or waits' },
      destination: { ...destination, description: 'only this delivery; alone, all of them' },
      json,
    },
    run: async ({ open, logEntry, now }, { _: ids, all, destination, ...args }) => {
      if (ids.length === 0 && !all && !destination)
        throw new UsageError('retry: give IDs, --all, or --destination DESTINATION');
      if (ids.length > 0 && all) throw new UsageError('retry: give IDs or --all, not both');
      const store = await open();
      const { failed, waiting, due } = await store.retry({
        publicIds: ids.length > 0 ? ids : undefined,
        destination,
        now,
      });
      if (failed + waiting + due === 0)
        throw new CommandError('none of them has failed or waits; see: npm run enquiries -- list');
      const to = destination ? [`--destination ${destination}`] : [];
      const words = ['retry', ...(all ? ['--all'] : []), ...to, ...ids];
      await store.writeLog(logEntry(words.join(' '), failed + waiting));
      if (args.json) return printableJson({ failed, waiting, due });
      return [
        ...(failed > 0 ? [`${failed} that failed: queued again, with all attempts.`] : []),
        ...(waiting > 0 ? [`${waiting} that waited: due now.`] : []),
        ...(due > 0 ? [`${due} due already: as before.`] : []),
        'The service sends them as soon as it can; while a destination is paused, they wait for its end.',
      ].join('\n');
    },
  }),

  release: defineCommand({
    description: 'Sends held enquiries: those whose honeypot was filled in',
    args: { id, json },
    run: async ({ open, logEntry, now }, { _: publicIds, ...args }) => {
      const store = await open();
      const queued = await store.release({ publicIds, now });
      if (queued === 0) throw noneHeldError();
      await store.writeLog(logEntry(`release ${publicIds.join(' ')}`, queued));
      return args.json
        ? printableJson({ queued })
        : `${queued} queued; the service sends them now.`;
    },
  }),

  discard: defineCommand({
    description: 'Deletes held enquiries, and nothing in another state',
    args: {
      id: { ...id, required: false },
      all: { type: 'boolean', description: 'everything that is held' },
      json,
    },
    run: async ({ open, logEntry }, { _: ids, all, ...args }) => {
      if (ids.length === 0 && !all) throw new UsageError('discard: give IDs, or --all');
      const store = await open();
      const left = [...ids];
      let discarded = 0;
      await inBatches(async (limit) => {
        const some = all
          ? (await store.listEnquiries({ state: 'held', limit })).map(({ publicId }) => publicId)
          : left.splice(0, limit);
        discarded += (await store.discard(some)).length;
        return some.length;
      });
      if (discarded === 0) throw noneHeldError();
      await store.writeLog(logEntry(all ? 'discard --all' : `discard ${ids.join(' ')}`, discarded));
      await store.vacuum();
      return args.json ? printableJson({ discarded }) : `${discarded} deleted.`;
    },
  }),

  export: defineCommand({
    description: 'Prints everything that is stored about a person, or about all',
    args: {
      email,
      all: { type: 'boolean', description: 'of all people, instead of --email' },
      format: {
        type: 'enum',
        options: ['json', 'csv'],
        default: 'json',
        description: 'csv is for a spreadsheet',
      },
    },
    run: async ({ open, logEntry }, { email, all = false, format }) => {
      if (all === (email !== undefined))
        throw new UsageError('export: give --email ADDRESS or --all');
      const store = await open();
      const found = await (email === undefined ? store.exportAll() : store.exportByEmail(email));
      await store.writeLog(
        logEntry(`export ${all ? '--all ' : ''}--format ${format}`, found.length),
      );
      if (found.length === 0)
        throw new CommandError(all ? 'nothing is stored' : 'nothing is stored under this address');
      return format === 'csv' ? formatCsv(found).trimEnd() : printableJson(found);
    },
  }),

  erase: defineCommand({
    description: 'Erases everything about a person: rows, log and mail folder',
    args: {
      email,
      id: { type: 'string', valueHint: 'ID', description: 'one enquiry, or some: ID,ID' },
      json,
    },
    run: async ({ open, config, logEntry }, { email, id, ...args }) => {
      if ((email === undefined) === (id === undefined))
        throw new UsageError('erase: give --email or --id');
      const publicIds = id?.split(',').map((one) => one.trim()) ?? [];
      const store = await open();
      const selector = email === undefined ? { publicIds } : { email };
      const erased = await erasePerson(store, selector, config());
      await store.writeLog(logEntry(['erase', ...publicIds].join(' '), erased));
      if (args.json) return printableJson({ erased });
      // Not an error: somebody who repeats an interrupted erasure wants to know that it is complete.
      if (erased === 0)
        return `Nothing is stored under this ${email === undefined ? 'ID' : 'address'} (any more).`;
      return `${erased} erased. Sent mails are yours to look after, and backups until they expire.`;
    },
  }),

  log: defineCommand({
    description: 'Shows which commands changed, exported, copied or restored enquiries',
    args: { limit: limitOption, json },
    run: async ({ open, config, width }, args) => {
      const rows = await (await open()).readLog(parseLimit(args.limit));
      if (args.json) return printableJson(rows);
      const lines = rows.map(({ at, who, command, affected }) => [
        formatShortDate(at, config().settings.TIME_ZONE),
        who,
        String(affected),
        command,
      ]);
      return formatTable([['WHEN', 'WHO', 'ENQUIRIES', 'COMMAND'], ...lines], width);
    },
  }),

  stats: defineCommand({
    description: 'Counts the enquiries in each state, and says how long the oldest waits',
    args: { json },
    run: async ({ open, now }, args) => {
      const store = await open();
      const counts = await store.countByState();
      const health = await store.health();
      const destinations = DESTINATIONS.map((destination) => {
        const { waiting, failed } = health.byDestination[destination];
        const oldestSeconds = oldestAgeSeconds(health.byDestination[destination], now);
        return { destination, waiting, failed, oldestSeconds };
      });
      if (args.json) return printableJson({ ...counts, destinations });
      const lines = Object.entries(counts).map(([state, count]) => `${state.padEnd(8)} ${count}`);
      const destinationLines = destinations.map(
        ({ destination, waiting, failed, oldestSeconds }) =>
          `${destination}: ${failed} failed, ${waiting} wait${waiting > 0 ? `, the oldest for ${oldestSeconds} s` : ''}`,
      );
      return [...lines, ...destinationLines].join('\n');
    },
  }),

  backup: defineCommand({
    description: 'Writes a consistent copy of a SQLite database to a new file, and reads it back',
    args: { file: { type: 'positional', required: true, description: 'to write' }, json },
    run: async ({ open, cwd, logEntry }, { file, ...args }) => {
      const target = resolve(cwd, file);
      if (existsSync(target)) throw new CommandError(`${file} is there already; give another name`);
      const store = await open();
      const enquiries = await store.backup(target);
      await store.writeLog(logEntry('backup', enquiries));
      if (args.json) return printableJson({ file: target, enquiries });
      return `written to ${target} and read back: ${enquiries} enquiries`;
    },
  }),

  restore: defineCommand({
    description: 'Puts a backup in the place of the SQLite database, while the service is stopped',
    args: {
      file: { type: 'positional', required: true, description: 'that backup has written' },
      replace: { type: 'boolean', description: 'and loses what the database holds now' },
      json,
    },
    run: async ({ config, cwd, logEntry }, { file, replace, ...args }) => {
      const { database } = config();
      if (database.kind !== 'sqlite')
        throw new CommandError('DATABASE_URL is PostgreSQL; docs/operating.md has its pg_restore');
      if (existsSync(database.file) && !replace)
        throw new CommandError(`${database.file} is there already; --replace loses what it holds`);
      const enquiries = await restoreSqlite(resolve(cwd, file), database.file, (restored, count) =>
        writeLog(restored, logEntry('restore', count)),
      ).catch(({ message }: Error) => {
        throw new CommandError(`${file} is not restored, and nothing has changed: ${message}`);
      });
      if (args.json) return printableJson({ file: database.file, enquiries });
      return `${database.file} holds ${enquiries} enquiries; what waits is sent once the service starts`;
    },
  }),

  copy: defineCommand({
    description: 'Copies everything to a new, empty database, while the service is stopped',
    args: {
      from: { type: 'string', required: true, description: 'sqlite:PATH or postgres://…' },
      to: { type: 'string', required: true, description: 'the same; PGPASSWORD has the password' },
      json,
    },
    run: async ({ cwd, logEntry }, { from, to, ...args }) => {
      const read = (option: string, address: string) => {
        const database = parseDatabase(address, cwd);
        if (!database) throw new UsageError(`copy: give ${option} sqlite:PATH or postgres://…`);
        return database;
      };
      const source = read('--from', from);
      const target = read('--to', to);
      if (databaseName(source) === databaseName(target))
        throw new UsageError(`copy: --from and --to are both ${databaseName(source)}`);
      const counts = await copyDatabase(source, target, (affected) => logEntry('copy', affected));
      if (args.json) return printableJson(counts);
      const lines = Object.entries(counts).map(([table, count]) => `${table.padEnd(14)}${count}`);
      return [
        ...lines,
        `Copied. Set DATABASE_URL to the new one and start the service there; ${databaseName(source)} is as it was, and must not be started again.`,
      ].join('\n');
    },
  }),
};

function formatEnquiries(
  records: EnquiryRecord[],
  { timeZone, width, limit }: { timeZone: string; width: number; limit: number },
): string {
  const rows = records.map((record) => [
    record.publicId,
    record.state,
    formatShortDate(record.createdAt, timeZone),
    String(record.attempts),
    record.lastCode ?? '',
    record.email,
    record.name,
  ]);
  const header = ['ID', 'STATE', 'RECEIVED', 'TRIES', 'CODE', 'EMAIL', 'NAME'];
  const table = formatTable([header, ...rows], width);
  return records.length < limit
    ? table
    : `${table}\nThese are the newest ${limit}; there may be more: --limit`;
}

const noneHeldError = () =>
  new CommandError('none of them is held; see: npm run enquiries -- list --state held');

function parseLimit(text: string): number {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit: give a number from 1');
  return limit;
}
