import { z } from 'astro/zod';
import { imageFor } from './image.ts';
import { address, text } from './parts.ts';

const places = ['youtube', 'vimeo', 'file'] as const;

/** A video that loads when a visitor starts it; in an article, a fenced block of the language `video`. */
export const video = z
  .strictObject({
    title: text('What it shows, for people who cannot see it'),
    youtube: z
      .string()
      .regex(/^[\w-]{11}$/, 'the id of a video there has eleven letters')
      .optional()
      .describe('Its id there, in quotes: the eleven letters after v= in its address'),
    vimeo: z
      .string()
      .regex(/^\d+$/, 'the id of a video there is a number')
      .optional()
      .describe('Its number there, in quotes'),
    file: address('A file of your own in public/: /visit.mp4').optional(),
    captions: address('The captions of a file of your own, as WebVTT: /visit.vtt').optional(),
    silent: z
      .literal(true)
      .optional()
      .describe('true instead of captions, for a file of your own without speech'),
    image: imageFor('article')
      .optional()
      .describe(
        'The still shown before the video is started; without one, only the title is shown',
      ),
  })
  .refine((one) => places.filter((place) => one[place] !== undefined).length === 1, {
    error: 'a video has one place that it comes from',
    params: { fix: `write one of ${places.join(', ')}.` },
  })
  .refine(({ file, captions, silent }) => file === undefined || captions !== undefined || silent, {
    error: 'the video has no captions, and whoever does not hear it misses what is said',
    params: {
      fix: 'write captions: and the path of a WebVTT file; or silent: true, where nothing is said.',
    },
  });

export type Video = z.infer<typeof video>;
