import { z } from 'astro/zod';

// Parts that the schemas of a company's files share. The schemas are the writer's manual: every field has a
// description, and unknown fields are refused.

export const text = (what: string) => z.string().trim().min(1).describe(what);

/** A mail address; its domain may be internationalized. */
export const email = z.email({
  pattern:
    /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u,
});

/** A text with links, whose targets the check verifies. */
export const markdown = (what: string) => text(what).meta({ description: what, markdown: true });

/** An address of this site. The check makes sure that the page, its anchor or the file exists. */
export const address = (what: string, start = '/') =>
  z.string().startsWith(start).meta({ description: what, address: true });

/** An address of this site, which has to exist, or of another one. */
export const anyAddress = (what: string) =>
  z
    .string()
    .regex(
      /^(?:\/(?!\/)|https:\/\/|mailto:|tel:)\S*$/,
      'an address begins with / on this site and with https:// elsewhere, or is mailto: or tel:',
    )
    .meta({
      description: `${what}: an address of this site, or a whole one elsewhere`,
      address: true,
    });

/** The kinds of names that a field can refer to; check/company/references.ts knows which exist. */
export type Named =
  | 'case study'
  | 'category'
  | 'drawing'
  | 'fact'
  | 'font'
  | 'icon'
  | 'industry'
  | 'mark'
  | 'moment'
  | 'network icon'
  | 'own name'
  | 'person'
  | 'screen'
  | 'theme'
  | 'service';

/** A reference to something that is defined elsewhere. The check makes sure that it exists. */
export const named = (names: Named, what: string) => text(what).meta({ description: what, names });

export const heading = text('The heading');
export const intro = text('One to three sentences under the heading');

export const description = z
  .string()
  .trim()
  .min(70)
  .max(160)
  .describe(
    'For search results and share cards: one or two sentences, 70 to 160 characters; that of a page may hold {company}',
  );

/** A marker that new companies start with, to show which words still have to be written. */
export const ready = {
  sample: z
    .boolean()
    .default(false)
    .describe('true until you have read all of it and can promise what it says'),
};

export const pageHead = {
  ...ready,
  title: text('The title of the window; may hold {company}'),
  description,
};

export const titled = { heading, text: intro };

/** The heading of a band whose introduction is optional. */
export const head = { heading, text: intro.optional() };

export const namedLink = z.strictObject({
  name: text('The words of the link'),
  link: anyAddress('Where it leads'),
});

/** Links in the first view of a page, for visitors who are not ready to write. */
export const links = z
  .array(namedLink)
  .max(4)
  .default([])
  .describe('More links beside the button: to the work, to prices');

export const point = z.strictObject({
  title: text('A few words'),
  text: text('One to three sentences that say something a buyer can check'),
});

export const points = z.strictObject({ ...titled, points: z.array(point).min(1) });

export const question = z.strictObject({
  question: text('As a buyer would ask it'),
  answer: text('Honest, two to five sentences'),
});

export const fact = z.strictObject({
  label: text('One to three words, set small: "First release"'),
  value: text('Short: "8 to 12 weeks"'),
});

export const leads = (count: number) =>
  z.strictObject({
    heading,
    links: z
      .array(
        z.strictObject({
          title: text('The title of the link, as a visitor would ask for it'),
          text: text('One or two sentences: what one gets from it'),
          href: address('A page of this site'),
        }),
      )
      .min(1)
      .max(count),
  });

export const chiefsWord = (where: string) =>
  text(`What the chief executive says ${where}, without quotation marks`);

/** A segment of an address, in any script. */
export const addressPart = z
  .string()
  .regex(
    /^[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}]+)*$/u,
    'small letters, digits and hyphens',
  );

/** The last segment of a page's address in an additional language: i18n/addresses.ts */
export const slug = addressPart
  .optional()
  .describe(
    'In the folder of an additional language: the last part of the address there. Without it that of the first language stays',
  );

export const id = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .describe('Unique in its file: small letters, digits and hyphens');

export const otherNames = z
  .array(addressPart.describe('A slug: small letters, digits and hyphens'))
  .default([])
  .describe('Further slugs under which the page answers; they are left out of the sitemap');

export const drawing = named(
  'drawing',
  'The drawing of the page, by a name that the art of the company knows',
).optional();
