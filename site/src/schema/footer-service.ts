import { z } from 'astro/zod';
import { address, id, text } from './parts.ts';

/** An entry of footer-services.yaml: a link of the footer. */
export const footerService = z.strictObject({
  id,
  name: text('The words of the link'),
  link: address('The page of the service, or another name of it', '/services/'),
});
