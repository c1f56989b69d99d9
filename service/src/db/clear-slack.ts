import { fdatasyncSync, fstatSync, openSync, readSync, statSync, writeSync } from 'node:fs';

/** The first byte of a B-tree page: an interior or a leaf page, of an index or a table. */
const kinds = new Map([
  [0x02, 12],
  [0x05, 12],
  [0x0a, 8],
  [0x0d, 8],
]);

/**
 * Under so many pages no other kind of page begins with one of these bytes: overflow and free pages
 * begin with the number of a page, in four bytes.
 */
const MOST_PAGES = 2 ** 25;

// Never closed: to close any descriptor of a file gives back all locks that the process has on it,
// SQLite's too (POSIX).
const descriptors = new Map<string, number>();

/**
 * Overwrites with zeros what no cell of a page uses: the space between the pointers and the cells, where
 * a page that was split or merged keeps old copies that `secure_delete` does not reach. SQLite itself
 * offers only VACUUM, which keeps every writer out until the whole file is written anew.
 *
 * Only bytes that mean nothing to SQLite are written, so to be killed in the midst harms nothing. The
 * caller has to hold the write lock with an empty log, or these pages may not be what counts; its
 * cache, and that of others, has to go before the lock does. The format: https://sqlite.org/fileformat.html
 *
 * @param range page numbers from 0, `to` is not in it
 * @returns how many pages the file has
 */
export function clearSlack(
  file: string,
  pageSize: number,
  range: { from: number; to: number },
): number {
  const descriptor = descriptorOf(file);
  const pages = Math.floor(fstatSync(descriptor).size / pageSize);
  if (pages >= MOST_PAGES)
    throw new Error('the database is too large for its pages to be told apart');
  const end = Math.min(range.to, pages);
  if (range.from >= end) return pages;
  const bytes = Buffer.alloc((end - range.from) * pageSize);
  readSync(descriptor, bytes, 0, bytes.length, range.from * pageSize);
  let written = false;
  for (let page = range.from; page < end; page += 1) {
    const at = (page - range.from) * pageSize;
    const slack = slackOf(bytes.subarray(at, at + pageSize), page === 0 ? 100 : 0);
    if (!slack) continue;
    const zeros = Buffer.alloc(slack.to - slack.from);
    writeSync(descriptor, zeros, 0, zeros.length, page * pageSize + slack.from);
    written = true;
  }
  if (written) fdatasyncSync(descriptor);
  return pages;
}

/** Where a page has something in its unused space; nothing when it has not, or is no B-tree page. */
export function slackOf(page: Buffer, header = 0): { from: number; to: number } | undefined {
  const size = kinds.get(page.readUInt8(header));
  if (size === undefined) return undefined;
  const from = header + size + 2 * page.readUInt16BE(header + 3);
  const to = page.readUInt16BE(header + 5) || 65_536;
  if (from >= to || to > page.length) return undefined;
  // No cell of a sound page begins before its cells do. Where one would, nothing here is touched.
  for (let pointer = header + size; pointer < from; pointer += 2)
    if (page.readUInt16BE(pointer) < to) return undefined;
  return page.subarray(from, to).some((byte) => byte !== 0) ? { from, to } : undefined;
}

function descriptorOf(file: string): number {
  const { dev, ino } = statSync(file);
  const name = `${dev}:${ino}`;
  const descriptor = descriptors.get(name) ?? openSync(file, 'r+');
  descriptors.set(name, descriptor);
  return descriptor;
}
