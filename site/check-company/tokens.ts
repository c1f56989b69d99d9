import { files } from '../src/schema/files.ts';
import { fieldName, type Fault } from './fault.ts';
import { schemaOf, valuesOf } from './json-schema.ts';
import type { Read } from './kinds.ts';
import { nearest } from './nearest.ts';

const tokensOf = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Finds tokens that no page fills in, in fields whose description names the tokens they may hold. */
export function unknownTokens({ kind, source }: Read): Fault[] {
  // The schema of this file checks the tokens itself.
  if (kind === files.words) return [];
  return [...valuesOf(schemaOf(kind), source.data)].flatMap(({ path, value, schema }) => {
    const known = tokensOf(schema.description ?? '');
    if (known.length === 0 || typeof value !== 'string') return [];
    const unknown = tokensOf(value).filter((token) => !known.includes(token));
    return [...new Set(unknown)].map((token) => {
      const meant = nearest(token, known);
      return {
        file: source.file,
        line: source.line(path),
        field: fieldName(path),
        wrong: `nothing fills in {${token}} here${meant ? `; did you mean {${meant}}?` : '.'}`,
        fix: `write one of ${known.map((name) => `{${name}}`).join(', ')}, or take it out.`,
      };
    });
  });
}
