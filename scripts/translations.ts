import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { languageTagsIn } from '../site/src/i18n/translated-files.ts';
import {
  type TranslationTask,
  translationTasks,
  markTranslated,
} from '../site/src/i18n/translations.ts';
import { runScript } from './lib/run-script.ts';

// `npm run translations` lists what is left to translate in each additional language of the company. `-- de` lists
// one. `-- de done FILE…` marks these files as translated; without files, all that are older or of unknown age.

const stateTexts: Record<TranslationTask['state'], string> = {
  missing: 'are missing: their pages are not made, and nothing leads to them',
  'to translate': 'are marked “# To translate”, and count as missing',
  older: 'are older than their source: look at what has changed there',
  'unknown age': 'do not say what they were made of',
  same: 'have texts that read like the source',
};

function report(folder: string, language: string): void {
  const findings = translationTasks(folder, language);
  if (findings.length === 0) {
    console.log(`${language}: everything is translated, and nothing is older than its source.`);
    return;
  }
  console.log(`${language}:`);
  for (const [what, words] of Object.entries(stateTexts)) {
    const ofState = findings.filter((finding) => finding.state === what);
    if (ofState.length === 0) continue;
    console.log(`  ${ofState.length} ${words}`);
    for (const { file, paths = [] } of ofState)
      console.log(
        `    ${language}/${file}${paths.length > 0 ? `: ${paths.slice(0, 5).join(', ')}${paths.length > 5 ? ` and ${paths.length - 5} more` : ''}` : ''}`,
      );
  }
  console.log(
    `  Fix: translate them, then say so: npm run translations -- ${language} done ${language}/FILE`,
  );
}

// Missing translations are no error: the site is published without them.
function main(args: string[]): void {
  const folder = companyFolder();
  const [wanted, done, ...files] = args;
  const languages = wanted ? [wanted] : languageTagsIn(folder);
  if (languages.length === 0) {
    console.log('There is one language. For another: npm run new -- language de');
    return;
  }
  for (const language of languages)
    if (!existsSync(join(folder, language, 'words.yaml')))
      throw new Error(
        `There is no folder ${relative('.', join(folder, language))} with a words.yaml. Begin with: npm run new -- language ${language}`,
      );
  if (done === undefined) {
    for (const language of languages) report(folder, language);
    return;
  }
  if (done !== 'done' || !wanted)
    throw new Error(
      `“${done}” is not a command. To mark files as translated: npm run translations -- de done FILE…`,
    );
  const named = files.map((file) => file.replace(`${wanted}/`, ''));
  const old = translationTasks(folder, wanted)
    .filter(({ state }) => state === 'older' || state === 'unknown age')
    .map(({ file }) => file);
  markTranslated(folder, wanted, named.length > 0 ? named : old);
  report(folder, wanted);
}

await runScript(() => main(process.argv.slice(2)));
