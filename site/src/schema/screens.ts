import { z } from 'astro/zod';
import { named, text } from './parts.ts';

export const screen = z.strictObject({
  screen: named('screen', 'Its name in art/screens.tsx'),
  frame: z.enum(['desk', 'phone']).describe('A window as wide as there is room, or a telephone'),
  alt: text(
    'For people who listen: what is on it, one to three sentences. Nothing else of it is read out',
  ),
});

/** screens.yaml: the words in the interfaces that the art draws. check/company/art.ts draws each with its own words. */
export const screens = z
  .record(
    z.string().describe('The name of a screen in art/screens.tsx, or of a moment in art/art.tsx'),
    z
      .record(z.string(), z.unknown().describe('A text, a list, or names and their texts'))
      .describe(
        'What is written on the screen of that name in art/screens.tsx, or on the moment in art/art.tsx: texts and lists, as its drawing takes them. Put figures in quotes',
      ),
  )
  .describe('The words of each screen, by its name in the art');
