import { z } from 'astro/zod';
import { text } from './parts.ts';

/** How each analytics service identifies a site; undefined if its server counts only one site. */
const sites = {
  plausible: { name: 'the domain of the site there: acme.example', form: /^[\w.,:/-]+$/ },
  umami: {
    name: 'the id of the site there, a UUID',
    form: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  },
  matomo: { name: 'the number of the site there, in quotes: "1"', form: /^\d+$/ },
  goatcounter: undefined,
} as const;

export const statistics = z
  .strictObject({
    service: z
      .enum(['plausible', 'umami', 'goatcounter', 'matomo'])
      .describe('The software that counts; none of them is let set cookies'),
    server: z
      .string()
      .regex(
        /^https:\/\/[\p{L}\p{M}\p{N}.-]+(?::\d+)?(?:\/[\w.~-]+)*\/?$/u,
        'it is a whole address with https:// in front, without a question mark behind',
      )
      .describe('Where it runs, on your server or theirs: https://plausible.io'),
    site: text(
      'What your site is called there: its domain at Plausible, its id at Umami, its number at Matomo; GoatCounter needs nothing',
    ).optional(),
  })
  .superRefine(({ service, site }, context) => {
    const wanted = sites[service];
    if (wanted ? site && wanted.form.test(site) : site === undefined) return;
    context.addIssue({
      code: 'custom',
      path: ['site'],
      message: wanted ? `it is ${wanted.name}` : 'a server of GoatCounter has one site',
      params: { fix: wanted ? `write site: and ${wanted.name}.` : 'take the line out.' },
    });
  });

export type Statistics = z.infer<typeof statistics>;
