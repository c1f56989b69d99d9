import { theme as schema } from '../src/schema/theme.ts';
import { themeNames, themeOf } from '../theme/resolve-theme.ts';
import { checkContrast } from './contrast.ts';
import type { Fault } from './fault.ts';
import { fields } from './kinds.ts';
import type { Source } from './source.ts';

/**
 * Finds what does not go together in a theme: colours that are too close to each other, and headings of a
 * weight that is not kept of their face.
 *
 * @param folder an absolute path
 * @param source the company's theme.yaml, where it has one
 */
export function themeFaults(folder: string, source: Source | undefined): Fault[] {
  if (!source || source.faults.length > 0 || !schema.safeParse(source.data ?? {}).success)
    return [];
  const { theme: name } = fields(source.data);
  if (typeof name === 'string' && !themeNames.includes(name)) return [];
  const theme = themeOf(folder);
  return [...checkContrast(theme, source), ...weightFaults(theme, source)];
}

function weightFaults({ faces, headings }: ReturnType<typeof themeOf>, source: Source): Fault[] {
  const { file, weights: [least, most] = [400, 600] } = faces.display;
  const weight = headings?.weight;
  if (!file || weight === undefined || (weight >= least && weight <= most)) return [];
  const path = ['headings', 'weight'];
  return [
    {
      file: source.file,
      line: source.line(path),
      field: path.join('.'),
      wrong: `of the face of headings the weights ${least} to ${most} are kept, and ${weight} is none of them.`,
      fix: `write a weight from ${least} to ${most}, or wider weights under faces.display.`,
    },
  ];
}
