import {
  isTranslated,
  languageTagsIn,
  translatableFiles,
} from '../../src/i18n/translated-files.ts';
import { fileKinds } from '../../src/schema/file-kinds.ts';
import { untranslatedFields } from './form-fields.ts';
import type { FileProblem } from './file-problem.ts';
import { type CompanyContent, asRecord, asList, readSource } from './read.ts';

export function* languageProblems({ sourcesOf, fieldsOf }: CompanyContent): Generator<FileProblem> {
  const [words] = sourcesOf(fileKinds.words);
  if (!words || asList(fieldsOf(fileKinds.company).languages).length < 2) return;
  if (asRecord(words.data).languages) return;
  yield {
    file: words.file,
    line: 1,
    message: 'company.yaml has several languages, but the text of the language switch is missing.',
    fix: 'add languages, with label, elsewhere, offer and close: see “More languages” in docs/guide/reference.md.',
  };
}

export const untranslatedFile = (tag: string, file: string): FileProblem => ({
  file: `${tag}/${file}`,
  message: 'this file is not translated, but pages in this language need it.',
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
  [first = '', ...additionalTags]: string[],
): Generator<FileProblem> {
  const translatedTags = languageTagsIn(folder);
  for (const tag of additionalTags)
    if (!translatedTags.includes(tag))
      yield {
        file: 'company.yaml',
        field: 'languages',
        message: `the language ${tag} has no translation: ${tag}/words.yaml is missing.`,
        fix: `create its folder with everything to translate: npm run new -- language ${tag}; or remove ${tag} from languages.`,
      };
    else if (!isTranslated(folder, tag, fileKinds.words.path))
      yield untranslatedFile(tag, fileKinds.words.path);
  for (const tag of additionalTags.filter((tag) => translatedTags.includes(tag)))
    yield* untranslatedFields(folder, tag);
  for (const { file } of translatableFiles(folder)) {
    const source = readSource(folder, file);
    if (asRecord(source.data).slug !== undefined)
      yield source.problem(
        ['slug'],
        `slug has no effect in the first language, ${first}, where the address of a page is the name of its file.`,
        'remove it, or rename the file. A slug belongs in the file of an additional language.',
      );
  }
}
