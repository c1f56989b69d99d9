import { z } from 'astro/zod';
import { longText, reference } from './parts.ts';

export const screen = z.strictObject({
  screen: reference('screen', 'The name of a screen in art/screens.tsx'),
  frame: z
    .enum(['desk', 'phone'])
    .describe('desk: a window as wide as the page allows. phone: a phone'),
  alt: longText(
    'What is on the screen, for screen readers, which read nothing else of it: one to three sentences',
  ),
});
