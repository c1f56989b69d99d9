import { ENQUIRY_PATH, HONEYPOT } from '@frontage/contract/form';
import {
  constraintsOf,
  fieldOrder,
  fieldsOfForm,
  type FormFields,
  type FormName,
  labelParts,
  plainLabel,
} from '@frontage/contract/form-fields';
import { fillWords } from '../i18n/fill-words.ts';
import type { LinkAttributes } from '../addresses/language-addresses.ts';
import { isUsed, linkTo } from '../addresses/links.ts';
import { formTokens, type InitialValues } from '../islands/enquiry-tokens.ts';
import type { AddedField, AddedFieldWords, FormWords, ShownField } from '../schema/contact.ts';
import { entryData } from './entries.ts';

/** The base address of the API, set at build time; it ends with a slash. Same origin by default. */
const apiBase: string = import.meta.env.PUBLIC_API_BASE ?? '/';

const ENQUIRY_URL = `${apiBase.replace(/\/+$/, '')}${ENQUIRY_PATH}`;

/** The island's props are in the page, so they contain only what the form shows. */
type FormProps = {
  action: string;
  email: string;
  words: FormWords;
  checkboxes: Record<string, string>;
  privacy?: LinkAttributes | undefined;
  isApplication?: true;
};

/** Returns the enquiry form, or the application form with its own fields and words and no checkboxes. */
export async function enquiryForm(formName: FormName = 'enquiry'): Promise<{
  heading: string;
  form: FormProps;
  tokens: InitialValues;
}> {
  const isApplication = formName === 'application';
  const { heading, fields: fieldWords, ...words } = (await entryData('contact')).form;
  const { receipt, ...applicationWords } = ((isApplication &&
    (await entryData('jobsShared')).form) ||
    {}) as Partial<Omit<FormWords, 'receipt'> & { receipt: Partial<FormWords['receipt']> }>;
  const { honeypot, notifications } = await entryData('words');
  const { email, fields, ...company } = await entryData('company');
  const checkboxes = isApplication ? {} : company.checkboxes;
  return {
    heading,
    form: {
      action: ENQUIRY_URL,
      email,
      words: {
        ...words,
        ...applicationWords,
        receipt: { ...words.receipt, ...receipt },
        notifications,
        [HONEYPOT]: honeypot,
        fields: shownFields(fieldsOfForm(fields, formName), fieldWords),
      },
      checkboxes,
      ...(words.privacy && { privacy: linkTo('/privacy-policy') }),
      ...(isApplication && { isApplication }),
    },
    tokens: formTokens(Object.keys(checkboxes)),
  };
}

/** Lists the labels of all fields of the forms in one line. */
export async function fieldLabelsOfForms(): Promise<string> {
  const { fields } = await entryData('company');
  const forms: FormName[] = isUsed('jobs') ? ['enquiry', 'application'] : ['enquiry'];
  const labels = new Set<string>();
  for (const formName of forms) {
    const { words, checkboxes } = (await enquiryForm(formName)).form;
    const { name, email, message, services } = words;
    const specified: Record<string, string> = {
      name,
      email,
      message,
      ...(Object.keys(checkboxes).length > 0 && { services }),
    };
    for (const key of fieldOrder(fieldsOfForm(fields, formName))) {
      const label = fields[key] ? plainLabel(fields[key].label) : specified[key];
      if (label) labels.add(label);
    }
  }
  return [...labels].join(', ');
}

/** Returns the fields of the form in the order in which it shows them. */
function shownFields(fields: FormFields, words: AddedFieldWords | undefined): ShownField[] {
  return fieldOrder(fields).map((key) => {
    const field = fields[key];
    if (!field) return { key };
    const { kind, label, required, hint } = field;
    const requiredLabel = required ? fillWords(words?.required ?? '{label}', { label }) : label;
    return {
      key,
      kind,
      required,
      hint,
      label: kind === 'tick' ? labelWithLink(label) : { before: requiredLabel },
      problem: words?.problems[kind],
      ...constraintsOf(field),
      ...('autocomplete' in field && { autoComplete: field.autocomplete }),
      ...('options' in field && { options: Object.entries(field.options) }),
    };
  });
}

function labelWithLink(label: string): AddedField['label'] {
  const { link, ...parts } = labelParts(label);
  return { ...parts, link: link === undefined ? undefined : linkTo(link) };
}
