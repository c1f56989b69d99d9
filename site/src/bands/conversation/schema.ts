import { z } from 'astro/zod';
import { bandHead, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('conversation', 'To try', {
  ...bandHead,
  screen: text('The title above the conversation'),
  labels: z.strictObject({
    questions: text('The label of the questions that visitors can choose'),
    visitor: text('The label of the visitor’s messages: "You"'),
    bot: text('The label of the bot’s messages: "Bot"'),
    restart: text('The label of the button that restarts the demonstration'),
  }),
  greeting: text('The bot’s first message: says that it is a machine'),
  questions: z
    .array(
      z.strictObject({
        asked: text('The visitor’s question'),
        answer: text('The bot’s answer'),
        source: text('The source of the answer').optional(),
        handsOver: z
          .boolean()
          .default(false)
          .describe('true if the bot hands over to a person here, which ends the conversation'),
      }),
    )
    .min(2)
    .max(5)
    .describe(
      'The questions, in the order of a complete conversation. The last one hands over to a person',
    ),
  colleague: z.strictObject({
    screen: text('The title of the colleague’s screen'),
    waiting: text('The text shown until the bot hands over'),
    tag: text('The tag on the conversation that was handed over: "Urgent"'),
    reason: text('Why the bot handed over'),
    note: text('The note under the transcript: what it leaves out on purpose'),
  }),
});
