import { z } from 'astro/zod';
import { imageFor } from './image.ts';
import { address, id, named, text } from './parts.ts';

/** An entry of customers.yaml: a logo in the strip on the home page. */
export const customer = z.strictObject({
  id,
  mark: named('mark', 'The name of its file in brand/customers, without .svg or .png'),
  name: text('The customer, for people who listen to the page: "Halden Rail"').optional(),
  caption: text('Under the mark: its name and its trade, "Halden Rail, freight"').optional(),
  colors: z
    .enum(['one', 'own'])
    .default('one')
    .describe(
      'one: in the colour of the words around it, also what is white in it. own: as it is in the file, on a pale background at night',
    ),
  sample: z.boolean().default(false).describe('true until it is the logo of a real customer'),
});

/** An entry of home-services.yaml: a card on the home page. */
export const homeService = z.strictObject({
  id,
  title: text('The heading of the card'),
  details: text('One or two sentences'),
  image: imageFor('card').optional().describe('At the head of the card, in place of the drawing'),
  link: address('The page of the service, or another name of it', '/services/'),
});

/** An entry of people.yaml: somebody who works here, writes articles or answers on the contact page. */
export const person = z.strictObject({
  id,
  name: text('As colleagues and clients say it'),
  role: text('What the person does here: "Engineer", "Chief Executive"'),
  city: text('Where the person works').optional(),
  ask: text('What one may ask the person, as a whole sentence').optional(),
  portrait: imageFor('portrait').optional().describe('Without one the person is drawn by initials'),
  sample: z.boolean().default(false).describe('true until it is a real person'),
});

/** An entry of stats.yaml: a figure that counts up on the home page. */
export const stat = z.strictObject({
  id,
  label: text('Projects Completed'),
  value: z.int().positive().describe('Shown with a plus'),
  href: address('Where one reads what it counts').optional(),
  sample: z.boolean().default(false).describe('true until it is a real figure'),
});

/** An entry of technologies.yaml. */
export const technology = z.strictObject({
  id,
  name: text('As its makers write it'),
  icon: named('icon', 'The slug in simple-icons: "react"'),
  group: z
    .enum(['stack', 'testing'])
    .describe('stack: what we build with; testing: what we test with'),
});

/** An entry of testimonials.yaml. */
export const testimonial = z.strictObject({
  id,
  quote: text('Two or three sentences about one concrete thing'),
  author: text('A name; sample until real'),
  designation: text('Role and kind of company'),
  trade: text('The trade of the client, in a word or two: "Parts wholesale"').optional(),
  size: text('The size of the client: "140 people"').optional(),
  sample: z.boolean().default(false).describe('true until a real client said it'),
});
