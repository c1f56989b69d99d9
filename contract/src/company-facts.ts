import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { factKey, formFieldsSchema } from './form-fields.ts';

/** The services that a visitor can tick: labels by key, in the order of the form. */
export const checkboxesSchema = z
  .record(factKey, z.string().trim().min(1).describe('The label of the checkbox'))
  .describe(
    'The checkboxes in the form, in order: a key that never changes, and a label. May be empty',
  );

export type Checkboxes = z.infer<typeof checkboxesSchema>;

const isTag = (tag: string) => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
};

/** The languages of a site, the first one at the root: BCP 47 tags, https://www.rfc-editor.org/info/bcp47 */
export const languagesSchema = z
  .array(
    z
      .string()
      .refine(isTag, { error: 'a language has to be a tag such as en, de or pt-BR' })
      .describe('A language tag (BCP 47): "en", "pt-BR"'),
  )
  .min(1)
  .refine((tags) => new Set(tags).size === tags.length, {
    error: 'a language is in the list twice',
  })
  .default(['en'])
  .describe(
    'The languages of the site: [en, de]. The first is this folder’s. Each other one has its own folder',
  );

export const companyNameSchema = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\p{Cc}]*$/u, 'a name is one line')
  .describe('The name of the company');

export const measureSpeedSchema = z
  .boolean()
  .default(false)
  .describe(
    'Counts in the metrics of the service how fast pages are for visitors, without cookies and addresses. A section of the privacy policy must mention it in “speed”',
  );

/** The part of company.yaml that the service reads. */
const companyFactsSchema = z.object({
  name: companyNameSchema,
  checkboxes: checkboxesSchema,
  fields: formFieldsSchema.default({}),
  languages: languagesSchema,
  measureSpeed: measureSpeedSchema,
});

export type CompanyFacts = z.infer<typeof companyFactsSchema>;

/**
 * Reads what the service needs to know about a company.
 *
 * @throws with one line that names the file, the field, the problem and the fix
 */
export function readCompanyFacts(folder: string): CompanyFacts {
  const file = join(folder, 'company.yaml');
  const parsed = companyFactsSchema.safeParse(parseFile(file));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'it';
  throw new Error(
    `${file}: ${field} is not valid (${describeIssue(issue)}); see “The company” in docs/guide/reference.md`,
  );
}

function parseFile(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // The second line of the message repeats the place, which the first one names.
    const [what = ''] = (error as Error).message.split('\n');
    throw new Error(`${file} cannot be read: ${what.replace(/:$/, '')}; fix it there`, {
      cause: error,
    });
  }
}

const describeIssue = (issue: z.core.$ZodIssue | undefined) =>
  issue?.code === 'invalid_key' ? issue.issues[0]?.message : issue?.message;
