import { z } from 'astro/zod';
import { bandHead, longText, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('offline', 'To try', {
  ...bandHead,
  phone: text('The title of the phone’s screen'),
  office: text('The title of the office’s screen'),
  jobs: z
    .array(
      z.strictObject({
        name: text('The job, in a few words'),
        where: text('The place of the job'),
        moved: text('What the office changed in the meantime, which causes a conflict').optional(),
      }),
    )
    .min(2)
    .max(5),
  labels: z.strictObject({
    signal: text('The label of the switch that turns the signal on and off'),
    jobs: z
      .strictObject({
        open: text('The label of a job that is not done'),
        kept: text('The label of a job that is done but only saved on the phone'),
        sending: text('The label of a job that is being sent'),
        sent: text('The label of a job that was sent'),
      })
      .describe('The labels of the jobs, by their state'),
    status: z
      .strictObject({
        off: text('Shown without a signal, if nothing is waiting to be sent'),
        kept: text(
          'Shown without a signal: "{count} kept on the phone". Contains {count}, the jobs waiting',
        ),
        sending: text('Shown once the signal is back. Contains {count}, the jobs still waiting'),
        sent: text('Shown once everything was sent'),
      })
      .describe('The line at the foot of the phone'),
    restart: text('The label of the button that restarts the demonstration'),
  }),
  rule: z.strictObject({
    name: text('The heading of the rule for conflicts: "If two people changed the same job"'),
    text: longText('The rule, in one or two sentences'),
    result: text('What the rule did here. Shown after a conflict'),
  }),
  story: z
    .array(
      z.strictObject({
        title: text('The title of the step'),
        text: text('What happens in this step'),
      }),
    )
    .min(2)
    .max(4)
    .describe('The demonstration in words, shown without JavaScript'),
});
