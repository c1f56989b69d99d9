import { z } from 'astro/zod';
import { named, text } from './parts.ts';

export const screen = z.strictObject({
  screen: named('screen', 'Its name in art/screens.tsx'),
  frame: z.enum(['desk', 'phone']).describe('A window as wide as there is room, or a telephone'),
  alt: text(
    'For people who listen: what is on it, one to three sentences. Nothing else of it is read out',
  ),
});
