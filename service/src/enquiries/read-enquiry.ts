import type { FastifyRequest } from 'fastify';
import { enquirySchema, type Enquiry } from '@frontage/contract/enquiry';
import { ADDED_FIELD_PREFIX, FORM_FIELD, HONEYPOT, LANGUAGE_FIELD } from '@frontage/contract/form';
import {
  addedFields,
  readAnswers,
  fieldsOfForm,
  type FormFields,
  type FormName,
  plainLabel,
} from '@frontage/contract/form-fields';
import type { z } from 'zod';
import { Refusal } from '../http/problem.ts';
import type { FormValues } from '../website/failure-page.ts';

/**
 * Returns a function that reads an enquiry from a parsed body. It throws a {@link Refusal} that names every
 * invalid field.
 */
export function createEnquiryReader(
  keys: readonly string[],
  fields: FormFields,
): (body: unknown) => { enquiry: Enquiry; isHoneypotFilled: boolean } {
  const schema = enquirySchema(keys, fields);
  return (body) => {
    const form = body instanceof URLSearchParams ? body : undefined;
    const input = form ? parseForm(form, keys, fields) : body;
    const parsed = schema.safeParse(input);
    if (parsed.success)
      return { enquiry: parsed.data, isHoneypotFilled: (form?.get(HONEYPOT) ?? '') !== '' };
    const { form: formName = 'enquiry' } = (input ?? {}) as Partial<Enquiry>;
    const addedFieldByKey = new Map(addedFields(fieldsOfForm(fields, formName)));
    const invalidFields = parsed.error.issues.map(({ path: [where, key] }) =>
      where === 'fields' ? addedFieldByKey.get(String(key)) : undefined,
    );
    if (invalidFields.every((field) => field !== undefined))
      throw new Refusal(
        'invalid-fields',
        `These fields of the form are missing or invalid: ${invalidFields.map(({ label }) => plainLabel(label)).join('; ')}. Fill them in as their labels say, and send it again.`,
      );
    const problems = parsed.error.issues.slice(0, 5).map(describeIssue);
    throw new Refusal(
      'invalid-enquiry',
      `The body is JSON, but not an enquiry: ${problems.join('; ')}. Send name, email and message as text and services as an object of booleans (${checkboxKeysOf(formName, keys).join(', ') || 'none'}),${addedFieldByKey.size > 0 ? ` fields as an object (${[...addedFieldByKey.keys()].join(', ')}),` : ''} and nothing else.`,
    );
  };
}

/** Reads as much of a form's values as possible, to show them again. */
export function readFormValues(body: unknown): FormValues {
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
  return {
    name: fields.get('name') ?? '',
    email: fields.get('email') ?? '',
    message: fields.get('message') ?? '',
    services: fields.getAll('services'),
    language: fields.get(LANGUAGE_FIELD) ?? '',
    form: fields.get(FORM_FIELD) === 'application' ? 'application' : 'enquiry',
    added: Object.fromEntries(
      [...fields].flatMap(([name, value]) =>
        name.startsWith(ADDED_FIELD_PREFIX) ? [[name.slice(ADDED_FIELD_PREFIX.length), value]] : [],
      ),
    ),
  };
}

const checkboxKeysOf = (form: FormName, keys: readonly string[]) =>
  form === 'application' ? [] : keys;

/** Reads a form. Browsers leave out unticked checkboxes, so missing fields count as empty. Unknown ones are ignored. */
function parseForm(form: URLSearchParams, keys: readonly string[], fields: FormFields): Enquiry {
  const { name, email, message, services, added, form: formName } = readFormValues(form);
  return {
    ...(formName === 'application' && { form: formName }),
    name,
    email,
    // Browsers end lines with CR LF in forms and with LF in scripts; both are stored as LF.
    message: message.replaceAll('\r\n', '\n'),
    services: Object.fromEntries(
      checkboxKeysOf(formName, keys).map((key) => [key, services.includes(key)]),
    ),
    ...readAnswers(added, fieldsOfForm(fields, formName)),
  };
}

// Names fields and quotes no value, which can be a person's words. Unknown fields are only counted, because the sender
// chose their names.
function describeIssue(issue: z.core.$ZodIssue): string {
  const place = issue.path.length === 0 ? 'the body' : `'${issue.path.join('.')}'`;
  switch (issue.code) {
    case 'invalid_type':
      return `${place} must be of type ${issue.expected}`;
    case 'unrecognized_keys':
      return `${place} has unknown fields (${issue.keys.length})`;
    default:
      return `${place} is not valid`;
  }
}

/**
 * Returns the language of the page that sent a request: from a form's hidden field, or from a script's
 * Content-Language header (RFC 9110, 8.5).
 */
export function languageOf(
  { headers, body }: Pick<FastifyRequest, 'headers' | 'body'>,
  languages: Iterable<string>,
): string | undefined {
  const requestedTag =
    body instanceof URLSearchParams ? readFormValues(body).language : headers['content-language'];
  return [...languages].find((tag) => tag.toLowerCase() === requestedTag?.trim().toLowerCase());
}
