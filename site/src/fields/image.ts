import { z } from 'astro/zod';
import type { PicturePlace } from '../pictures/places.ts';
import { longText } from './parts.ts';

/** Metadata of a field that names a file below `pictures/`. */
export type PictureField = { place?: PicturePlace };

const focus = z
  .string()
  .regex(/^(?:(?:left|center|right) (?:top|center|bottom)|(?:\d\d?|100)% (?:\d\d?|100)%)$/, {
    error:
      'write left, center or right, then top, center or bottom; or two percentages, from the left and from the top',
  })
  .meta({
    description:
      'The part that stays visible when the picture is cropped: “center top”, or “30% 40%” from left and top',
    focus: true,
  });

const fields = (place?: PicturePlace) => ({
  src: z
    .string()
    .trim()
    .min(1)
    .meta({
      description:
        'A file in the company’s pictures/: “harbor.jpg”. JPEG straight from a camera, PNG, WebP, AVIF or SVG',
      picture: place ? { place } : {},
    }),
  alt: longText(
    'What it shows, for people who cannot see it: one sentence that does not begin with “picture of”',
  ).optional(),
  decorative: z
    .literal(true)
    .optional()
    .describe('true instead of alt, if the picture adds nothing to the text around it'),
  focus: focus.optional(),
});

type AltFields = { alt?: string | undefined; decorative?: true | undefined };

/** Requires an alternative text, unless the picture is marked as decorative. */
function requireAltOrDecorative({ alt, decorative }: AltFields, context: z.RefinementCtx) {
  const addIssue = (field: string, message: string, fix: string) => {
    context.addIssue({ code: 'custom', path: [field], message, params: { fix } });
  };
  if (alt === undefined && !decorative)
    addIssue(
      'alt',
      'the picture has no alternative text',
      'add alt: and one sentence that says what it shows; or decorative: true, if it adds nothing to the text beside it.',
    );
  if (alt !== undefined && decorative)
    addIssue(
      'decorative',
      'the picture has an alternative text and is also marked as decorative',
      'keep one of the two: alt if the picture shows something that matters, decorative: true if it does not.',
    );
}

/**
 * A picture of the company's folder.
 *
 * @param place where it is shown: the check reports a file that is too small for it
 */
export const imageFor = (place?: PicturePlace) =>
  z.strictObject(fields(place)).superRefine(requireAltOrDecorative).describe('A picture');

export const image = imageFor();

export type Image = z.infer<typeof image>;

export const share = z
  .strictObject({
    ...fields('share'),
    whole: z
      .boolean()
      .default(false)
      .describe('true shows the picture alone. If left out, the page’s title is beside it'),
  })
  .superRefine(requireAltOrDecorative)
  .optional()
  .describe(
    'The preview when the page is shared, 1200 by 630 pixels. If left out, the page’s picture or a drawing',
  );

export type ShareImage = Image & { whole?: boolean };
