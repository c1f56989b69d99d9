import { z } from 'astro/zod';

/** screens.yaml: the words in the interfaces that the art draws. check/company/art.ts draws each with its own words. */
export const screens = z
  .record(
    z
      .string()
      .describe('The name of a screen in art/screens.tsx, or of a detail of one in art/art.tsx'),
    z
      .record(z.string(), z.unknown().describe('A text, a list, or named texts'))
      .describe(
        'The text on that screen or detail, as its drawing expects it. Put numbers in quotes',
      ),
  )
  .describe('The text of each screen, by its name in the art');
