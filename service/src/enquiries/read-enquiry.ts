import type { FastifyRequest } from 'fastify';
import { enquirySchema, type Enquiry } from '@frontage/contract/enquiry';
import { ADDED_FIELD, FORM_FIELD, HONEYPOT, LANGUAGE_FIELD } from '@frontage/contract/form';
import {
  addedFields,
  answersIn,
  fieldsOfForm,
  type FormFields,
  type FormName,
  plainLabel,
} from '@frontage/contract/form-fields';
import type { z } from 'zod';
import { Refusal } from '../http/problem.ts';
import type { Typed } from '../website/failure-page.ts';

/**
 * Returns a function that reads an enquiry from a parsed body. It throws a {@link Refusal} that names every
 * invalid field.
 */
export function enquiryReader(
  keys: readonly string[],
  fields: FormFields,
): (body: unknown) => { enquiry: Enquiry; isHoneypotFilled: boolean } {
  const schema = enquirySchema(keys, fields);
  return (body) => {
    const form = body instanceof URLSearchParams ? body : undefined;
    const sent = form ? formEnquiry(form, keys, fields) : body;
    const parsed = schema.safeParse(sent);
    if (parsed.success)
      return { enquiry: parsed.data, isHoneypotFilled: (form?.get(HONEYPOT) ?? '') !== '' };
    const { form: of = 'enquiry' } = (sent ?? {}) as Partial<Enquiry>;
    const added = new Map(addedFields(fieldsOfForm(fields, of)));
    const wrong = parsed.error.issues.map(({ path: [where, key] }) =>
      where === 'fields' ? added.get(String(key)) : undefined,
    );
    if (wrong.every((field) => field !== undefined))
      throw new Refusal(
        'invalid-fields',
        `What these fields of the form ask for is missing or different: ${wrong.map(({ label }) => plainLabel(label)).join('; ')}. Fill them in as their labels say, and send it again.`,
      );
    const faults = parsed.error.issues.slice(0, 5).map(describe);
    throw new Refusal(
      'invalid-enquiry',
      `The body is JSON, but not an enquiry: ${faults.join('; ')}. Send name, email and message as text and services as an object of booleans (${ticked(of, keys).join(', ') || 'none'}),${added.size > 0 ? ` fields as an object (${[...added.keys()].join(', ')}),` : ''} and nothing else.`,
    );
  };
}

/** Reads as much of a form's values as possible, to show them again. */
export function typedIn(body: unknown): Typed {
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
        name.startsWith(ADDED_FIELD) ? [[name.slice(ADDED_FIELD.length), value]] : [],
      ),
    ),
  };
}

const ticked = (form: FormName, keys: readonly string[]) => (form === 'application' ? [] : keys);

/** Reads a form. Browsers leave out unticked checkboxes, so missing fields count as empty. Unknown ones are ignored. */
function formEnquiry(form: URLSearchParams, keys: readonly string[], fields: FormFields): Enquiry {
  const { name, email, message, services, added, form: of } = typedIn(form);
  return {
    ...(of === 'application' && { form: of }),
    name,
    email,
    // Browsers end lines with CR LF in forms and with LF in scripts; both are stored as LF.
    message: message.replaceAll('\r\n', '\n'),
    services: Object.fromEntries(ticked(of, keys).map((key) => [key, services.includes(key)])),
    ...answersIn(added, fieldsOfForm(fields, of)),
  };
}

// Names fields and quotes no value, which can be a person's words. Unknown fields are only counted, because the sender
// chose their names.
function describe(issue: z.core.$ZodIssue): string {
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
  const named =
    body instanceof URLSearchParams ? typedIn(body).language : headers['content-language'];
  return [...languages].find((tag) => tag.toLowerCase() === named?.trim().toLowerCase());
}
