import { z } from 'astro/zod';
import { imageFor } from './image.ts';
import { anyAddress, heading, intro, namedLink, text } from './parts.ts';

// navigation.yaml: every list of links around the pages.

/** The introduction of a panel; without one, the links use the whole width. */
const panelHead = {
  intro: text('The heading of the panel').optional(),
  text: intro.optional(),
  image: imageFor('panel')
    .optional()
    .describe('Under the words of the panel, in place of the drawing'),
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
            .describe('What a service names as its category'),
          heading: heading.optional(),
        }),
      )
      .min(1)
      .describe(
        'The columns of the panel, in order; lists of services follow it, in the menu or not',
      ),
  }),
  industries: z
    .strictObject({
      ...panelHead,
      subHeading: text('Over the links').optional(),
    })
    .default({}),
});

const notedLink = z.strictObject({
  ...namedLink.shape,
  note: text('A few words set small under the link, in the panel').optional(),
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
      .describe('Four are side by side; the links of a single one are in rows'),
  })
  .describe('A panel of your own');

const madePanel = z
  .enum(['services', 'industries'])
  .describe('A panel that follows the folder services/ or industries/; its words are in panels');

/** An entry of the menu: a link, or a button that opens a panel. */
const menuItem = z
  .strictObject({
    name: text('Its label in the header, and in the side menu of small screens'),
    link: anyAddress('Where it leads').optional(),
    button: z.boolean().optional().describe('Whether the link looks like a button'),
    panel: z
      .union([madePanel, ownPanel])
      .optional()
      .describe('Instead of a link, what opens: services, industries, or a panel of your own'),
  })
  .refine(({ link, panel }) => (link === undefined) !== (panel === undefined), {
    error: 'an entry has a link or a panel, and one of them only',
    params: {
      fix: 'write link: with an address, or panel: services, industries or columns of your own.',
    },
  })
  .refine(({ button, panel }) => !button || panel === undefined, {
    path: ['button'],
    error: 'only a link looks like a button, and this opens a panel',
    params: { fix: 'take the line out.' },
  });

/** Lists the names of the folder panels, each of which may appear only once. */
const named = (items: { panel?: unknown }[]) =>
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
        'The pages of a folder, in their order; of the articles the first six. Without any there is no column',
      ),
    links: z.array(namedLink).min(1).optional().describe('Instead of a list, links of your own'),
  })
  .refine(({ list, links }) => (list === undefined) !== (links === undefined), {
    error: 'a column has a list or links of its own, and one of them only',
    params: { fix: `write list: ${lists.join(', ')}, or links: with a name and a link each.` },
  });

export const navigation = z.strictObject({
  menu: z
    .array(menuItem)
    .refine((items) => named(items).length === new Set(named(items)).size, {
      error: 'a panel stands in the menu twice',
      params: { fix: 'leave one of the two entries out.' },
    })
    .describe('The header and the side menu of small screens, in order; none is written []'),
  panels: headerPanelWords,
  footer: z.strictObject({
    columns: z
      .array(footerColumn)
      .max(5)
      .describe('Beside the introduction of the company, in order'),
    legal: z
      .array(
        text('May hold {year} and {company}: © {year} {company}, a registration or tax number'),
      )
      .describe('The last lines of every page'),
    links: z
      .array(namedLink)
      .default([])
      .describe('Beside the last lines: work, prices, an imprint'),
  }),
});

export type NavigationFile = z.infer<typeof navigation>;
