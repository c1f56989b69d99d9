import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writePhotograph } from '../../test/photograph.ts';
import { writeNew } from '../new.ts';
import type { Doing } from './read-guide.ts';

/**
 * Does with files what the guide says: types, copies or deletes one, or lets `npm run new` write some.
 *
 * @param website the folder that `frontage` and `halden` are in
 * @throws when the file that is to be changed or deleted is not there
 */
export async function typeInto(website: string, doing: Doing): Promise<void> {
  for (const line of doing.what === 'commands' ? doing.lines : []) {
    const [, what = '', title = '', folder = ''] =
      /^npm run new -- (\w+) "(.+)" \.\.\/(\w+)$/.exec(line) ?? [];
    if (what) writeNew(what, title, join(website, folder));
  }
  if (!('path' in doing)) return;
  const path = join(website, doing.path);
  if (doing.what === 'photograph') {
    await writePhotograph(path, { ...doing, seed: doing.width > doing.height ? 4 : 2 });
    return;
  }
  if (doing.what === 'delete') {
    rmSync(path);
    return;
  }
  if (doing.how === 'lines' && !existsSync(path))
    throw new Error(`There is no ${doing.path} to type into.`);
  const text =
    doing.how === 'whole' ? doing.text : typedOver(readFileSync(path, 'utf8'), doing.text);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The lines of each name, in place of those that a text has of it; a name that it does not have is added. */
export function typedOver(text: string, lines: string): string {
  return entries(lines).reduce((all, { name, lines: typed }) => {
    const old = entries(all).find((entry) => entry.name === name);
    if (old) return all.replace(old.lines, () => typed);
    // Over an article, its facts end with the second line of hyphens.
    const article = /^---\n[^]*?\n(?=---\n)/.exec(all)?.[0];
    return article ? all.replace(article, () => article + typed) : all + typed;
  }, text);
}

/** Names at the beginning of a line, each with all of its lines. */
const entries = (text: string) =>
  [...text.matchAll(/^([a-zA-Z]+):.*\n(?:(?:[ \t]|- ).*\n)*/gm)].map(([lines, name = '']) => ({
    name,
    lines,
  }));
