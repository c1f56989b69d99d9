import { decodeAddress } from '@frontage/contract/built-site';
import { z } from 'astro/zod';

const path = (what: string) =>
  z
    .string()
    .regex(
      /^\/(?:(?:[^\s?#*/]+\/)*(?:[^\s?#*/]+|\*)|(?:[^\s?#*/]+(?:\/[^\s?#*/]+)*)?\?[^\s#*]+)$/,
      'an old address begins with / and does not end with one, without spaces or #. Its last part may be *, and ?page_id=7 may follow it',
    )
    .describe(what);

/** An entry of redirects.yaml: the new address of a page that has moved. */
export const redirect = z
  .strictObject({
    from: path(
      'The old address: "/old-page" or "/?page_id=7". "/old/*" means everything under /old',
    ),
    to: z
      .string()
      .regex(
        /^(?:\/(?![/\\])|https:\/\/)\S*$/,
        'an address begins with / for a page of this site, and with https:// for any other',
      )
      .optional()
      .describe(
        'The new address: a page of this site or a full URL. A * at the end keeps the part that “from” has there',
      ),
    status: z
      .literal([301, 302, 308, 410])
      .default(301)
      .describe(
        '301 permanent (default), 302 temporary, 308 permanent also for forms, 410 page removed (without “to”)',
      ),
  })
  .superRefine(({ from, to, status }, context) => {
    const report = (key: string, message: string, fix: string) =>
      context.addIssue({ code: 'custom', path: [key], message, params: { fix } });
    if (decodeAddress(from) === undefined)
      report(
        'from',
        `“${from}” has a “%” that does not encode a printable character`,
        'write %25 for “%”.',
      );
    if (status === 410 && to !== undefined)
      report(
        'to',
        'a removed page (status 410) has no new address',
        'remove “to”, or write another status.',
      );
    else if (status !== 410 && to === undefined)
      report(
        'to',
        'to is missing',
        'add the new address; for a page that is gone, write “status: 410”.',
      );
    else if (to?.includes('*') && !(to.endsWith('/*') && from.endsWith('/*')))
      report('to', `“${to}” has a * that matches nothing in “from”`, 'end both addresses with /*.');
  });

export type Redirect = z.infer<typeof redirect>;
