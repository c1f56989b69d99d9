import { z } from 'astro/zod';

// Parts that the schemas of a company's files share. The schemas are the writer's manual: every field has a
// description, and unknown fields are refused.

export const text = (what: string) => z.string().trim().min(1).describe(what);

/** A text of one sentence or more, for which the editor has a field of several lines. */
export const longText = (what: string) => text(what).meta({ description: what, long: true });

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
      'an address begins with / for a page of this site, or with https://, mailto: or tel:',
    )
    .meta({
      description: `${what}: a page of this site such as /work, or a full URL`,
      address: true,
    });

/** The kinds of names that a field can refer to; check/company/references.ts knows which exist. */
export type ReferenceKind =
  | 'case study'
  | 'category'
  | 'customer logo'
  | 'drawing'
  | 'fact'
  | 'font'
  | 'icon'
  | 'industry'
  | 'network icon'
  | 'own slug'
  | 'person'
  | 'screen'
  | 'screen detail'
  | 'theme'
  | 'service';

/** A reference to something that is defined elsewhere. The check makes sure that it exists. */
export const reference = (refersTo: ReferenceKind, what: string) =>
  text(what).meta({ description: what, refersTo });

export const heading = text('The heading');
export const intro = longText('One to three sentences under the heading');

export const description = z.string().trim().min(70).max(160).meta({
  description:
    'For search results and previews: one or two sentences, 70 to 160 characters. On pages, may contain {company}',
  long: true,
});

/** Marks content that still has to be replaced, such as that of a new company. */
export const sampleField = (until = 'you have read it all and stand by it') =>
  z.boolean().default(false).describe(`true while this is a sample. Remove it once ${until}`);

export const pageHead = {
  sample: sampleField(),
  title: text('The title in the browser tab and search results. May contain {company}'),
  description,
};

export const bandHeadWithText = { heading, text: intro };

/** The heading of a band whose introduction is optional. */
export const bandHead = { heading, text: intro.optional() };

/** A link under a band to a page that says more. */
export const more = z.strictObject({
  name: text('The text of the link'),
  link: address('The page with the full description'),
});

export const namedLink = z.strictObject({
  name: text('The text of the link'),
  link: anyAddress('Where the link leads'),
});

/** Links in the first view of a page, for visitors who are not ready to write. */
export const links = z
  .array(namedLink)
  .max(4)
  .default([])
  .describe('More links beside the button, such as to your work or prices');

export const point = z.strictObject({
  title: text('A title, in a few words'),
  text: longText('One to three sentences that a buyer can check'),
});

export const points = z.strictObject({ ...bandHeadWithText, points: z.array(point).min(1) });

export const question = z.strictObject({
  question: text('The question, as a buyer would ask it'),
  answer: longText('An honest answer, two to five sentences'),
});

export const fact = z.strictObject({
  label: text('A short label, one to three words: "First release"'),
  value: text('A short value: "8 to 12 weeks"'),
});

export const leads = (count: number) =>
  z.strictObject({
    heading,
    links: z
      .array(
        z.strictObject({
          title: text('The title of the link, in the words of a visitor'),
          text: longText('What visitors find there, in one or two sentences'),
          link: address('A page of this site: /work'),
        }),
      )
      .min(1)
      .max(count),
  });

export const chiefQuote = (where: string) =>
  text(`A quote from the chief executive ${where}. No quotation marks`);

/** A segment of an address, in any script. */
export const addressPart = z
  .string()
  .regex(
    /^[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}]+)*$/u,
    'use only lowercase letters, digits and hyphens',
  );

/** The last segment of a page's address in an additional language: addresses/addresses.ts */
export const slug = addressPart
  .optional()
  .describe(
    'For additional languages: the last part of the page’s address. If left out, as in the first language',
  );

export const id = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .describe(
    'An id that is unique in this file: lowercase letters, digits and hyphens. npm run edit makes it from the name if you leave it empty',
  );

export const otherSlugs = z
  .array(addressPart.describe('A slug: lowercase letters, digits and hyphens'))
  .default([])
  .describe('Other slugs at which the page is also available. They are not in the sitemap');

export const drawing = reference(
  'drawing',
  'The drawing on the page: the name of one in the company’s art',
).optional();
