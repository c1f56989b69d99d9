import { files } from '../src/schema/files.ts';
import type { Fault } from './fault.ts';
import { fields, type Read } from './kinds.ts';

/** Finds what a company with several languages has to say about them, and does not. */
export function languageFaults(read: Read[]): Fault[] {
  const of = (kind: Read['kind']) => read.find((one) => one.kind === kind)?.source;
  const { languages } = fields(of(files.company)?.data);
  const words = of(files.words);
  if (!words || !Array.isArray(languages) || languages.length < 2) return [];
  if (fields(words.data).languages) return [];
  return [
    {
      file: words.file,
      line: 1,
      wrong: 'company.yaml names more than one language, and the switch between them has no words.',
      fix: 'add languages, with label, elsewhere, offer and close: docs/fields.md says what they are.',
    },
  ];
}
