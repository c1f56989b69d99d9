import { fdatasyncSync, fstatSync, openSync, readSync, statSync, writeSync } from 'node:fs';

/** The header sizes of B-tree pages, interior and leaf, of indexes and tables, by their first byte. */
const headerSizes = new Map([
  [0x02, 12],
  [0x05, 12],
  [0x0a, 8],
  [0x0d, 8],
]);

/**
 * In files below this size no other kind of page begins with one of these bytes: overflow and free pages
 * begin with a page number of four bytes.
 */
const MOST_PAGES = 2 ** 25;

// These are never closed: closing any descriptor of a file releases all locks that the process has on
// it, SQLite's too (POSIX).
const descriptors = new Map<string, number>();

/**
 * Overwrites the unallocated space of pages with zeros: the bytes between the cell pointers and the
 * cells, where a page that was split or merged keeps old copies that `secure_delete` does not reach.
 * SQLite itself offers only VACUUM, which keeps every writer out until it has rewritten the whole file.
 * The format: https://sqlite.org/fileformat.html, section 1.6
 *
 * It writes only bytes that mean nothing to SQLite, so a kill in the middle harms nothing. The caller has
 * to hold the write lock with an empty log, or newer versions of these pages may be elsewhere. Before it
 * gives back the lock, it has to clear its cache and make others clear theirs.
 *
 * @param range page numbers from 0; `to` is not included
 * @returns how many pages the file has
 */
export function zeroUnallocated(
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
    const unallocated = unallocatedOf(bytes.subarray(at, at + pageSize), page === 0 ? 100 : 0);
    if (!unallocated) continue;
    const zeros = Buffer.alloc(unallocated.to - unallocated.from);
    writeSync(descriptor, zeros, 0, zeros.length, page * pageSize + unallocated.from);
    written = true;
  }
  if (written) fdatasyncSync(descriptor);
  return pages;
}

/** Where a page has bytes in its unallocated space; undefined when it has none, or is no B-tree page. */
export function unallocatedOf(page: Buffer, header = 0): { from: number; to: number } | undefined {
  const size = headerSizes.get(page.readUInt8(header));
  if (size === undefined) return undefined;
  const from = header + size + 2 * page.readUInt16BE(header + 3);
  const to = page.readUInt16BE(header + 5) || 65_536;
  if (from >= to || to > page.length) return undefined;
  // In a sound page no cell begins before the cell area. A page where one does is left alone.
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
