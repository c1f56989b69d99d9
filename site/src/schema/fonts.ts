import { z } from 'astro/zod';
import { named, text } from './parts.ts';

/** System fonts whose metrics can be adjusted, as fallbacks. */
export const machineFaces = ['Times New Roman', 'Arial'] as const;

const weight = (what: string) => z.int().min(1).max(1000).describe(what);

const face = z
  .strictObject({
    family: text('Its name, as CSS has it: "Besley"').optional(),
    file: named(
      'font',
      'Its variable font: a file of an npm package, or of this folder: ./brand/own.woff2. Without one the page uses what the machine has',
    ).optional(),
    weights: z
      .array(weight('A weight: 400 is regular, 700 bold'))
      .length(2)
      .transform(([least = 400, most = 600]): [number, number] => [least, most])
      .optional()
      .describe('The lightest and the heaviest that are kept of the file: [400, 600]'),
    fallback: z
      .array(text('A face, or a kind of face: "serif"'))
      .min(1)
      .describe('The fallback families: [Georgia, serif]'),
    standIn: z
      .strictObject({
        like: z.enum(machineFaces).describe('The face of the machine that is set instead'),
        sizeAdjust: z
          .number()
          .positive()
          .optional()
          .describe('How much wider that is set, in per cent; computed where it is not given'),
      })
      .optional()
      .describe('What takes the space of the face until its file has loaded'),
    letteringFile: named(
      'font',
      'The file that share images are lettered in, where it is another one',
    ).optional(),
    lettering: weight('The weight in share images').optional(),
  })
  .refine(({ file, family }) => file === undefined || family !== undefined, {
    path: ['family'],
    error: 'a file needs the name of its family',
    params: { fix: 'write it here, as CSS has it: family: Besley.' },
  });

/** brand/fonts.yaml: the two faces of a company. Without the file it has those of the machine. */
export const fonts = z.strictObject({
  display: face.optional().describe('For headings'),
  text: face.optional().describe('For everything else'),
});

export type Face = z.infer<typeof face>;
