import { z } from 'astro/zod';
import { text } from '../fields/parts.ts';

/** How each analytics service identifies a site; undefined if its server counts only one site. */
const sites = {
  plausible: {
    name: 'the domain of your site at Plausible, such as acme.example',
    form: /^[\w.,:/-]+$/,
  },
  umami: {
    name: 'the id of your site at Umami, a UUID',
    form: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  },
  matomo: { name: 'the number of your site at Matomo, in quotes: "1"', form: /^\d+$/ },
  goatcounter: undefined,
} as const;

export const analytics = z
  .strictObject({
    service: z
      .enum(['plausible', 'umami', 'goatcounter', 'matomo'])
      .describe('The analytics software. None of them sets cookies on this site'),
    server: z
      .string()
      .regex(
        /^https:\/\/[\p{L}\p{M}\p{N}.-]+(?::\d+)?(?:\/[\w.~-]+)*\/?$/u,
        'write a full URL that begins with https:// and has no question mark',
      )
      .describe('The URL of the server, yours or theirs: https://plausible.io'),
    site: text(
      'Your site’s domain at Plausible, id at Umami or number at Matomo. Leave it out for GoatCounter',
    ).optional(),
  })
  .superRefine(({ service, site }, context) => {
    const siteRule = sites[service];
    if (siteRule ? site && siteRule.form.test(site) : site === undefined) return;
    context.addIssue({
      code: 'custom',
      path: ['site'],
      message: siteRule
        ? `site has to be ${siteRule.name}`
        : 'GoatCounter needs no site, because each server has only one',
      params: { fix: siteRule ? `write site: and ${siteRule.name}.` : 'remove the line.' },
    });
  });

export type AnalyticsSettings = z.infer<typeof analytics>;
