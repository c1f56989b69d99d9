import { z } from 'astro/zod';
import { id, text } from './parts.ts';

/** An entry of footer-services.yaml: a link of the footer. */
export const footerService = z.strictObject({
  id,
  name: text('The words of the link'),
  link: z.string().startsWith('/services/'),
});
