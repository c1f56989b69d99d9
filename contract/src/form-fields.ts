import { z } from 'zod';
import { FORM_FIELD } from './form.ts';

/** The fields of every form. In `company.yaml` their names, with nothing after the colon, set their positions. */
export const SPECIFIED_FIELDS = ['name', 'email', 'services', 'message'] as const;

export const factKey = z
  .string()
  .regex(
    /^[a-z][a-zA-Z\d]*$/,
    'a key has only letters and digits, and begins with a lowercase letter',
  )
  // Objects inherit such a property, so programs would find it in every enquiry.
  .refine((key) => !(key in {}), 'this word has a meaning in JavaScript; choose another key');

const text = (what: string) => z.string().trim().min(1).describe(what);

const common = {
  label: text('The label of the field'),
  hint: text('The hint under the label: what the field is for, or how to fill it in').optional(),
  required: z.boolean().default(false).describe('true makes the field required'),
  form: z
    .enum(['enquiry', 'application', 'both'])
    .optional()
    .describe('The form that has the field: enquiry (the default), application for a job, or both'),
};

/** Values of `autocomplete`: https://html.spec.whatwg.org/#autofill-field */
const AUTOCOMPLETE = [
  'organization',
  'organization-title',
  'street-address',
  'postal-code',
  'address-level2',
  'country-name',
] as const;

// At most one link: https://spec.commonmark.org/0.31.2/#inline-link
const LABEL_WITH_LINK =
  /^([^[\]]*)(?:\[([^[\]]+)\]\(((?:\/(?!\/)|https:\/\/|mailto:)[^()\s]*)\)([^[\]]*))?$/;

const kinds = [
  z.strictObject({
    kind: z.literal('text'),
    ...common,
    autocomplete: z
      .enum(AUTOCOMPLETE)
      .optional()
      .describe('What browsers fill in automatically, such as “organization”'),
  }),
  z.strictObject({ kind: z.literal('telephone'), ...common }),
  z.strictObject({ kind: z.literal('website'), ...common }),
  z.strictObject({ kind: z.literal('date'), ...common }),
  z.strictObject({
    kind: z.literal('choice'),
    ...common,
    options: z
      .record(factKey, text('The label of the option'))
      .refine((options) => Object.keys(options).length > 0, {
        error: 'a choice needs at least one option',
      })
      .describe('The options, in order: a key, which never changes, and a label'),
  }),
  z.strictObject({
    kind: z.literal('tick'),
    ...common,
    label: z
      .string()
      .trim()
      .min(1)
      .regex(LABEL_WITH_LINK, 'it may contain one link, written [text](/page)')
      .meta({
        description: 'What the visitor agrees to or asks for. May contain one link',
        markdown: true,
      }),
  }),
] as const;

export type FormField = z.infer<(typeof kinds)[number]>;

/** A company's added fields, and the positions of the specified ones among them. */
export const formFieldsSchema = z
  .record(
    factKey.refine(
      (key) => key !== FORM_FIELD,
      'this key is reserved for job applications; choose another key',
    ),
    z
      .discriminatedUnion('kind', kinds)
      .nullable()
      .describe('A field of yours. After name, email, services and message, leave it empty'),
  )
  .superRefine((fields, context) => {
    for (const [key, field] of Object.entries(fields)) {
      const isSpecified = SPECIFIED_FIELDS.some((name) => name === key);
      if (isSpecified === (field === null)) continue;
      const [message, fix] = isSpecified
        ? [`every form has the field ${key}`, 'leave nothing after the colon, or use another key.']
        : ['the field has no kind and no label', 'add kind and label below it.'];
      context.addIssue({ code: 'custom', path: [key], message, params: { fix } });
    }
  })
  .describe(
    'Additional fields, by a key that never changes. Empty name, email, services or message set positions',
  );

export type FormFields = z.infer<typeof formFieldsSchema>;

export type FormName = 'enquiry' | 'application';

export const fieldsOfForm = (fields: FormFields, form: FormName): FormFields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, field]) => !field || [form, 'both'].includes(field.form ?? 'enquiry'),
    ),
  );

/** Returns the added fields, in order. */
export const addedFields = (fields: FormFields): [key: string, field: FormField][] =>
  Object.entries(fields).flatMap(([key, field]) => (field ? [[key, field]] : []));

/** Returns the names of all fields in the form's order. Specified ones that are not mentioned come first. */
export const fieldOrder = (fields: FormFields): string[] => [
  ...SPECIFIED_FIELDS.filter((name) => !(name in fields)),
  ...Object.keys(fields),
];

export function labelParts(label: string) {
  const [, before = label, words, link, after = ''] = LABEL_WITH_LINK.exec(label) ?? [];
  return { before, words, link, after };
}

export function plainLabel(label: string): string {
  const { before, words = '', after } = labelParts(label);
  return before + words + after;
}

/**
 * Returns the attributes of an input that validate its answer, in the browser and in the service. A pattern matches
 * the whole value in linear time.
 */
export function constraintsOf({ kind, required }: FormField): {
  maxLength?: number;
  pattern?: string;
} {
  switch (kind) {
    case 'text':
      return { maxLength: 1_000, ...(required && { pattern: String.raw`\s*\S.*` }) };
    case 'telephone':
      return { maxLength: 60, pattern: String.raw`(?:\P{Nd}*\p{Nd}){3}.*` };
    case 'website':
      return {
        maxLength: 500,
        pattern: String.raw`\s*(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/)?[^\s\/.:?#@]+(?:\.[^\s\/.:?#@]+)+(?:[\/:?#]\S*)?\s*`,
      };
    default:
      return {};
  }
}

export type FieldAnswer = string | boolean;

/** Returns the schema of answers to added fields. A missing answer counts as empty. */
export const answersSchema = (fields: FormFields) =>
  z.strictObject(
    Object.fromEntries(addedFields(fields).map(([key, field]) => [key, answerSchema(field)])),
  );

function answerSchema(field: FormField): z.ZodType<FieldAnswer> {
  if (field.kind === 'tick') return field.required ? z.literal(true) : z.boolean().prefault(false);
  const { maxLength, pattern } = constraintsOf(field);
  // As browsers apply the attribute: https://html.spec.whatwg.org/#the-pattern-attribute
  const whole = pattern === undefined ? undefined : new RegExp(`^(?:${pattern})$`, 'v');
  const fits = (answer: string) => {
    if (answer === '') return !field.required;
    if (field.kind === 'choice') return Object.hasOwn(field.options, answer);
    if (field.kind === 'date') return z.iso.date().safeParse(answer).success;
    return whole?.test(answer) ?? true;
  };
  return z
    .string()
    .max(maxLength ?? 1_000)
    .transform((answer) => answer.replace(/\p{Cc}+/gu, ' ').trim())
    .refine(fits)
    .prefault('');
}

/** Reads the answers to added fields from a plain form; undefined if the company has added none. */
export function readAnswers(
  typed: Record<string, string>,
  fields: FormFields,
): { fields?: Record<string, FieldAnswer> } {
  const added = addedFields(fields);
  if (added.length === 0) return {};
  const answers = added.map(([key, { kind }]): [string, FieldAnswer] => {
    const text = Object.hasOwn(typed, key) ? typed[key] : undefined;
    return [key, kind === 'tick' ? text !== undefined : (text ?? '')];
  });
  return { fields: Object.fromEntries(answers) };
}
