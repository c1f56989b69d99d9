import { z } from 'astro/zod';
import { text } from './parts.ts';

/** pictures/rights.yaml: whose the pictures are. */
export const pictureRights = z
  .record(
    z.string().describe('A file below pictures/, or a folder with a slash at its end'),
    text(
      'Whose it is, and that it may be shown: “Our own, everybody on it agreed”, or a licence and its source',
    ),
  )
  .describe('Whose each picture is, by its path below pictures/');
