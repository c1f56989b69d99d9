import { z } from 'astro/zod';
import { addressPart, text } from '../fields/parts.ts';

// words.yaml: the words that belong to no single page.

const tokensOf = (words: string) => (words.match(/\{\w+\}/g) ?? []).sort().join(' and ');

/** Words that must contain exactly the tokens that their description names. */
const filled = (what: string, ...names: string[]) => {
  const tokens = tokensOf(names.map((name) => `{${name}}`).join());
  return text(`${what}. Contains ${tokens}`).refine((words) => tokensOf(words) === tokens, {
    error: `it must contain ${tokens} once, and nothing else in braces`,
  });
};

export const interfaceWords = z.strictObject({
  addresses: z
    .record(z.string(), addressPart.describe('The part of the address in this language'))
    .optional()
    .describe(
      'For additional languages: translated parts of addresses. “services: leistungen” makes /de/leistungen',
    ),
  skip: text('The first link of every page, visible on keyboard focus: “Skip to content”'),
  header: z
    .strictObject({
      label: text('The name of the navigation for screen readers'),
    })
    .describe('The header. Its links are in navigation.yaml'),
  menu: z
    .strictObject({
      label: text('The name of the menu'),
      open: text('The name of the button that opens the menu'),
      close: text('The name of the button that closes the menu'),
      pages: text('The name of the list of links in the menu'),
    })
    .describe('The side menu on small screens, for screen readers'),
  footer: z
    .strictObject({
      column: filled('The name of a column for screen readers', 'heading'),
      newTab: text('What screen readers say after a link that opens a new tab'),
    })
    .describe('The footer. Its columns and last lines are in navigation.yaml'),
  languages: z
    .strictObject({
      label: text('The name of the list of languages for screen readers'),
      elsewhere: text(
        'Shown beside a language that the current page is not available in: “not this page”',
      ),
      offer: text(
        'Offers this language to visitors of a page in another one: “This page in English”',
      ),
      close: text('The name of the button that closes the offer, for screen readers: “Close”'),
    })
    .optional()
    .describe(
      'The language switch and the offer of another language. Needed with several languages',
    ),
  contents: z.strictObject({
    folded: filled('The name of the collapsed table of contents', 'label'),
  }),
  logos: z
    .strictObject({
      pause: text('The label of the button that pauses the row of logos'),
      what: text('What the button pauses, read by screen readers after its label'),
      logo: filled('The alternative text of a logo without a name', 'number'),
    })
    .describe('The row of customers’ logos'),
  carousel: z
    .strictObject({
      carousel: text('What screen readers call the carousel: “carousel”'),
      slide: text('What screen readers call an item in it: “slide”'),
    })
    .describe('The roles that screen readers announce in the carousel of testimonials'),
  notifications: text(
    'The name of the notifications for screen readers, with their keys: “Notifications, Alt+T”',
  ),
  alerts: z
    .strictObject({
      note: text('The label of a note: “Note”'),
      tip: text('The label of a tip: “Tip”'),
      important: text('The label of important information: “Important”'),
      warning: text('The label of a warning: “Warning”'),
      caution: text('The label of a warning about harm: “Caution”'),
    })
    .describe('The labels of the five Markdown alerts, such as > [!NOTE]'),
  video: z
    .strictObject({
      play: filled('The name of the button that plays a video', 'title'),
      watch: filled('The label of the link to the video on its own site', 'host'),
      notice: filled(
        'Says that nothing is loaded from another site until the video starts',
        'host',
      ),
    })
    .describe('Videos, which load only when a visitor starts them'),
  embed: z
    .strictObject({
      show: filled('The name of the button that opens the page', 'title'),
      open: filled('The label of the link to the page on its own site', 'host'),
      notice: filled(
        'Says that nothing is loaded until the visitor opens it, and who receives data then',
        'receiver',
      ),
      video: filled('The default title of a video', 'host'),
      booking: filled('The default title of a booking page', 'host'),
      map: filled('The default title of a map', 'host'),
    })
    .optional()
    .describe(
      'Embedded pages of other sites, which load only when opened. Needed if you embed any',
    ),
  honeypot: text('The label of the honeypot, a hidden field that only bots fill in'),
  share: z
    .strictObject({
      services: text('The label above the title on the share image of a service'),
      about: text('The label above the title for /about'),
      contact: text('The label above the title for /contact'),
      blog: text('The label above the title for /blog'),
      privacyPolicy: text('The label above the title for /privacy-policy'),
    })
    .describe('The labels on share images, the previews of shared pages'),
  languageModels: z
    .strictObject({
      reach: filled('How to reach the company', 'email', 'phone', 'feed'),
      services: text('The heading above the list of services'),
      industries: text('The heading above the list of industries'),
      articles: text('The heading above the list of articles'),
      company: text('The heading above the list of other pages'),
    })
    .describe('The text of /llms.txt, a summary of the site for language models'),
});

export type InterfaceWords = z.infer<typeof interfaceWords>;
