import { cpSync, mkdtempDisposableSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteLanguages } from '../../site/integration/languages.ts';
import { findProblems } from '../../site/integration/problems.ts';
import { definitions } from '../../site/src/bands/bands.ts';
import { addressesOf } from '../../site/src/addresses/addresses.ts';
import {
  readFields,
  languageTagsIn,
  translatableFiles,
} from '../../site/src/i18n/translated-files.ts';
import { translationTasks } from '../../site/src/i18n/translations.ts';
import { fileKinds } from '../../site/src/schema/file-kinds.ts';
import { placeOf } from './config.ts';

/** What the window shows about the folder. */
export type State = {
  /** The folder's problems as a text; empty if there are none. */
  problems: string;
  /** The entries by their addresses in the editor. */
  entries: Record<string, Entry>;
};

export type Entry = {
  file: string;
  /** The path of its page in each language; for a list, of a page that shows it. */
  addresses: Record<string, string>;
  bands: string[];
  /** The band that shows the list. */
  band?: string;
  /** Its translations that are older than their original. */
  older: string[];
};

export function entriesIn(folder: string): State['entries'] {
  const { languages } = siteLanguages(folder);
  const older = languages.slice(1).flatMap(({ language }) =>
    translationTasks(folder, language)
      .filter(({ state }) => state === 'older')
      .map(({ file }) => ({ language, file })),
  );
  const all = translatableFiles(folder).map(({ kind, file }) => {
    const [address = ''] = addressesOf(kind, file, {});
    const { bands } = readFields(join(folder, file));
    const addresses = languages.flatMap(({ language, addresses }) =>
      addresses[address] === undefined ? [] : [[language, addresses[address]] as const],
    );
    const entry: Entry = {
      file,
      addresses: Object.fromEntries(addresses),
      bands: Array.isArray(bands) ? bands.map((band: { kind?: unknown }) => String(band.kind)) : [],
      older: older.filter((one) => one.file === file).map(({ language }) => `${language}/${file}`),
    };
    return { place: placeOf(kind, file), kind, entry };
  });
  for (const { kind, entry } of all) {
    const isShownBy = (band: string) =>
      Object.entries(definitions).some(
        ([name, { shows }]) => name === band && shows && fileKinds[shows] === kind,
      );
    const page = all.find(({ entry: { bands } }) => bands.some(isShownBy));
    const band = page?.entry.bands.find(isShownBy);
    if (page && Object.keys(entry.addresses).length === 0)
      Object.assign(entry, { addresses: page.entry.addresses, band });
  }
  return Object.fromEntries(all.map(({ place, entry }) => [place, entry]));
}

/** Returns the problems that deleting a file and its translations would cause. */
export async function deletionProblems(folder: string, file: string): Promise<string[]> {
  const languages = languageTagsIn(folder);
  // Links to a missing translation lead to the first language.
  if (languages.some((tag) => file.startsWith(`${tag}/`))) return [];
  using place = mkdtempDisposableSync(join(tmpdir(), 'frontage-edit-'));
  const copy = join(place.path, 'company');
  const findTexts = async () =>
    (await findProblems(siteLanguages(copy), place.path)).map(
      ({ file, field, message }) => `${field ? `${file} ${field}` : file}: ${message}`,
    );
  // Without pictures: they are missing before and after.
  cpSync(folder, copy, { recursive: true, filter: (path) => path !== join(folder, 'pictures') });
  const before = await findTexts();
  for (const tag of ['', ...languages]) rmSync(join(copy, tag, file), { force: true });
  return (await findTexts()).filter((problem) => !before.includes(problem));
}
