import { z } from 'astro/zod';
import { addressPart, text } from './parts.ts';

// words.yaml: the words that belong to no single page.

const tokensOf = (words: string) => (words.match(/\{\w+\}/g) ?? []).sort().join(' and ');

/** Words that must contain exactly the tokens that their description names. */
const filled = (what: string, ...names: string[]) => {
  const tokens = tokensOf(names.map((name) => `{${name}}`).join());
  return text(`${what}; holds ${tokens}`).refine((words) => tokensOf(words) === tokens, {
    error: `Holds ${tokens}, each once, and no other token`,
  });
};

export const interfaceWords = z.strictObject({
  addresses: z
    .record(z.string(), addressPart.describe('The part in this language'))
    .optional()
    .describe(
      'In the folder of an additional language: what the parts of addresses are called there, `services: leistungen` for /de/leistungen. A part that is not named stays',
    ),
  skip: text('The first link of every page, seen once it has the focus'),
  header: z
    .strictObject({
      label: text('Names the navigation to assistive technology'),
    })
    .describe('Its links are in navigation.yaml'),
  menu: z
    .strictObject({
      label: text('Names the menu'),
      open: text('Names the button that opens it'),
      close: text('Names the button that closes it'),
      pages: text('Names the list of links in it'),
    })
    .describe('The side menu of small screens, for assistive technology'),
  footer: z
    .strictObject({
      column: filled('Names a column to assistive technology', 'heading'),
      newTab: text('What assistive technology reads after a link that opens a tab'),
    })
    .describe('Its columns and last lines are in navigation.yaml'),
  languages: z
    .strictObject({
      label: text('Names the list of languages to assistive technology'),
      elsewhere: text(
        'Beside a language in which the current page does not exist: “not this page”',
      ),
      offer: text(
        'The link on a page in another language, for visitors who read this one: “This page in English”',
      ),
      close: text('Closes that line, for assistive technology: “Close”'),
    })
    .optional()
    .describe(
      'The language switch, and the line that offers another language, for a company with several',
    ),
  contents: z.strictObject({
    folded: filled('Names the contents of a long page where they are folded', 'label'),
  }),
  logos: z
    .strictObject({
      pause: text('The button that stops the row of customers’ logos'),
      what: text('What the button stops, read by assistive technology after its label'),
      logo: filled('Stands for a logo where it cannot be seen', 'number'),
    })
    .describe('The row of customers’ logos'),
  carousel: z
    .strictObject({
      carousel: text('The role of a carousel'),
      slide: text('The role of an item in it'),
    })
    .describe('The roles that assistive technology reads in the row of testimonials'),
  notifications: text(
    'Names the region of toasts for assistive technology, with the keys that move there: “Notifications, Alt+T”',
  ),
  alerts: z
    .strictObject({
      note: text('Over what is worth knowing'),
      tip: text('Over what helps'),
      important: text('Over what must be known'),
      warning: text('Over what may go wrong'),
      caution: text('Over what does harm'),
    })
    .describe('The names of the five alerts of Markdown, `> [!NOTE]`'),
  video: z
    .strictObject({
      play: filled('Names the button that plays a video', 'title'),
      watch: filled('The link to the video where it comes from', 'host'),
      notice: filled(
        'Says that nothing is loaded from another site before the video is started',
        'host',
      ),
    })
    .describe('A video that loads when it is started'),
  embed: z
    .strictObject({
      show: filled('Names the button that opens it', 'title'),
      open: filled('The link to the page where it comes from', 'host'),
      notice: filled(
        'Says that nothing is loaded before the visitor opens it, and who receives data then',
        'receiver',
      ),
      video: filled('The title of a video that has no other', 'host'),
      booking: filled('The title of a page that books a meeting and has no other', 'host'),
      map: filled('The title of a map that has no other', 'host'),
    })
    .optional()
    .describe('A page of another site that loads when it is opened, for a company that shows one'),
  honeypot: text('The label of the honeypot, a field that people do not see and bots fill in'),
  share: z
    .strictObject({
      services: text('Over the title, on the share image of a service'),
      about: text('The same, for /about'),
      contact: text('The same, for /contact'),
      blog: text('The same, for /blog'),
      privacyPolicy: text('The same, for /privacy-policy'),
    })
    .describe('The images shown where a page is shared'),
  languageModels: z
    .strictObject({
      reach: filled('How to reach the company', 'email', 'phone', 'feed'),
      services: text('Over a list of pages'),
      industries: text('Over a list of pages'),
      articles: text('Over a list of pages'),
      company: text('Over a list of pages'),
    })
    .describe('In /llms.txt'),
});

export type InterfaceWords = z.infer<typeof interfaceWords>;
