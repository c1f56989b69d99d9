import { z } from 'astro/zod';
import { imageFor } from './image.ts';
import { address, id, text } from './parts.ts';

/** An entry of home-services.yaml: a card of the home page. */
export const homeService = z.strictObject({
  id,
  title: text('The heading of the card'),
  details: text('One or two sentences'),
  image: imageFor('card').optional().describe('At the head of the card, in place of the drawing'),
  link: address('The page of the service, or another name of it', '/services/'),
});
