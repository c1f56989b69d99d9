import { z } from 'astro/zod';
import { imageFor } from './image.ts';
import { address, text } from './parts.ts';

const sources = ['youtube', 'vimeo', 'file'] as const;

/** A video that loads when a visitor starts it; in an article, a fenced block of the language `video`. */
export const video = z
  .strictObject({
    title: text('What it shows, for people who cannot see it'),
    youtube: z
      .string()
      .regex(/^[\w-]{11}$/, 'the id of a YouTube video has eleven characters')
      .optional()
      .describe('The YouTube id, in quotes: the eleven characters after v= in the video’s address'),
    vimeo: z
      .string()
      .regex(/^\d+$/, 'the id of a Vimeo video is a number')
      .optional()
      .describe('The Vimeo number, in quotes: the digits in the video’s address'),
    file: address('Your own file in public/: /visit.mp4').optional(),
    captions: address('The captions of your own file, as WebVTT: /visit.vtt').optional(),
    silent: z
      .literal(true)
      .optional()
      .describe('true instead of captions, if your own file has no speech'),
    image: imageFor('article')
      .optional()
      .describe('The picture shown before the video starts. If left out, only the title is shown'),
  })
  .refine((video) => sources.filter((source) => video[source] !== undefined).length === 1, {
    error: 'a video needs exactly one source',
    params: { fix: `write one of ${sources.join(', ')}.` },
  })
  .refine(({ file, captions, silent }) => file === undefined || captions !== undefined || silent, {
    error: 'the video has no captions, so people who cannot hear it miss what is said',
    params: {
      fix: 'add captions: and the path of a WebVTT file; or silent: true, if nothing is said.',
    },
  });

export type VideoFields = z.infer<typeof video>;
