import { z } from 'astro/zod';
import { imageFor } from '../fields/image.ts';
import { address, id, longText, reference, sampleField, text } from '../fields/parts.ts';

/** An entry of customers.yaml: a customer and its logo. */
export const customer = z.strictObject({
  id,
  logo: reference(
    'customer logo',
    'The logo: the name of its file in brand/customers, without .svg or .png',
  ),
  name: text('The customer’s name, for screen readers: "Halden Rail"').optional(),
  caption: text(
    'The text under the logo, such as name and trade: "Halden Rail, freight"',
  ).optional(),
  colors: z
    .enum(['one', 'own'])
    .default('one')
    .describe(
      'one: all in the text color. own: in its own colors, on a pale background in dark mode',
    ),
  sample: sampleField('it is a real customer’s logo'),
});

/** An entry of service-cards.yaml: a card on the home page. */
export const serviceCard = z.strictObject({
  id,
  title: text('The heading of the card'),
  text: longText('One or two sentences on the card'),
  image: imageFor('card')
    .optional()
    .describe('The picture at the top of the card. If left out, the drawing is shown'),
  link: address('The page of the service, by its slug or one of its otherSlugs', '/services/'),
});

/** An entry of people.yaml: somebody who works here, writes articles or answers on the contact page. */
export const person = z.strictObject({
  id,
  name: text('The person’s name, as colleagues and clients use it'),
  role: text('The person’s role: "Engineer", "Chief Executive"'),
  city: text('The city where the person works').optional(),
  ask: longText('What visitors can ask this person about, as a full sentence').optional(),
  portrait: imageFor('portrait')
    .optional()
    .describe('The portrait. If left out, the person’s initials are shown'),
  sample: sampleField('it is a real person'),
});

/** An entry of counters.yaml: a figure that counts up on the home page. */
export const counter = z.strictObject({
  id,
  label: text('The label under the figure: "Projects Completed"'),
  value: z.int().positive().describe('The figure, shown with a plus sign'),
  link: address('The page that explains the figure').optional(),
  sample: sampleField('it is a real figure'),
});

/** An entry of technologies.yaml. */
export const technology = z.strictObject({
  id,
  name: text('The name, as its makers write it: "PostgreSQL"'),
  icon: reference('icon', 'The icon: a slug from simpleicons.org, such as "react"'),
  group: z
    .enum(['stack', 'testing'])
    .describe('stack: what you build with. testing: what you test with'),
});

/** An entry of testimonials.yaml. */
export const testimonial = z.strictObject({
  id,
  quote: longText('What the client said: two or three sentences about one concrete thing'),
  author: text('The client’s name'),
  role: text('The client’s role: "Head baker". Trade and size have fields of their own'),
  trade: text('The client’s trade, in a word or two: "Parts wholesale"').optional(),
  size: text('The size of the client’s company: "140 people"').optional(),
  sample: sampleField('a real client said it'),
});
