import type { z } from 'astro/zod';
import { fieldName, type Fault } from './fault.ts';
import { describedAt, jsonSchema } from './json-schema.ts';
import { nearest } from './nearest.ts';
import type { Source } from './source.ts';

/**
 * What does not fit its schema, in plain words.
 *
 * @param path where the data is in the file: the number of the entry, when the file is a list
 */
export function schemaFaults(
  source: Source,
  schema: z.ZodType,
  data: unknown,
  path: PropertyKey[] = [],
): Fault[] {
  const { success, error } = schema.safeParse(data, { reportInput: true });
  if (success) return [];
  const json = jsonSchema(schema);
  return error.issues.flatMap(ofTheTypeMeant).flatMap((issue) => {
    const way = [...path, ...issue.path];
    const described = describedAt(json, data, issue.path);
    const fault = (wrong: string, fix: string, at = way): Fault => ({
      file: source.file,
      line: source.line(at),
      field: fieldName(at),
      wrong,
      fix,
    });
    if (issue.code === 'unrecognized_keys') {
      const properties = described?.properties ?? {};
      const known = Object.keys(properties);
      return issue.keys.map((key) => {
        const meant = nearest(key, known);
        return fault(
          `there is no field “${key}”${meant ? `; did you mean “${meant}”?` : '.'}`,
          meant
            ? `write ${meant}, or take the line out.`
            : `take it out. Known here: ${known.join(', ')}.`,
          [...way, key],
        );
      });
    }
    return [fault(...inWords(own(issue), described?.description))];
  });
}

type Issue = z.core.$ZodIssue;

/**
 * Where a field takes one of several types, what is wrong with the one that was meant: that whose own
 * fields are at fault and not the whole of it, or else the one of the same type.
 */
function ofTheTypeMeant(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const whole = ({ path, code }: Issue) => path.length === 0 && code !== 'unrecognized_keys';
  const chosen =
    issue.errors.find((one) => !one.some(whole)) ??
    issue.errors.find((one) => !one.some((part) => whole(part) && part.code === 'invalid_type'));
  return (chosen ?? [issue]).map((part) => ({
    ...part,
    path: part === issue ? issue.path : [...issue.path, ...part.path],
  }));
}

/** What is wrong with the name of a field, rather than that something is. */
function own(issue: Issue): Issue {
  const [first] = issue.code === 'invalid_key' ? issue.issues : [];
  return first?.code === 'invalid_format'
    ? { ...first, path: issue.path, input: String(issue.path.at(-1)) }
    : issue;
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields of its own',
  record: 'fields of its own',
  date: 'a day such as 2026-01-31, without quotes',
};

function inWords(issue: Issue, description: string | undefined): [wrong: string, fix: string] {
  const what = description ? ` It is for: ${description}.` : '';
  if (issue.code === 'invalid_type') {
    const wanted = kinds[issue.expected] ?? issue.expected;
    if (issue.input === undefined)
      return [
        `${String(issue.path.at(-1) ?? 'it')} is missing.`,
        `write it here; it takes ${wanted}.${what}`,
      ];
    const quoted = wanted === 'text' ? 'put it in quotes' : `write ${wanted}`;
    return [`it takes ${wanted}, but has ${given(issue.input)}.`, `${quoted}.${what}`];
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const least = issue.code === 'too_small';
    const bound = Number(least ? issue.minimum : issue.maximum);
    if (issue.origin === 'array') {
      const there = Array.isArray(issue.input) ? issue.input.length : 0;
      if (there === 0) return ['the list is empty.', `give it at least ${bound}.${what}`];
      const exact = issue.exact ? 'exactly' : least ? 'at least' : 'at most';
      return [
        `the list has ${there}, and it takes ${exact} ${bound}.`,
        `${there < bound ? `add ${bound - there}` : `take ${there - bound} out`}.${what}`,
      ];
    }
    if (issue.origin === 'string') {
      const there = String(issue.input).trim().length;
      if (there === 0) return ['it is empty.', `write something.${what}`];
      return [
        `it has ${there} characters, and it takes ${least ? 'at least' : 'at most'} ${bound}.`,
        `make it ${least ? 'longer' : 'shorter'}.${what}`,
      ];
    }
    return [
      `${String(issue.input)} is too ${least ? 'small' : 'large'}.`,
      `write a number ${least ? (issue.inclusive ? 'from' : 'above') : issue.inclusive ? 'up to' : 'below'} ${bound}.${what}`,
    ];
  }
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') {
    const options = issue.code === 'invalid_value' ? issue.values : readOptions(issue);
    const known = options.map(String);
    const value = issue.code === 'invalid_value' ? issue.input : readKind(issue);
    const meant = typeof value === 'string' ? nearest(value, known) : undefined;
    return [
      value === undefined
        ? `${String(issue.path.at(-1) ?? 'it')} is missing.`
        : `${given(value)} is not known here${meant ? `; did you mean “${meant}”?` : '.'}`,
      `write one of ${known.join(', ')}.${what}`,
    ];
  }
  if (issue.code === 'invalid_format') {
    if (issue.format === 'regex' && !issue.message.startsWith('Invalid'))
      return [`${given(issue.input)} is not valid: ${issue.message}.`, `change it.${what}`];
    const form: Record<string, string> = {
      email: 'an email address, as name@example.com',
      url: 'a whole address, with https:// in front',
      date: 'a day such as 2026-01-31',
      starts_with: `something that begins with ${'prefix' in issue ? String(issue.prefix) : 'that'}`,
      regex: `what fits ${issue.pattern ?? ''}`,
    };
    return [
      `${given(issue.input)} is not valid.`,
      `write ${form[issue.format] ?? issue.format}.${what}`,
    ];
  }
  const { fix } = (issue.code === 'custom' && issue.params) || {};
  if (typeof fix === 'string') return [`${issue.message}.`, fix];
  return [`${issue.message}.`, description ? `it is for: ${description}.` : 'change it.'];
}

function readOptions(issue: z.core.$ZodIssueInvalidUnion): readonly unknown[] {
  return 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
}

function readKind({ input, ...issue }: Issue): unknown {
  const key = 'discriminator' in issue ? String(issue.discriminator) : '';
  return (input as Record<string, unknown> | undefined)?.[key];
}

function given(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Date) return `the day ${value.toISOString().slice(0, 10)}`;
  if (typeof value === 'object') return 'a group of fields';
  return typeof value === 'string'
    ? `“${value}”`
    : `${typeof value === 'number' ? 'the number ' : ''}${String(value)}`;
}
