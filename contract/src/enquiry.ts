import { z } from 'zod';
import {
  addedFields,
  type FieldAnswer,
  answersSchema,
  fieldsOfForm,
  type FormFields,
  type FormName,
} from './form-fields.ts';
import { FORM_FIELD } from './form.ts';

/**
 * The body of `POST /api/send-email`. No field is required or limited in length: an untouched form is a valid
 * enquiry. Unknown fields are refused. Answers to a company's added fields are in a property of their own. A job
 * application has its own fields, and nothing to tick.
 *
 * @param keys the services that can be ticked, in the order of the form
 */
export const enquirySchema = (keys: readonly string[], fields: FormFields = {}) =>
  z.discriminatedUnion(FORM_FIELD, [
    z.strictObject({ form: z.undefined().optional(), ...parts(keys, fields, 'enquiry') }),
    z.strictObject({ form: z.literal('application'), ...parts([], fields, 'application') }),
  ]) as z.ZodType<Enquiry>;

function parts(keys: readonly string[], all: FormFields, form: FormName) {
  const fields = fieldsOfForm(all, form);
  return {
    name: z.string().describe("The visitor's name, free text"),
    email: z.string().describe("The visitor's address as typed; it may be empty or not an address"),
    message: z.string().describe('Free text, line breaks kept'),
    services: z.strictObject(Object.fromEntries(keys.map((key) => [key, z.boolean()]))),
    ...(addedFields(fields).length > 0 && { fields: answersSchema(fields).prefault({}) }),
  };
}

export type Enquiry = {
  form?: 'application';
  name: string;
  email: string;
  message: string;
  services: Record<string, boolean>;
  fields?: Record<string, FieldAnswer>;
};

/** The body of every answer except success: problem details (RFC 9457), `application/problem+json`. */
export type ProblemDetails = {
  /** Names the kind of problem for programs. */
  type: string;
  /** Names the problem for people, the same for every occurrence. */
  title: string;
  status: number;
  /** Says what happened, why, and how to fix it. */
  detail: string;
  /** The request's id, as in the service's log. */
  instance?: string;
};
