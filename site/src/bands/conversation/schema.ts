import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('conversation', {
  ...head,
  screen: text('The title of the conversation'),
  greeting: text('What the bot says first: that it is a machine'),
  offered: text('Names the questions that one can ask'),
  questions: z
    .array(
      z.strictObject({
        asked: text('What the visitor asks'),
        answer: text('What the bot says'),
        source: text('Where it has that from').optional(),
        handsOver: z.boolean().default(false).describe('It ends with this: a person takes over'),
      }),
    )
    .min(2)
    .max(5)
    .describe('In the order of a whole conversation: the last one hands over'),
  visitor: text('Who asks: "You"'),
  bot: text('Who answers: "Bot"'),
  again: text('Restarts the demonstration'),
  colleague: z.strictObject({
    screen: text('The title of what the colleague sees'),
    waiting: text('Shown until something is handed over'),
    mark: text('How it is marked: "Urgent"'),
    reason: text('Why it was handed over'),
    note: text('Under the transcript: what is left out on purpose'),
  }),
});
