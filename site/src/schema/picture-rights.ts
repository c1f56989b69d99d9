import { z } from 'astro/zod';
import { text } from './parts.ts';

/** pictures/rights.yaml: the rights to the pictures. */
export const pictureRights = z
  .record(
    z.string().describe('A file below pictures/, or a folder with a slash at its end'),
    text(
      'The owner, and the permission to show it: “Our own, everybody on it agreed”, or a licence and its source',
    ),
  )
  .describe('The rights to each picture, by its path below pictures/');
