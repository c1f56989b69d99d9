import { z } from 'astro/zod';
import { named, text } from './parts.ts';

export const screen = z.strictObject({
  screen: named('screen', 'The name of a screen in art/screens.tsx'),
  frame: z
    .enum(['desk', 'phone'])
    .describe('desk: a window as wide as the page allows. phone: a phone'),
  alt: text(
    'What is on the screen, for screen readers, which read nothing else of it: one to three sentences',
  ),
});

/** screens.yaml: the words in the interfaces that the art draws. check/company/art.ts draws each with its own words. */
export const screens = z
  .record(
    z.string().describe('The name of a screen in art/screens.tsx, or of a moment in art/art.tsx'),
    z
      .record(z.string(), z.unknown().describe('A text, a list, or named texts'))
      .describe(
        'The text on that screen or moment, as its drawing expects it. Put numbers in quotes',
      ),
  )
  .describe('The text of each screen, by its name in the art');
