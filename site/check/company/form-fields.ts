import { addedFields, type FormFields, formFieldsSchema } from '@frontage/contract/form-fields';
import { readFields, isTranslated } from '../../src/i18n/translated-files.ts';
import { fileKinds } from '../../src/schema/file-kinds.ts';
import type { FileProblem } from './file-problem.ts';
import { type CompanyContent, asRecord, readSource } from './read.ts';

/** The fields of a company's form; none if they do not fit their schema, which is reported elsewhere. */
const formFields = (facts: Record<string, unknown>): FormFields =>
  formFieldsSchema.safeParse(facts.fields ?? {}).data ?? {};

/** Finds words that a form with added fields needs and lacks. */
export function* formFieldProblems({
  sourcesOf,
  fieldsOf,
}: CompanyContent): Generator<FileProblem> {
  const added = addedFields(formFields(fieldsOf(fileKinds.company))).map(([, field]) => field);
  const [contact] = sourcesOf(fileKinds.contact);
  const [failurePage] = sourcesOf(fileKinds.enquiryFailed);
  if (added.length === 0 || !contact || !failurePage) return;
  const words = asRecord(asRecord(asRecord(contact.data).form).fields);
  const problems = asRecord(words.problems);
  const missingWords = (name: string, example: string) =>
    contact.problem(
      ['form', 'fields'],
      `company.yaml adds fields to the form, but ${name} is missing here.`,
      `add it, such as ${example}.`,
    );
  if (words.required === undefined && added.some(({ required }) => required))
    yield missingWords('form.fields.required', '“{label} (required)”');
  for (const kind of new Set(added.map(({ kind }) => kind)))
    if (problems[kind] === undefined)
      yield missingWords(`form.fields.problems.${kind}`, EXAMPLES[kind]);
  if (asRecord(asRecord(failurePage.data).causes)['invalid-fields'] === undefined)
    yield failurePage.problem(
      ['causes'],
      'company.yaml adds fields to the form, but invalid-fields is missing here: the message for visitors without JavaScript whose answer is not valid.',
      'add invalid-fields, with happened, text and now.',
    );
}

const EXAMPLES = {
  text: '“Fill this in.”',
  telephone: '“Write a telephone number.”',
  website: '“Write an address, such as example.com.”',
  date: '“Write a day.”',
  choice: '“Choose one.”',
  tick: '“We need your agreement.”',
};

export function* untranslatedFields(folder: string, tag: string): Generator<FileProblem> {
  const { path } = fileKinds.company;
  const addedInFirst = addedFields(formFields(readFields(`${folder}/${path}`)));
  if (addedInFirst.length === 0) return;
  const file = `${tag}/${path}`;
  const source = isTranslated(folder, tag, path) ? readSource(folder, file) : undefined;
  for (const [key, field] of addedInFirst) {
    const translated = asRecord(asRecord(asRecord(source?.data).fields)[key]);
    const wanted: [where: string[], value: unknown][] = [
      [['label'], translated.label],
      ...(field.hint === undefined ? [] : [[['hint'], translated.hint] as [string[], unknown]]),
      ...Object.keys(field.kind === 'choice' ? field.options : {}).map(
        (option): [string[], unknown] => [
          ['options', option],
          asRecord(translated.options)[option],
        ],
      ),
    ];
    for (const [where] of wanted.filter(([, value]) => value === undefined)) {
      const place = ['fields', key, ...where];
      const message = `${place.join('.')} is not translated, but the form in this language shows it.`;
      const fix = `add it to ${file}; kind and order stay in company.yaml.`;
      yield source ? source.problem(place, message, fix) : { file, message, fix };
    }
  }
}
