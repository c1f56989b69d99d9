import { isTranslated, languageTagsIn, translatable } from '../../src/i18n/files.ts';
import { files } from '../../src/schema/files.ts';
import { untranslatedFields } from './form-fields.ts';
import type { FileProblem } from './messages.ts';
import { type Company, fields, list, readSource } from './read.ts';

export function* languageProblems({ all, fieldsOf }: Company): Generator<FileProblem> {
  const [words] = all(files.words);
  if (!words || list(fieldsOf(files.company).languages).length < 2) return;
  if (fields(words.data).languages) return;
  yield {
    file: words.file,
    line: 1,
    wrong: 'company.yaml has several languages, but the text of the language switch is missing.',
    fix: 'add languages, with label, elsewhere, offer and close: see “More languages” in docs/guide/reference.md.',
  };
}

export const untranslated = (tag: string, file: string): FileProblem => ({
  file: `${tag}/${file}`,
  wrong: 'this file is not translated, but pages in this language need it.',
  fix: `npm run new -- language ${tag} writes it; translate it, then say so: npm run translations -- ${tag} done ${tag}/${file}.`,
});

/**
 * Finds languages without a folder or words, and slugs that have no effect.
 *
 * @param folder the company's own
 * @param tags its languages, the first one first
 */
export function* languageSetProblems(
  folder: string,
  [first = '', ...further]: string[],
): Generator<FileProblem> {
  const there = languageTagsIn(folder);
  for (const tag of further)
    if (!there.includes(tag))
      yield {
        file: 'company.yaml',
        field: 'languages',
        wrong: `the language ${tag} has no translation: ${tag}/words.yaml is missing.`,
        fix: `create its folder with everything to translate: npm run new -- language ${tag}; or remove ${tag} from languages.`,
      };
    else if (!isTranslated(folder, tag, files.words.path))
      yield untranslated(tag, files.words.path);
  for (const tag of further.filter((tag) => there.includes(tag)))
    yield* untranslatedFields(folder, tag);
  for (const { file } of translatable(folder)) {
    const source = readSource(folder, file);
    if (fields(source.data).slug !== undefined)
      yield source.problem(
        ['slug'],
        `slug has no effect in the first language, ${first}, where the address of a page is the name of its file.`,
        'remove it, or rename the file. A slug belongs in the file of an additional language.',
      );
  }
}
