import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('offline', {
  ...head,
  signal: text('Names the switch'),
  phone: text('The title on the phone'),
  office: text('The title of what the office sees'),
  jobs: z
    .array(
      z.strictObject({
        name: text('What is to be done: a few words'),
        where: text('Where'),
        moved: text('What the office wrote meanwhile; this job is in conflict then').optional(),
      }),
    )
    .min(2)
    .max(5),
  words: z.strictObject({
    open: text('A job that nobody has done'),
    kept: text('One that is done and known to the phone alone'),
    sending: text('One that is on its way'),
    sent: text('One that has arrived'),
  }),
  says: z.strictObject({
    off: text('No signal, and nothing waits'),
    kept: text('No signal, with {count}: "{count} kept on the phone"'),
    sending: text('The signal is back, with {count} that still wait'),
    sent: text('Nothing waits any more'),
  }),
  rule: z.strictObject({
    name: text('"When two changed the same job"'),
    text: text('The rule'),
    result: text('What it did here, shown once it was used'),
  }),
  again: text('Restarts the demonstration'),
  story: z
    .array(z.strictObject({ title: text('A moment'), text: text('What is the case then') }))
    .min(2)
    .max(4)
    .describe('The same in words, for those who cannot try it'),
});
