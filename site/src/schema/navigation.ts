import { z } from 'astro/zod';
import { imageFor } from '../fields/image.ts';
import { anyAddress, heading, intro, namedLink, text } from '../fields/parts.ts';

// navigation.yaml: every list of links around the pages.

/** The introduction of a panel; without one, the links use the whole width. */
const panelHead = {
  heading: text('The heading of the panel').optional(),
  text: intro.optional(),
  image: imageFor('panel')
    .optional()
    .describe('The picture under the panel’s text. If left out, the drawing is shown'),
};

/** The panels of the header that list the pages of a folder: `panels` of navigation.yaml. */
const headerPanelWords = z.strictObject({
  services: z.strictObject({
    ...panelHead,
    categories: z
      .array(
        z.strictObject({
          key: z
            .string()
            .regex(/^[a-z0-9-]+$/)
            .describe('The key that services use as their category'),
          heading: heading.optional(),
        }),
      )
      .min(1)
      .describe('The columns of the panel, in order. All lists of services use the same order'),
  }),
  industries: z
    .strictObject({
      ...panelHead,
      subheading: text('The heading above the links').optional(),
    })
    .default({}),
});

const notedLink = z.strictObject({
  ...namedLink.shape,
  note: text('A few words in small type under the link').optional(),
});

const ownPanel = z
  .strictObject({
    ...panelHead,
    columns: z
      .array(
        z.strictObject({
          heading,
          links: z.array(notedLink).min(1).describe('In order'),
        }),
      )
      .min(1)
      .describe('Up to four columns fit side by side. The links of a single column are in rows'),
  })
  .describe('A panel with your own links');

const madePanel = z
  .enum(['services', 'industries'])
  .describe('A panel that lists all services or industries. Its text is in “panels”');

/** An entry of the menu: a link, or a button that opens a panel. */
const menuItem = z
  .strictObject({
    name: text('The label in the header, and in the side menu on small screens'),
    link: anyAddress('Where the entry leads').optional(),
    look: z
      .enum(['link', 'button'])
      .default('link')
      .describe('link, or button: the link looks like one'),
    panel: z
      .union([madePanel, ownPanel])
      .optional()
      .describe(
        'The panel that opens, instead of a link: services, industries, or columns of your own',
      ),
  })
  .refine(({ link, panel }) => (link === undefined) !== (panel === undefined), {
    error: 'a menu entry needs either a link or a panel',
    params: {
      fix: 'write link: with an address, or panel: services, industries or columns of your own.',
    },
  })
  .refine(({ look, panel }) => look !== 'button' || panel === undefined, {
    path: ['look'],
    error: 'only a link can look like a button, and this entry opens a panel',
    params: { fix: 'remove the line.' },
  });

/** Lists the names of the folder panels, each of which may appear only once. */
const namedPanels = (items: { panel?: unknown }[]) =>
  items.map(({ panel }) => panel).filter((panel) => typeof panel === 'string');

const lists = ['services', 'industries', 'work', 'articles'] as const;

/** The folders whose pages a list of links can show. */
export type ListedPages = (typeof lists)[number];

const footerColumn = z
  .strictObject({
    heading,
    list: z
      .enum(lists)
      .optional()
      .describe(
        'The pages to list, in order (articles: the newest six). Without any, the column is hidden',
      ),
    links: z.array(namedLink).min(1).optional().describe('Your own links, instead of a list'),
  })
  .refine(({ list, links }) => (list === undefined) !== (links === undefined), {
    error: 'a column needs either a list or links of its own',
    params: { fix: `write list: ${lists.join(', ')}, or links: with a name and a link each.` },
  });

export const navigation = z.strictObject({
  menu: z
    .array(menuItem)
    .refine((items) => namedPanels(items).length === new Set(namedPanels(items)).size, {
      error: 'a panel is in the menu twice',
      params: { fix: 'remove one of the two entries.' },
    })
    .describe('The entries of the header and of the side menu on small screens. Write [] for none'),
  panels: headerPanelWords,
  footer: z.strictObject({
    columns: z.array(footerColumn).max(5).describe('The columns beside the company’s introduction'),
    legal: z
      .array(
        text(
          'A line of text: "© {year} {company}", a registration number. May contain {year} and {company}',
        ),
      )
      .describe('The last lines of the footer'),
    links: z
      .array(namedLink)
      .default([])
      .describe('Links beside the last lines, such as prices or a legal notice'),
  }),
});

export type NavigationFile = z.infer<typeof navigation>;
