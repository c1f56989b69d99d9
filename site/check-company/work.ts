import { basename } from 'node:path';
import { files } from '../src/schema/files.ts';
import type { Fault } from './fault.ts';
import { fields, type Read } from './kinds.ts';

/** The slugs of the case studies. */
export const caseStudiesIn = (read: Read[]): string[] =>
  read
    .filter(({ kind }) => kind === files.work)
    .map(({ source }) => basename(source.file, '.yaml'));

/** Finds what case studies lack beside their own fields: the words of their list, and an address each. */
export function workFaults(read: Read[]): Fault[] {
  const studies = read.filter(({ kind }) => kind === files.work);
  if (studies.length === 0) return [];
  const has = (file: string) => read.some(({ source }) => source.file === file);
  const words: Fault[] = has(files.workShared.path)
    ? []
    : [
        {
          file: files.workShared.path,
          wrong: 'this file is missing, and there are case studies: /work has no words.',
          fix: 'npm run new -- work "Title" writes it; or copy scripts/templates/pages/work-shared.yaml.',
        },
      ];
  const taken: Fault[] = has('pages/work.yaml')
    ? [
        {
          file: 'pages/work.yaml',
          line: 1,
          wrong: '/work is the address of the case studies.',
          fix: `give the file another name, or move its bands into ${files.workShared.path}.`,
        },
      ]
    : [];
  const unnamed = studies.flatMap(({ source: { file } }): Fault[] => {
    const slug = basename(file, '.yaml');
    if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return [];
    const wrong = `“${slug}” cannot be the address of a page.`;
    return [{ file, line: 1, wrong, fix: 'name the file with small letters, digits and hyphens.' }];
  });
  return [...words, ...taken, ...unnamed, ...studies.flatMap(nothingToShow)];
}

/** Parts that a page names and the case study does not have. */
function nothingToShow({ source }: Read): Fault[] {
  const { bands, figures, quote } = fields(source.data);
  const lacking: Record<string, string | false> = {
    caseFigures: !(Array.isArray(figures) && figures.length > 0) && 'figures',
    caseQuote: quote === undefined && 'quote',
  };
  if (!Array.isArray(bands)) return [];
  return bands.flatMap((band: unknown, index): Fault[] => {
    const kind = String(fields(band).kind);
    const field = lacking[kind];
    if (!field) return [];
    const line = source.line(['bands', index, 'kind']);
    const wrong = `${kind} shows ${field}, and this case study has none.`;
    const at = { file: source.file, line, field: `bands[${index}].kind` };
    return [{ ...at, wrong, fix: `write ${field}: in this file, or take the band out.` }];
  });
}
