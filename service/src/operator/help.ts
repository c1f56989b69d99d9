type Page = {
  synopsis: string;
  says: string;
  options?: [option: string, says: string][];
  example: string;
};

const states = 'queued, sending, sent, failed or held';
const destinations = 'mail, webhook or acknowledgement';

/** The manual page of each command. */
export const pages: Record<string, Page> = {
  list: {
    synopsis: 'list [--state STATE] [--destination DESTINATION] [--limit N]',
    says: 'Lists the newest enquiries with the state of their mail, or of another delivery.',
    options: [
      ['--state STATE', `only those in one state: ${states}`],
      ['--destination DESTINATION', `${destinations}; the mail unless you say`],
      ['--limit N', 'how many at most; 50 unless you say'],
    ],
    example: 'list --state failed',
  },
  show: {
    synopsis: 'show ID',
    says: 'Shows one whole enquiry, with the state of each of its deliveries.',
    example: 'show mh3k9x2ab1c4d5e6f7a8b9c0',
  },
  retry: {
    synopsis: 'retry ID… | --all | --destination DESTINATION',
    says: 'Sends failed deliveries now, with all attempts again, and those that wait for their next attempt. What was sent is never sent again; held enquiries are released, not retried.',
    options: [
      ['--all', 'everything that failed or waits'],
      [
        '--destination DESTINATION',
        `only this one: ${destinations}; alone it means all of its deliveries`,
      ],
    ],
    example: 'retry --destination webhook',
  },
  release: {
    synopsis: 'release ID…',
    says: 'Sends held enquiries, whose honeypot was filled in: a field that no person sees.',
    example: 'release mh3k9x2ab1c4d5e6f7a8b9c0',
  },
  discard: {
    synopsis: 'discard ID… | --all',
    says: 'Deletes held enquiries, and nothing in another state.',
    options: [['--all', 'everything that is held']],
    example: 'discard --all',
  },
  export: {
    synopsis: 'export --email ADDRESS [--format json|csv]',
    says: 'Prints everything that is stored about a person, for their right of access.',
    options: [
      ['--email ADDRESS', 'upper and lower case count as the same'],
      ['--format FORMAT', 'json, or csv for a spreadsheet'],
    ],
    example: 'export --email person@example.org',
  },
  erase: {
    synopsis: 'erase --email ADDRESS',
    says: 'Erases everything about a person from the database, its log and the mail folder. Sent mails and backups are yours to look after. It can be repeated.',
    options: [['--email ADDRESS', 'upper and lower case count as the same']],
    example: 'erase --email person@example.org',
  },
  record: {
    synopsis: 'record [--email ADDRESS] [--limit N]',
    says: 'Shows who erased, exported, released, discarded or retried what, and who made a backup: without addresses and content.',
    options: [
      ['--email ADDRESS', 'only what was done about this person; it takes a moment for each row'],
      ['--limit N', 'how many at most; 50 unless you say'],
    ],
    example: 'record --email person@example.org',
  },
  stats: {
    synopsis: 'stats',
    says: 'Counts the enquiries in each state, and gives the age of the oldest that waits.',
    example: 'stats --json',
  },
  backup: {
    synopsis: 'backup FILE',
    says: 'Writes a consistent copy of a SQLite database, while the service runs or not; never over a file. PostgreSQL has pg_dump.',
    example: 'backup /var/backups/frontage.db',
  },
  copy: {
    synopsis: 'copy --from sqlite:PATH|postgres://… --to sqlite:PATH|postgres://…',
    says: 'Moves everything to another database, with all keys, and compares counts and checksums of each table at the end. Stop the service first and start it on the new database: two that run would both send what waits. If the copy is interrupted, run it again: it resumes. The source is only read; the target must be empty, and on PostgreSQL it must exist already.',
    options: [
      ['--from ADDRESS', 'as in DATABASE_URL; leave the password to PGPASSWORD'],
      ['--to ADDRESS', 'the same; other users of this machine can see it here'],
    ],
    example: 'copy --from sqlite:x.db --to postgres://…',
  },
};

const run = 'npm run enquiries -- ';

/** What `--help` prints: the whole manual. */
export function manual(): string {
  const commands = Object.entries(pages).flatMap(([, page]) => [...body(page), '']);
  return [
    'NAME',
    '    enquiries - look after the enquiries that visitors sent',
    '',
    'SYNOPSIS',
    `    ${run}COMMAND [OPTION…]`,
    `    ${run}COMMAND --help`,
    '',
    'DESCRIPTION',
    ...wrap(
      'Works on the database of the service, while that runs or not. It creates no database, and does not upgrade an older one: the start of the service does both.',
    ),
    '',
    'COMMANDS',
    ...commands,
    'OPTIONS OF ALL COMMANDS',
    ...options([
      ['--json', 'print JSON, for programs; times are UTC there'],
      ['--help, -h', 'this text, or after a command that one’s part of it'],
    ]),
    '',
    'SETTINGS',
    ...wrap('The same as the service’s, from the environment and from .env in this folder:'),
    ...options([
      ['DATABASE_URL', 'the database; unless set, sqlite:data/frontage.db in this folder'],
      ['MAIL_DIR', 'where mails are written without SMTP_URL; erase looks there too'],
      ['TIME_ZONE', 'in which times are shown'],
      ['RETENTION_RECORD_DAYS', 'how long the record is kept'],
    ]),
    '',
    'EXIT CODES',
    ...options([
      ['0', 'done'],
      ['1', 'nothing found, no database found, or it could not be done'],
      ['2', 'the command was not understood'],
    ]),
    '',
    'FILES',
    ...options([
      ['.env', 'the settings'],
      ['data/frontage.db', 'the database, with -wal and -shm beside it while it is used'],
      ['data/mail', 'mails as .eml files'],
      ['docs/operating.md', 'what to do when something is wrong'],
    ]),
  ].join('\n');
}

/** What `COMMAND --help` prints. */
export const manualOf = (page: Page): string => body(page, '').join('\n');

function body({ synopsis, says, options: own = [], example }: Page, indent = '    '): string[] {
  return [
    `${indent}${synopsis}`,
    ...wrap(says, `${indent}    `),
    ...options(own, `${indent}    `),
    `${indent}    Example: ${run}${example}`,
  ];
}

function options(rows: [option: string, says: string][], indent = '    '): string[] {
  const width = Math.max(0, ...rows.map(([option]) => option.length));
  return rows.flatMap(([option, says]) => {
    const hanging = ' '.repeat(indent.length + width + 2);
    const [first = '', ...rest] = wrap(says, hanging);
    return [`${indent}${option.padEnd(width)}  ${first.trimStart()}`, ...rest];
  });
}

/** Lines of a width that every terminal has. */
function wrap(text: string, indent = '    '): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (indent.length + line.length > 80) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.map((line) => `${indent}${line}`);
}
