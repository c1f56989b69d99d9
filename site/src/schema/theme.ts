import { basename, extname } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'culori';
import { reference, text } from '../fields/parts.ts';

// brand/theme.yaml: a company's look. The built-in themes in site/src/theme/built-in/ have the same format. Missing
// values come from the built-in theme or are derived from others.

const anyColor = (what: string) => text(`${what}. Examples: #1b2a4a, oklch(0.28 0.06 262)`);

function isOpaque(css: string): boolean {
  const color = parse(css);
  return color !== undefined && (color.alpha ?? 1) === 1;
}

/** A color whose contrast can be computed. */
const color = (what: string) =>
  anyColor(what)
    .refine(isOpaque, {
      error: 'the contrast of this color cannot be computed',
      params: {
        fix: 'write it as oklch(0.5 0.1 250), #rrggbb or rgb(0 0 0), without transparency.',
      },
    })
    .optional();

const scheme = z.strictObject({
  paper: color('The background of pages'),
  tint: color('The background of alternate bands, slightly darker or lighter than paper'),
  bannerFrom: color('The start color of the gradient behind the heading of a service'),
  bannerTo: color('The end color of that gradient'),
  ink: color('Text, with a contrast of 7:1 on paper, tint and bannerFrom'),
  muted: color('Secondary text, also 7:1'),
  line: anyColor(
    'Thin dividing lines, which may be transparent: oklch(0.25 0.04 250 / 0.2)',
  ).optional(),
  edge: color('Borders of fields and buttons: 3:1'),
  accent: color('Links and filled buttons: 7:1'),
  highlight: color('Rules, highlights and focus outlines: 3:1'),
});

const deep = color('The background of bands that are dark in light and dark mode, under pale text');

const colors = z.strictObject({
  light: scheme
    .optional()
    .describe('Colors in light mode. Those you leave out are derived from paper, ink and accent'),
  dark: scheme
    .optional()
    .describe('Colors in dark mode. Those you leave out are derived from the light ones'),
  deep,
  scrim: anyColor('The transparent color over the page while the menu is open').optional(),
  moreContrast: z
    .strictObject({ light: scheme.optional(), dark: scheme.optional(), deep })
    .optional()
    .describe(
      'Colors for visitors who prefer more contrast. Those you leave out are derived from the others',
    ),
});

const weight = (what: string) => z.int().min(1).max(1000).describe(what);
const factor = (min: number, max: number, what: string) =>
  z.number().min(min).max(max).describe(`${what}: from ${min} to ${max}, by default 1`).optional();

const face = z
  .strictObject({
    family: text(
      'The CSS name of the font family: "Besley". If left out, the name of the file',
    ).optional(),
    file: reference(
      'font',
      'A variable font: a package such as @fontsource-variable/besley, a file in one, or ./brand/own.woff2',
    ).optional(),
    weights: z
      .array(weight('A weight: 400 is regular, 700 bold'))
      .length(2)
      .transform(([lightest = 400, heaviest = 600]): [number, number] => [lightest, heaviest])
      .optional()
      .describe('The lightest and heaviest weight that pages use: [400, 600]'),
    fallback: z
      .array(text('A font or generic family: "serif"'))
      .min(1)
      .describe('Fonts shown while the file loads: [Georgia, serif]. Scaled so that nothing shifts')
      .default(['sans-serif']),
    lettering: weight('The weight used in share images').optional(),
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
  .describe('as written, or all in capitals')
  .optional();

export const theme = z.strictObject({
  theme: reference(
    'theme',
    'The theme to start from: "studio", "poster" or "ledger". The rest of this file overrides parts of it',
  ).optional(),
  colors: colors
    .optional()
    .describe('The colors. The build checks the contrast of every combination that pages use'),
  faces: z
    .strictObject({
      display: face.optional().describe('The font of headings'),
      text: face.optional().describe('The font of all other text'),
    })
    .optional()
    .describe('The two fonts. Both may be the same'),
  headings: z
    .strictObject({
      weight: weight('The weight of headings: 450').optional(),
      spacing: spacing('Letter spacing: -0.015em is slightly tighter'),
      scale: factor(0.6, 1.6, 'The size of the largest headings. Smaller ones change less'),
      leading: factor(0.8, 1.3, 'The line height of headings'),
      letters: capitals,
    })
    .optional(),
  text: z
    .strictObject({
      size: factor(0.9, 1.2, 'The size of body text'),
      leading: factor(0.9, 1.2, 'The line height of body text'),
    })
    .optional(),
  labels: z
    .strictObject({
      face: z
        .enum(['machine', 'display', 'text'])
        .describe('The font. machine is the visitor’s monospaced font')
        .optional(),
      weight: weight('The weight: 400 is regular').optional(),
      spacing: spacing('Letter spacing: 0.02em'),
      letters: capitals,
    })
    .optional()
    .describe('Small labels beside and above other elements'),
  shape: z
    .strictObject({
      corners: length('The corner radius of frames, fields and pictures: "0" or "0.5rem"'),
      buttons: length('The corner radius of buttons. 100rem makes them fully round'),
      rule: length('The thickness of lines in the highlight color: 2px'),
    })
    .optional(),
  spacing: factor(0.6, 1.5, 'The space between bands'),
  density: factor(0.85, 1.2, 'The space within bands, between rows, columns and cards'),
});

export type ThemeFile = z.infer<typeof theme>;
export type Face = z.infer<typeof face>;
export type ColorName = keyof z.infer<typeof scheme>;
export const colorNames = Object.keys(scheme.shape) as ColorName[];
