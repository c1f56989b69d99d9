import { z } from 'astro/zod';
import { head, text } from '../parts.ts';
import { conversation } from './demos/conversation.ts';
import { findings } from './demos/findings.ts';
import { offline } from './demos/offline.ts';
import { threshold } from './demos/threshold.ts';

// Bands that can be tried. Each is whole without script: what is tried changes what stands out, and not
// what there is to read. See docs/decisions/0042-demonstrations.md.

const rows = z
  .array(z.array(text('A cell')).min(2).max(4))
  .describe('Rows, with a cell for each column');

const states = z.strictObject({
  kind: z.literal('states'),
  ...head,
  legend: text('What is chosen: "State of the list"'),
  screen: text('The title of the screen'),
  columns: z.array(text('A column heading')).min(2).max(4),
  rows: rows.min(3).describe('Those of the full list'),
  states: z
    .array(
      z.strictObject({
        name: text('One to three words: "No match"'),
        rows: z.int().min(0).default(0).describe('How many of the rows it shows'),
        ownRows: rows.optional().describe('Rows of its own instead'),
        count: text('Under the rows: "1 to 20 of 12,418"').optional(),
        loading: z.boolean().default(false).describe('Empty rows stand where those will be'),
        search: text('What is written in the search field').optional(),
        message: z
          .strictObject({
            title: text('What happened'),
            text: text('Why, and what one can do'),
            button: text('The words of the button, if there is one').optional(),
            alarm: z.boolean().default(false).describe('Something is wrong'),
          })
          .optional(),
        reason: text('Why it looks so: one or two sentences'),
      }),
    )
    .min(2)
    .max(8),
});

const option = z.strictObject({
  label: text('What is asked'),
  options: z.array(text('An answer')).min(2).max(4),
});

const decisions = z.strictObject({
  kind: z.literal('decisions'),
  ...head,
  conditions: z.array(option).min(2).max(4).describe('The questions, one column each'),
  rules: z
    .array(
      z.strictObject({
        when: z
          .array(text('One of the answers, or – where any will do'))
          .min(2)
          .max(4)
          .describe('An answer for each condition, in their order'),
        then: text('What follows: a few words'),
        why: text('The reason, in one sentence'),
      }),
    )
    .min(2)
    .describe('From top to bottom: the first that fits decides. The last one has to fit always'),
  result: text('The heading of what follows: "Who pays"'),
  rule: text('Says which rule decided, with {number}: "Rule {number}"'),
});

const request = z.strictObject({
  kind: z.literal('request'),
  ...head,
  legend: text('What is chosen: "Send"'),
  labels: z.strictObject({
    request: text('Over what is sent'),
    response: text('Over what comes back'),
  }),
  exchanges: z
    .array(
      z.strictObject({
        name: text('A few words: "An order that is not yours"'),
        request: text('Method, path, headers that matter, and the body after an empty line'),
        status: text('"200 OK"'),
        refused: z.boolean().default(false).describe('The answer is no'),
        took: text('How long it took: "38 ms"'),
        response: text('The body, in lines of at most 48 characters'),
        reason: text('What to look at: one or two sentences'),
      }),
    )
    .min(2)
    .max(8),
});

const run = z.strictObject({
  kind: z.literal('run'),
  ...head,
  legend: text('What is chosen: "The code"'),
  checks: z.array(text('A sentence that holds or does not')).min(3).max(8),
  versions: z
    .array(
      z.strictObject({
        name: text('One to four words: "Mended at 17:08"'),
        shown: text('The lines in question; those that begin with + or - are marked').optional(),
        failing: z
          .array(z.int().min(1).describe('From 1'))
          .default([])
          .describe('The numbers of the checks that fail'),
        report: text('What the run says: one to three sentences'),
      }),
    )
    .min(2)
    .max(4)
    .describe('In their order in time'),
  labels: z.strictObject({
    holds: text('Read aloud for a check that holds: "passed"'),
    fails: text('"failed"'),
    waits: text('"waiting"'),
    reports: text('Over the reports of all runs'),
  }),
});

const mark = z.strictObject({
  kind: z.literal('mark'),
  ...head,
  legend: text('What is chosen: "Where it has to hold"'),
  places: z
    .array(
      z.strictObject({
        place: z
          .enum(['tab', 'label', 'stitched', 'van'])
          .describe('A browser tab, a printed label, thread on cloth, the side of a van'),
        name: text('One to four words'),
        words: z
          .array(text('Words in the picture: other tabs, or the lines of a label'))
          .default([]),
        reason: text('What the place does to a mark, and what follows: one or two sentences'),
      }),
    )
    .min(2)
    .max(4),
});

const weight = z.strictObject({
  kind: z.literal('weight'),
  ...head,
  parts: z
    .array(
      z.strictObject({
        part: z.enum(['html', 'css', 'fonts', 'script', 'pictures']).describe('What is weighed'),
        name: text('What it is for a visitor'),
        limit: z.number().positive().describe('The budget in kilobytes, compressed'),
      }),
    )
    .min(2)
    .max(5)
    .describe('Each is measured when the site is built'),
  labels: z.strictObject({
    part: text('Over the names'),
    measured: text('Over what was measured'),
    limit: text('Over the budget'),
    all: text('Before the sum'),
    size: text('How a weight is written, with {size}: "{size} KB"'),
  }),
  legend: text('What is chosen: "Read it over"'),
  connections: z
    .array(
      z.strictObject({
        name: text('"4G on a train"'),
        rate: z.number().positive().describe('In kilobits a second'),
        delay: z.number().positive().describe('A round trip in milliseconds'),
      }),
    )
    .min(2)
    .max(4),
  arrives: text('Says when all of it is there, with {seconds}: "{seconds} s until it is complete"'),
  note: text('How it was worked out'),
});

export const demonstrations = [
  states,
  decisions,
  request,
  run,
  mark,
  weight,
  findings,
  threshold,
  conversation,
  offline,
] as const;
