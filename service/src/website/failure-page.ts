import type { CompanyFacts } from '@frontage/contract/company-facts';
import { applicationPage, type FailureCause, FAILURES } from '@frontage/contract/failures';
import {
  ADDED_FIELD_PREFIX,
  ENQUIRY_PATH,
  FORM_FIELD,
  selectedState,
  token,
  TOKEN_PATTERN,
  validState,
} from '@frontage/contract/form';
import {
  addedFields,
  readAnswers,
  answersSchema,
  fieldsOfForm,
  type FormField,
  type FormFields,
  type FormName,
  plainLabel,
} from '@frontage/contract/form-fields';
import type { Refusal } from '../http/problem.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { formatDuration } from '../text/format-time.ts';
import type { Site } from './load-site.ts';

export type FormValues = {
  name: string;
  email: string;
  message: string;
  services: readonly string[];
  /** Answers to the company's added fields, by their keys. */
  added: Record<string, string>;
  /** The form's language field, unchecked. */
  language: string;
  form: FormName;
};

type FormFacts = Pick<CompanyFacts, 'checkboxes' | 'fields'>;

export type FailurePage = (refusal: Refusal, typed: FormValues) => string;

/**
 * Returns a function that renders the page for a visitor without JavaScript whose form was refused. It fills in the
 * tokens of the site's own page for that cause, form and language, or of a plain page when no site is built.
 */
export function createFailurePage(site: Site, company: FormFacts): FailurePage {
  const readPage = (path: string) => site.failurePages.get(path);
  const findPage = (name: string, language: string | undefined) =>
    (language && readPage(`/${language}/enquiry-failed/${name}.html`)) ??
    readPage(`/enquiry-failed/${name}.html`);
  return (refusal, typed) => {
    const { form } = typed;
    const fields = fieldsOfForm(company.fields, form);
    const cause = causeOf(refusal);
    const additionalLanguage = site.languages.has(typed.language) ? typed.language : undefined;
    const values: Record<string, string> = {
      detail: refusal.message,
      fate: fateTexts[FAILURES[cause].received ? 'received' : 'lost'],
      wait: formatDuration(Number(refusal.headers['Retry-After'] ?? 0), additionalLanguage),
      name: typed.name,
      email: typed.email,
      message: typed.message,
    };
    const added = addedFieldTokens(fields, typed.added, cause === 'invalid-fields');
    const states = [...typed.services, ...added.states];
    const name = form === 'application' ? applicationPage(cause) : cause;
    const html = findPage(name, additionalLanguage) ?? plainPage({ ...company, fields }, form);
    return fillTokens(html, { ...values, ...added.values }, states);
  };
}

/**
 * Returns values for the tokens of added fields. Their names have an underscore, which no other token has.
 *
 * @param showsErrors whether the page says which answers are wrong
 */
function addedFieldTokens(fields: FormFields, typed: FormValues['added'], showsErrors: boolean) {
  const { error } = answersSchema(fields).safeParse(readAnswers(typed, fields).fields ?? {});
  const invalidKeys = new Set(showsErrors ? error?.issues.map(({ path: [key] }) => key) : []);
  const values: Record<string, string> = {};
  const states: string[] = [];
  for (const [key, { kind }] of addedFields(fields)) {
    const name = ADDED_FIELD_PREFIX + key;
    const text = Object.hasOwn(typed, key) ? typed[key] : undefined;
    values[name] = text ?? '';
    if (kind === 'tick' && text !== undefined) states.push(name);
    if (kind === 'choice' && text) states.push(selectedState(name, text));
    if (!invalidKeys.has(key)) states.push(validState(key));
  }
  return { values, states };
}

function causeOf({ kind, status }: Refusal): FailureCause {
  if (kind in FAILURES) return kind as FailureCause;
  return status < 500 ? 'malformed-body' : 'internal-error';
}

const fateTexts = {
  received: 'What you wrote is below.',
  lost: 'What you wrote did not reach us, so the fields below are empty. Your browser may still have it one page back.',
};

// A token is in one of three places: as the state of a checkbox, option or element, in a property of an
// island (JSON inside an attribute, which needs both escapes), or in text. One pass, so that no typed one is replaced.
const tokens = new RegExp(
  ` data-(checked|selected|hidden)="${TOKEN_PATTERN}"|&quot;${TOKEN_PATTERN}&quot;|${TOKEN_PATTERN}`,
  'g',
);

function fillTokens(
  html: string,
  values: Record<string, string>,
  states: readonly string[],
): string {
  return html.replace(tokens, (token, ...groups: (string | undefined)[]) => {
    const [state, stateName = '', property, text] = groups;
    if (state !== undefined) return states.includes(stateName) ? ` ${state}` : '';
    const value = values[property ?? text ?? ''];
    if (value === undefined) return token;
    return escapeHtml(property === undefined ? value : JSON.stringify(value));
  });
}

const plainPage = ({ checkboxes, fields }: FormFacts, form: FormName) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; form-action 'self'"><meta name="viewport" content="width=device-width"><title>Not sent</title></head>
<body>
<h1>Your enquiry was not sent</h1>
<p role="alert">${token('detail')}</p>
<p>${token('fate')}</p>
<form method="post" action="${ENQUIRY_PATH}">
<p><label>Name <input name="name" value="${token('name')}"></label></p>
<p><label>Email <input name="email" type="email" value="${token('email')}"></label></p>
${form === 'application' ? `<input type="hidden" name="${FORM_FIELD}" value="${form}">` : renderCheckboxes(Object.entries(checkboxes))}
${addedFields(fields)
  .map(([key, field]) => `<p><label>${renderAddedField(key, field)}</label></p>\n`)
  .join(
    '',
  )}<p><label>Message <textarea name="message" rows="4">${token('message')}</textarea></label></p>
<p><button>Send again</button></p>
</form>
</body>
</html>
`;

function renderCheckboxes(checkboxes: [key: string, label: string][]): string {
  if (checkboxes.length === 0) return '';
  const labels = checkboxes.map(
    ([key, label]) =>
      `<label><input type="checkbox" name="services" value="${key}" data-checked="${token(key)}"> ${escapeHtml(label)}</label>`,
  );
  return `<fieldset><legend>What do you need help with?</legend>\n${labels.join('\n')}\n</fieldset>`;
}

function renderAddedField(key: string, field: FormField): string {
  const name = ADDED_FIELD_PREFIX + key;
  const label = escapeHtml(plainLabel(field.label));
  const required = field.required ? ' required' : '';
  if (field.kind === 'tick')
    return `<input type="checkbox" name="${name}"${required} data-checked="${token(name)}"> ${label}`;
  if (field.kind !== 'choice')
    return `${label} <input${field.kind === 'date' ? ' type="date"' : ''} name="${name}"${required} value="${token(name)}">`;
  const options = Object.entries(field.options).map(
    ([option, words]) =>
      `<option value="${option}" data-selected="${token(selectedState(name, option))}">${escapeHtml(words)}</option>`,
  );
  return `${label} <select name="${name}"${required}><option></option>${options.join('')}</select>`;
}
