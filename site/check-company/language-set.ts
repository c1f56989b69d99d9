import { isTranslated, languageTagsIn, translatable } from '../languages/files.ts';
import type { Fault } from './fault.ts';
import { fields } from './kinds.ts';
import { readSource } from './source.ts';

/**
 * Finds what keeps a site of several languages from being whole: a language without a folder, what all of its pages show and nobody
 * has translated, and a slug where there can be none.
 *
 * @param folder the company's own
 * @param tags its languages, the first one first
 */
export function languageSetFaults(folder: string, [first = '', ...further]: string[]): Fault[] {
  const there = languageTagsIn(folder);
  return [
    ...further.flatMap((tag) =>
      there.includes(tag) ? untranslated(folder, tag) : [withoutFolder(tag)],
    ),
    ...slugs(folder, first),
  ];
}

const withoutFolder = (tag: string): Fault => ({
  file: 'company.yaml',
  field: 'languages',
  wrong: `there is no ${tag}/words.yaml: nothing of this language is there.`,
  fix: `write its folder with everything to translate: npm run new -- language ${tag}; or take ${tag} out of languages.`,
});

/** A page may be missing. What stands around all of them may not: it would be in another language than they are. */
const untranslated = (folder: string, tag: string): Fault[] =>
  translatable(folder)
    .filter(({ role, file }) => role === 'shared' && !isTranslated(folder, tag, file))
    .map(({ file }) => ({
      file: `${tag}/${file}`,
      wrong: `it is not translated, and the pages of this language need it.`,
      fix: `translate it, then say so: npm run translations -- ${tag} done ${tag}/${file}; or take ${tag} out of languages in company.yaml.`,
    }));

const slugs = (folder: string, first: string): Fault[] =>
  translatable(folder).flatMap(({ file }) => {
    const source = readSource(folder, file);
    if (fields(source.data).slug === undefined) return [];
    return [
      {
        file,
        line: source.line(['slug']),
        field: 'slug',
        wrong: `in the first language, ${first}, the address of a page is the name of its file; this would change nothing.`,
        fix: 'take it away, or rename the file; a slug belongs into the file of a further language.',
      },
    ];
  });
