import { isReadable } from '@frontage/contract/built-site';
import { z } from 'astro/zod';

const path = (what: string) =>
  z
    .string()
    .regex(
      /^\/(?:(?:[^\s?#*/]+\/)*(?:[^\s?#*/]+|\*)|(?:[^\s?#*/]+(?:\/[^\s?#*/]+)*)?\?[^\s#*]+)$/,
      'an old address begins with /, does not end with one, and has no spaces and no #; a * may stand for its last part, and ?page_id=7 may follow it',
    )
    .describe(what);

/** An entry of redirects.yaml: the new address of a page that has moved. */
export const redirect = z
  .strictObject({
    from: path('The old address, "/old-page" or "/?page_id=7"; "/old/*" is everything below /old'),
    to: z
      .string()
      .regex(
        /^(?:\/(?![/\\])|https:\/\/)\S*$/,
        'an address begins with / on this site and with https:// elsewhere',
      )
      .optional()
      .describe(
        'Where it leads now, a page of this site or a whole address; with * at the end it takes what the old one had there',
      ),
    status: z
      .literal([301, 302, 308, 410])
      .default(301)
      .describe(
        '301 for good, which is the default; 302 for now; 308 for good, forms too; 410 for a page that is gone, without “to”',
      ),
  })
  .superRefine(({ from, to, status }, context) => {
    const report = (key: string, message: string, fix: string) =>
      context.addIssue({ code: 'custom', path: [key], message, params: { fix } });
    if (!isReadable(from))
      report('from', `nothing can read “${from}” as an address`, 'write %25 for “%”.');
    if (status === 410 && to !== undefined)
      report('to', 'what is gone leads nowhere', 'take “to” out, or write another status.');
    else if (status !== 410 && to === undefined)
      report('to', 'to is missing', 'write where it leads; “status: 410” is for what is gone.');
    else if (to?.includes('*') && !(to.endsWith('/*') && from.endsWith('/*')))
      report('to', `“${to}” has a * that nothing fills in`, 'end both addresses with /*.');
  });

export type Redirect = z.infer<typeof redirect>;
