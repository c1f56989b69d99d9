import { basename, extname } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'culori';
import { named, text } from './parts.ts';

// brand/theme.yaml: a company's look. The built-in themes in site/src/theme/finished/ have the same format. Missing
// values come from the built-in theme or are derived from others.

const anyColor = (what: string) => text(`${what}: #1b2a4a, rgb(27 42 74) or oklch(0.28 0.06 262)`);

function isOpaque(css: string): boolean {
  const colour = parse(css);
  return colour !== undefined && (colour.alpha ?? 1) === 1;
}

/** A colour whose contrast can be computed. */
const color = (what: string) =>
  anyColor(what)
    .refine(isOpaque, {
      error: 'it cannot be measured',
      params: {
        fix: 'write it as oklch(0.5 0.1 250), #rrggbb or rgb(0 0 0), without transparency.',
      },
    })
    .optional();

const scheme = z.strictObject({
  paper: color('The background of the pages'),
  tint: color('The background of bands that are set off, a little darker or lighter than paper'),
  bannerFrom: color('The background of a service’s banner where it begins'),
  bannerTo: color('The same where it ends'),
  ink: color('Words: 7:1 on paper, tint and where the banner begins'),
  muted: color('Words that are not the first to be read, 7:1 as well'),
  line: anyColor(
    'Hairlines between things; may be transparent: oklch(0.25 0.04 250 / 0.2)',
  ).optional(),
  edge: color('Frames of fields and buttons: 3:1'),
  accent: color('Links and filled buttons: 7:1'),
  highlight: color('Rules, marks and the outline of what has the focus: 3:1'),
});

const deep = color(
  'The background of bands that are dark by day and by night; pale words stand on it',
);

const colors = z.strictObject({
  light: scheme
    .optional()
    .describe('By day. Of paper, ink and accent all others follow, where you do not give them'),
  dark: scheme.optional().describe('By night. It follows from the day, where you do not give it'),
  deep,
  scrim: anyColor('What the page lies under while the menu is open; transparent').optional(),
  moreContrast: z
    .strictObject({ light: scheme.optional(), dark: scheme.optional(), deep })
    .optional()
    .describe('For visitors who ask their system for more contrast. It follows from the others'),
});

const weight = (what: string) => z.int().min(1).max(1000).describe(what);
const factor = (least: number, most: number, what: string) =>
  z
    .number()
    .min(least)
    .max(most)
    .describe(`${what}: 1 as the product has it, from ${least} to ${most}`)
    .optional();

const face = z
  .strictObject({
    family: text('Its name, as CSS has it: "Besley"; the name of the file unless given').optional(),
    file: named(
      'font',
      'Its variable font: an npm package, @fontsource-variable/besley; a file of one; or a file of this folder, ./brand/own.woff2. Without one the page uses what the machine has',
    ).optional(),
    weights: z
      .array(weight('A weight: 400 is regular, 700 bold'))
      .length(2)
      .transform(([least = 400, most = 600]): [number, number] => [least, most])
      .optional()
      .describe('The lightest and the heaviest of the file that pages use: [400, 600]'),
    fallback: z
      .array(text('A face, or a kind of face: "serif"'))
      .min(1)
      .describe(
        'What is shown until the file has come: [Georgia, serif]. It takes the same room, which is computed from the file',
      )
      .default(['sans-serif']),
    lettering: weight('The weight in share images').optional(),
  })
  .transform(({ family, ...face }) => {
    const name =
      family ?? (face.file && basename(face.file, extname(face.file)).replace(/['"\\]/g, ''));
    return { ...face, ...(name !== undefined && { family: name }) };
  });

const length = (what: string) =>
  z
    .string()
    .regex(/^(0|\d*\.?\d+(px|rem|em))$/)
    .describe(what)
    .optional();
const spacing = (what: string) =>
  z
    .string()
    .regex(/^-?(0|\d*\.?\d+em)$/)
    .describe(what)
    .optional();
const capitals = z
  .enum(['as written', 'capitals'])
  .describe('as written, or everything in capitals')
  .optional();

export const theme = z.strictObject({
  theme: named(
    'theme',
    'A finished theme to begin with: "studio", "poster" or "ledger". What this file says besides replaces single parts of it',
  ).optional(),
  colors: colors.optional().describe('Each pair that meets on a page is measured when it is built'),
  faces: z
    .strictObject({
      display: face.optional().describe('For headings'),
      text: face.optional().describe('For everything else'),
    })
    .optional()
    .describe('Two faces; the same one may be both'),
  headings: z
    .strictObject({
      weight: weight('The weight of headings: 450').optional(),
      spacing: spacing('Between letters: -0.015em is a little tighter'),
      scale: factor(0.6, 1.6, 'How large the largest are; smaller ones follow less'),
      leading: factor(0.8, 1.3, 'How far apart their lines are'),
      letters: capitals,
    })
    .optional(),
  text: z
    .strictObject({
      size: factor(0.9, 1.2, 'How large text is that is read'),
      leading: factor(0.9, 1.2, 'How far apart its lines are'),
    })
    .optional(),
  labels: z
    .strictObject({
      face: z
        .enum(['machine', 'display', 'text'])
        .describe('machine is the typewriter’s face that the visitor has')
        .optional(),
      weight: weight('400 is regular').optional(),
      spacing: spacing('Between letters: 0.02em'),
      letters: capitals,
    })
    .optional()
    .describe('The small words beside and above things'),
  shape: z
    .strictObject({
      corners: length('How round frames, fields and pictures are: "0" or "0.5rem"'),
      buttons: length('How round buttons are; 100rem is as round as can be'),
      rule: length('How thick the lines in the highlight are: 2px'),
    })
    .optional(),
  spacing: factor(0.6, 1.5, 'The room between bands'),
  density: factor(0.85, 1.2, 'The room inside of them, between rows, columns and cards'),
});

export type ThemeFile = z.infer<typeof theme>;
export type Face = z.infer<typeof face>;
export type ColorName = keyof z.infer<typeof scheme>;
export const colorNames = Object.keys(scheme.shape) as ColorName[];
