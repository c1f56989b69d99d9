import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeFromTemplate } from '../../../../scripts/new.ts';
import { temporaryFolder, temporaryFolderOfFile } from '../../../../test/temporary-folder.ts';
import { filesBelow } from '../../../src/files/files-below.ts';
import { checkCompany } from '../check-company.ts';
import { formatFileProblems } from '../file-problem.ts';

export const WORK = 'work/oak-and-ash.yaml';
export const JOB = 'jobs/engineer.yaml';
export const SERVICE = 'services/web-development.yaml';
export const ARTICLE = 'articles/a-first-article.md';

export const blankPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 1 } } });

/** Changes a file's text; undefined deletes the file. */
export type Change = (text: string) => string | Buffer | undefined;

export const replace =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replace(from, to);
export const append =
  (end: string): Change =>
  (text) =>
    text + end;
/** Adds a band before the last one of the case study. */
export const withBand = (band: string) => replace('  - kind: list', `  - ${band}\n  - kind: list`);

/** A change that breaks a file, the message about it, and how its line begins unless it is the first changed one. */
export type Fault = [change: Change, message: string, line?: string];

/** Changes of several files, and all messages about them. */
export type Report = [what: string, changes: Record<string, Change>, messages: (string | RegExp)[]];

export const readIfFile = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : '';

export const describeProblems = async (folder: string) =>
  formatFileProblems(folder, await checkCompany(folder));

/**
 * Writes a company with a case study, a job, a search and pictures that nothing shows, for the tests of a file.
 *
 * @param pictures more pictures, by their paths
 */
export async function newCompany(pictures: Record<string, string | Buffer> = {}) {
  const company = join(temporaryFolderOfFile(), 'halden');
  writeFromTemplate('company', 'Halden & Rye', company);
  writeFromTemplate('work', 'Oak and ash', company);
  writeFromTemplate('job', 'Engineer', company);
  writeFromTemplate('search', 'Search', company);
  const harbour = await blankPicture(1800, 1350).jpeg().toBuffer();
  for (const [path, bytes] of Object.entries({ 'harbour.jpg': harbour, ...pictures })) {
    const file = join(company, 'pictures', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }

  /** Copies the company and changes, adds or deletes files. */
  function copyWith(changes: Record<string, Change>): string {
    const folder = temporaryFolder();
    // Links, because one of the pictures has 42 MB: a change replaces a file, and writes into none.
    for (const path of filesBelow(company)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      linkSync(join(company, path), join(folder, path));
    }
    for (const [file, change] of Object.entries(changes)) {
      const path = join(folder, file);
      const before = readIfFile(path);
      const after = change(before);
      expect(after, `${file} was changed`).not.toBe(before);
      rmSync(path, { recursive: true, force: true });
      if (after === undefined) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, after);
    }
    return folder;
  }

  /** Tests that each fault is reported with its file and line, and nothing else is. */
  function testFaults(faultsByFile: Record<string, Fault[]>): void {
    const faults = Object.entries(faultsByFile).flatMap(([file, faults]) =>
      faults.map(([change, message, line = '']) => {
        const summary = message.replace(/\n {2}Fix:[^]*/, '').trim();
        return { file, change, message, line, summary };
      }),
    );
    test.for(faults)('$file is reported: $summary', async ({ file, change, message, line }) => {
      const folder = copyWith({ [file]: change });
      const [before = '', after = ''] = [company, folder].map((root) =>
        readIfFile(join(root, file)),
      );
      const problems = await checkCompany(folder);
      expect(formatFileProblems(folder, problems)).toContain(
        `${file}:${lineOf(before, after, line)}${message}`,
      );
      expect(problems.filter((problem) => problem.file !== file)).toEqual([]);
    });
  }

  /** Tests that the reports about changed companies have these messages and no others. */
  function testReports(reports: Report[]): void {
    for (const [what, changes, messages] of reports)
      test(`${what}: ${messages.length} problems reported`, async () => {
        const all = await describeProblems(copyWith(changes));
        for (const message of messages) expect(all).toMatch(message);
        expect(all).toMatch(new RegExp(`^${messages.length} problem`));
      });
  }

  return { company, copyWith, testFaults, testReports };
}

/** The line of a problem: the first changed one, or the first after it that begins with these words. */
function lineOf(before: string, after: string, start: string): number {
  const old = before.split('\n');
  const lines = after.split('\n');
  const changed = lines.findIndex((line, index) => line !== '' && line !== old[index]);
  const next = lines.findIndex((line, index) => index >= changed && line.startsWith(start));
  return 1 + (next < 0 ? lines.findIndex((line) => line.startsWith(start)) : next);
}

export const PRICES_PAGE = `title: Prices\ndescription: ${'What it costs. '.repeat(6).trim()}\nbands:\n  - kind: opening\n    heading: Prices\n    text: All of them.\n`;
