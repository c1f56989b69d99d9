import { z } from 'astro/zod';
import { text } from '../fields/parts.ts';

/** pictures/rights.yaml: the rights to the pictures. */
export const pictureRights = z
  .record(
    z.string().describe('A file in pictures/, or a folder in it that ends with a slash'),
    text(
      'The owner and the permission: “Our own, everybody in it agreed”, or a license and its source',
    ),
  )
  .describe('The rights to each picture, by its path in pictures/');
