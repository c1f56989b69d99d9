import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Problem, report } from '../../site/check/company/messages.ts';
import { developmentCache, siteLanguages } from '../../site/integration/languages.ts';
import { findProblems } from '../../site/integration/problems.ts';
import { bandKinds, definitions } from '../../site/src/bands/bands.ts';
import { addressesOf } from '../../site/src/i18n/addresses.ts';
import { fieldsOf, languageTagsIn, translatable } from '../../site/src/i18n/files.ts';
import { leftToTranslate } from '../../site/src/i18n/translations.ts';
import { filesBelow } from '../../site/src/lib/files-below.ts';
import { kindName, placeOf } from './config.ts';

export type State = {
  /** What is wrong with the folder now, in words; empty when nothing is. */
  problems: string;
  /** The entries by their places in the editor. */
  entries: Record<string, Entry>;
};

export type Entry = {
  /** Where its page is in each language; for a list, a page that shows it. */
  addresses: Record<string, string>;
  bands: string[];
  /** The band that shows the list. */
  band?: string;
  /** Its translations that are older than what they translate. */
  older: string[];
};

/** What the window shows of the folder, found again when a file has changed. */
export function stateOf(folder: string): () => Promise<State> {
  let seen = '';
  let found: Promise<State> = Promise.resolve({ problems: '', entries: {} });
  return () => {
    const now = filesBelow(folder)
      .map((file) => `${file} ${statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs}`)
      .join('\n');
    if (now !== seen) {
      seen = now;
      found = found.then(async () => ({
        problems: await problemsIn(folder),
        entries: entriesIn(folder),
      }));
    }
    return found;
  };
}

async function problemsIn(folder: string): Promise<string> {
  try {
    const problems = await find(folder, join(developmentCache(folder), 'edit'));
    return problems.length > 0 ? report(folder, problems) : '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const find = (folder: string, cache: string) => findProblems(siteLanguages(folder), cache);

export function entriesIn(folder: string): State['entries'] {
  const { languages } = siteLanguages(folder);
  const older = languages.slice(1).flatMap(({ language }) =>
    leftToTranslate(folder, language)
      .filter(({ what }) => what === 'older')
      .map(({ file }) => `${language}/${file}`),
  );
  const all = translatable(folder).map(({ kind, file }) => {
    const [address = ''] = addressesOf(kind, file, {});
    const { bands } = fieldsOf(join(folder, file));
    const addresses = languages.flatMap(({ language, addresses }) =>
      addresses[address] === undefined ? [] : [[language, addresses[address]] as const],
    );
    const entry: Entry = {
      addresses: Object.fromEntries(addresses),
      bands: Array.isArray(bands) ? bands.map((one: { kind?: unknown }) => String(one.kind)) : [],
      older: older.filter((one) => one.endsWith(`/${file}`)),
    };
    return { place: placeOf(kind, file), name: kindName(kind), entry };
  });
  for (const { name, entry } of all) {
    const kinds = bandKinds.filter((kind) => definitions[kind].shows === name);
    const page = all.find(({ entry: { bands } }) => kinds.some((kind) => bands.includes(kind)));
    const band = kinds.find((kind) => page?.entry.bands.includes(kind));
    if (band && page && Object.keys(entry.addresses).length === 0)
      Object.assign(entry, { addresses: page.entry.addresses, band });
  }
  return Object.fromEntries(all.map(({ place, entry }) => [place, entry]));
}

const textOf = ({ file, field = '', wrong }: Problem) => `${`${file} ${field}`.trim()}: ${wrong}`;

/** What would be wrong without a file and its translations, and is not now. */
export async function linksTo(folder: string, file: string): Promise<string[]> {
  const tags = languageTagsIn(folder);
  // Pages of a translation lead to the first language where that has none.
  if (tags.some((tag) => file.startsWith(`${tag}/`))) return [];
  const place = mkdtempSync(join(tmpdir(), 'frontage-edit-'));
  const copy = join(place, 'company');
  const wrong = async () => (await find(copy, place)).map(textOf);
  try {
    // Pictures are wrong before and after.
    cpSync(folder, copy, { recursive: true, filter: (path) => path !== join(folder, 'pictures') });
    const before = await wrong();
    for (const tag of ['', ...tags]) rmSync(join(copy, tag, file), { force: true });
    return (await wrong()).filter((one) => !before.includes(one));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
