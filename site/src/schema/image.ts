import { z } from 'astro/zod';
import type { Place } from '../pictures/places.ts';
import { text } from './parts.ts';

/** Metadata of a field that names a file below `pictures/`. */
export type PictureField = { place?: Place };

const focus = z
  .string()
  .regex(/^(?:(?:left|center|right) (?:top|center|bottom)|(?:\d\d?|100)% (?:\d\d?|100)%)$/, {
    error:
      'it takes left, center or right, then top, center or bottom; or two percentages, from the left and from the top',
  })
  .describe(
    'What must stay in sight where the picture is cropped: “center top”, or “30% 40%” from the left and the top',
  );

const fields = (place?: Place) => ({
  src: z
    .string()
    .trim()
    .min(1)
    .meta({
      description:
        'A file below the company’s pictures/: “harbour.jpg”. JPEG as a camera or a telephone writes it, PNG, WebP, AVIF or SVG',
      picture: place ? { place } : {},
    }),
  alt: text(
    'What it shows, for people who cannot see it: one sentence, without “picture of”',
  ).optional(),
  decorative: z
    .literal(true)
    .optional()
    .describe('true instead of alt, where the picture says nothing that the words do not say'),
  focus: focus.optional(),
});

type Said = { alt?: string | undefined; decorative?: true | undefined };

/** Requires an alternative text, unless the picture is marked as decorative. */
function saysOne({ alt, decorative }: Said, context: z.RefinementCtx) {
  const say = (field: string, message: string, fix: string) => {
    context.addIssue({ code: 'custom', path: [field], message, params: { fix } });
  };
  if (alt === undefined && !decorative)
    say(
      'alt',
      'the picture has no alternative text',
      'write alt: and one sentence that says what it shows; or decorative: true, where the words beside it say all of it.',
    );
  if (alt !== undefined && decorative)
    say(
      'decorative',
      'the picture has an alternative text, and is said to be decorative',
      'leave one of the two: alt where it shows something, decorative: true where it does not.',
    );
}

/**
 * A picture of the company's folder.
 *
 * @param place where it is shown: the check reports a file that is too small for it
 */
export const imageFor = (place?: Place) =>
  z.strictObject(fields(place)).superRefine(saysOne).describe('A picture');

export const image = imageFor();

export type Image = z.infer<typeof image>;

export const share = z
  .strictObject({
    ...fields('share'),
    whole: z
      .boolean()
      .default(false)
      .describe('true: the picture alone; otherwise with the title beside it'),
  })
  .superRefine(saysOne)
  .optional()
  .describe(
    'The picture shown where the page is shared, 1200 by 630 pixels. By default the picture at the top of the page, or the company’s drawing',
  );

export type ShareImage = Image & { whole?: boolean };

/** pictures/rights.yaml: the rights to the pictures. */
export const pictureRights = z
  .record(
    z.string().describe('A file below pictures/, or a folder with a slash at its end'),
    text(
      'The owner, and the permission to show it: “Our own, everybody on it agreed”, or a licence and its source',
    ),
  )
  .describe('The rights to each picture, by its path below pictures/');
