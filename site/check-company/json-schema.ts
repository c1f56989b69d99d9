import { z } from 'astro/zod';
import type { FileKind } from '../src/schema/files.ts';
import type { PictureField } from '../src/schema/image.ts';
import type { Named } from '../src/schema/parts.ts';

/** The part of a JSON schema that the checks read; see z.toJSONSchema. */
export type JsonSchema = {
  $schema?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  const?: unknown;
  type?: string;
  /** An address of this site. */
  address?: true;
  /** The name of something that is defined elsewhere. */
  names?: Named;
  /** A file below pictures/. */
  picture?: PictureField;
};

const made = new WeakMap<z.ZodType, JsonSchema>();

/** A schema as JSON Schema. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  const json = made.get(schema) ?? (z.toJSONSchema(schema, options) as JsonSchema);
  made.set(schema, json);
  return json;
}

/** The schema of a kind of file; for a list, that of its entries. */
export function schemaOf({ schema, list }: FileKind): JsonSchema {
  const one = jsonSchema(schema);
  return list ? { items: one } : one;
}

// JSON has no dates, so they stay as written. Editors support this draft best.
const options = { io: 'input', unrepresentable: 'any', target: 'draft-7' } as const;

/** The schema at a path; where there are several kinds, that of the kind or the type in the data. */
export function describedAt(
  schema: JsonSchema | undefined,
  data: unknown,
  path: readonly PropertyKey[],
): JsonSchema | undefined {
  const here = schema && chosen(schema, data);
  const [key, ...rest] = path;
  if (key === undefined || here === undefined) return here;
  return describedAt(
    below(here, key),
    (data as Record<PropertyKey, unknown> | undefined)?.[key],
    rest,
  );
}

/** Every single value, with its place and its schema. */
export function* valuesOf(
  schema: JsonSchema | undefined,
  data: unknown,
  path: PropertyKey[] = [],
): Generator<{ path: PropertyKey[]; value: unknown; schema: JsonSchema }> {
  const here = schema && chosen(schema, data);
  if (here === undefined) return;
  if (typeof data !== 'object' || data === null || data instanceof Date) {
    yield { path, value: data, schema: here };
    return;
  }
  for (const [name, value] of Object.entries(data)) {
    const key = Array.isArray(data) ? Number(name) : name;
    yield* valuesOf(below(here, key), value, [...path, key]);
  }
}

function below(schema: JsonSchema, key: PropertyKey): JsonSchema | undefined {
  if (typeof key === 'number') return schema.items;
  const { additionalProperties: others } = schema;
  return schema.properties?.[String(key)] ?? (typeof others === 'object' ? others : undefined);
}

function chosen(schema: JsonSchema, data: unknown): JsonSchema {
  const kinds = schema.oneOf ?? schema.anyOf;
  const kind = kinds?.find(({ properties = {} }) =>
    Object.entries(properties).some(
      ([key, { const: only }]) =>
        only !== undefined && (data as Record<string, unknown> | undefined)?.[key] === only,
    ),
  );
  return kind ?? kinds?.find(({ type }) => type === typeOf(data)) ?? schema;
}

/** As JSON Schema names types. */
const typeOf = (data: unknown) => (Array.isArray(data) ? 'array' : typeof data);
