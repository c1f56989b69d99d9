import type { Checkboxes } from '@frontage/contract/company-facts';
import { FORM_FIELD } from '@frontage/contract/form';
import { type FieldAnswer, type FormFields, plainLabel } from '@frontage/contract/form-fields';

/** Labels of an enquiry's parts, in the mail and in the operator's command. */
export const LABELS = {
  name: 'Name',
  email: 'Email',
  services: 'Needs help with',
  form: 'Form',
  language: 'Written on',
  createdAt: 'Sent',
  publicId: 'Enquiry',
  toReply: 'To reply',
  state: 'State',
  attempts: 'Attempts',
  nextAt: 'Next attempt',
  sentAt: 'Delivered',
  lastCode: 'Last answer',
  ambiguous: 'Broken off',
} as const;

/** Names the site that an enquiry came from, as in 'the German site'. Empty if its language is unknown. */
export function siteName(language: string | null): string {
  if (language === null) return '';
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  return `the ${name} site`;
}

/** Names the ticked services. One that the form no longer has is named by its key. */
export function serviceLabels(keys: string, checkboxes: Checkboxes): string {
  const labels = new Map(Object.entries(checkboxes));
  return keys
    .split(',')
    .map((key) => labels.get(key) ?? key)
    .join(', ');
}

/** Whether the enquiry is a job application, whose form has no services. */
export const isApplication = (answers: string | null): boolean =>
  (JSON.parse(answers ?? '{}') as Record<string, FieldAnswer>)[FORM_FIELD] === 'application';

/**
 * Returns the answers to added fields, each with its label. A field or option that the form no longer has is
 * named by its key.
 */
export function labeledAnswers(
  answers: string | null,
  fields: FormFields,
): [label: string, answer: string][] {
  const fieldByKey = new Map(Object.entries(fields));
  return Object.entries(JSON.parse(answers ?? '{}') as Record<string, FieldAnswer>).map(
    ([key, answer]) => {
      const field = fieldByKey.get(key);
      const keyLabel = key === FORM_FIELD ? LABELS.form : key;
      const label = field ? plainLabel(field.label) : keyLabel;
      if (typeof answer === 'boolean') return [label, answer ? 'yes' : 'no'];
      const options = new Map(Object.entries(field?.kind === 'choice' ? field.options : {}));
      return [label, options.get(answer) ?? answer];
    },
  );
}
