import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writePhotograph } from '../../test/photograph.ts';
import { writeFromTemplate } from '../new.ts';
import { frontMatter } from '../../site/src/files/text-files.ts';
import type { GuideAction } from './read-guide.ts';

/**
 * Does what the guide says with files: writes, copies or deletes one, or lets `npm run new` write some.
 *
 * @param website the folder that contains `frontage` and `halden`
 * @throws when a file to change or delete does not exist
 */
export async function performAction(website: string, doing: GuideAction): Promise<void> {
  for (const line of doing.what === 'commands' ? doing.lines : []) {
    const [, what = '', title = '', folder = ''] =
      /^npm run new -- (\w+) "(.+)" \.\.\/(\w+)$/.exec(line) ?? [];
    if (what) writeFromTemplate(what, title, join(website, folder));
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
    doing.how === 'whole' ? doing.text : replaceLines(readFileSync(path, 'utf8'), doing.text);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Replaces the lines of each name in a text, and adds those it does not have. */
function replaceLines(text: string, lines: string): string {
  return splitEntries(lines).reduce((all, { name, lines: typed }) => {
    const old = splitEntries(all).find((entry) => entry.name === name);
    if (old) return all.replace(old.lines, () => typed);
    const article = frontMatter(all);
    return article ? `---\n${article.yaml}${typed}---${article.body}` : all + typed;
  }, text);
}

/** Splits at names at the beginning of a line, each with all of its lines. */
const splitEntries = (text: string) =>
  [...text.matchAll(/^([a-zA-Z]+):.*\n(?:(?:[ \t]|- ).*\n)*/gm)].map(([lines, name = '']) => ({
    name,
    lines,
  }));
