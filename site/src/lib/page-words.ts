import { FAILURE_CAUSES } from '@frontage/contract/failures';
import { z } from 'astro/zod';

// The words of the pages that are not a service, an industry or an article: one file each under
// pages/ of a company's folder. Tokens such as {email} are filled from company.yaml.

const text = (what: string) => z.string().trim().min(1).describe(what);
const heading = text('The heading');
const intro = text('One to three sentences under the heading');

export const description = z
  .string()
  .trim()
  .min(70)
  .max(160)
  .describe(
    'For search results and share cards: one or two sentences, 70 to 160 characters; that of a page may hold {company}',
  );

export const point = z.strictObject({
  title: text('A few words'),
  text: text('One to three sentences that say something a buyer can check'),
});

export const question = z.strictObject({
  question: text('As a buyer would ask it'),
  answer: text('Honest, two to five sentences'),
});

export const fact = z.strictObject({
  label: text('One to three words, set small: "First release"'),
  value: text('Short: "8 to 12 weeks"'),
});

/** Ways on from a page that says one thing. */
const leads = (count: number) =>
  z.strictObject({
    heading,
    links: z
      .array(
        z.strictObject({
          title: text('What stands there, as a visitor would ask for it'),
          text: text('One or two sentences: what one gets from it'),
          href: z.string().startsWith('/').describe('A path of this site'),
        }),
      )
      .length(count),
  });

const pageHead = { title: text('The title of the window; may hold {company}'), description };
const titled = { heading, text: intro };

export const homeWords = z.strictObject({
  ...pageHead,
  hero: z.strictObject({
    lead: text('The word before the typed one'),
    words: z.array(text('A word that the typewriter writes')).min(1),
    rest: text('The line after it'),
    text: intro,
    button: text('The link to /contact'),
    more: text('The link down to how an engagement runs'),
    caption: text('One sentence under the drawing: what it is, and why it stands there').optional(),
    pause: text('Names the button that stops the typewriter'),
    resume: text('Names it once it has stopped'),
    facts: z.array(fact).length(4).describe('What a buyer can hold us to'),
  }),
  customers: z.strictObject(titled),
  services: z.strictObject({
    ...titled,
    subheading: text('The second line of the heading'),
    more: text('The toggle, closed'),
    less: text('The toggle, open'),
  }),
  achievements: z.strictObject(titled),
  engagement: z.strictObject({
    ...titled,
    labels: z.strictObject({
      happens: text('Label'),
      present: text('Label'),
      yields: text('Label'),
    }),
    stations: z
      .array(
        z.strictObject({
          name: text('The station'),
          time: text('How long'),
          happens: text('What happens'),
          present: text('Who is there'),
          yields: text('What the client holds at the end'),
        }),
      )
      .min(3),
  }),
  industries: z.strictObject(titled),
  testimonials: z.strictObject({
    ...titled,
    labels: z
      .strictObject({
        carousel: text('Names the carousel'),
        pause: text('Names the button that stops it'),
        play: text('Names it once it has stopped'),
        previous: text('Names the arrow back'),
        next: text('Names the arrow on'),
        position: text('Names a testimonial; holds {number} and {count}'),
      })
      .describe('For assistive technology'),
  }),
  questions: z.strictObject({ ...titled, questions: z.array(question).min(3) }),
});

/** What the carousel's controls are called: each testimonial brings its own position. */
export type CarouselLabels = Omit<z.infer<typeof homeWords>['testimonials']['labels'], 'position'>;

/** A project from inside, on the home page. A file of its own: it is sample until it is a client's. */
export const projectLogWords = z
  .strictObject({
    ...titled,
    sample: z.boolean().default(false).describe('true until it is a real project'),
    notice: text('Says that it is an example').optional(),
    facts: z.array(fact).min(2),
    kinds: z.strictObject({
      decision: text('Label'),
      finding: text('Label'),
      trouble: text('Label'),
      release: text('Label'),
    }),
    entries: z
      .array(
        z.strictObject({
          week: text('"Week 3"'),
          kind: z.enum(['decision', 'finding', 'trouble', 'release']),
          title: text('A few words'),
          text: text('Two or three sentences'),
          mended: text('What was done about the trouble').optional(),
          figure: text('The number to remember').optional(),
        }),
      )
      .min(4),
  })
  .refine(({ sample, notice }) => sample === (notice !== undefined), {
    path: ['notice'],
    error: 'An invented project says that it is one; a real one does not',
  });

const points = z.strictObject({ ...titled, points: z.array(point).min(2) });

export const aboutWords = z.strictObject({
  ...pageHead,
  hero: z.strictObject({ ...titled, button: text('The link to /contact') }),
  organised: points,
  whyChooseUs: points,
  mission: z.strictObject({ heading, paragraphs: z.array(text('A paragraph')).min(1) }),
  principles: points,
  contact: z
    .strictObject({ ...titled, button: text('The link to /contact') })
    .describe('The end of the page'),
});

export const contactWords = z.strictObject({
  ...pageHead,
  ...titled,
  details: z.strictObject({
    heading,
    email: text('Holds {email}'),
    phone: text('Holds {phone}'),
    chief: text('Holds {name} and {title}'),
  }),
  form: z.strictObject({
    heading,
    text: text('Who answers, and by when: beside the form, and on the receipt'),
    name: text('Label'),
    email: text('Label'),
    message: text('Label'),
    services: text('The prompt over the checkboxes'),
    button: text('The button'),
    sending: text('The button while it sends'),
    success: text('The toast'),
    failure: text('The toast'),
    close: text('The button that closes a toast; holds {toast}, its words'),
    failureHelp: text('Under the form after a failure; holds {email}'),
    receipt: z
      .strictObject({
        heading: text('That it was sent'),
        address: text('Where the answer goes; holds {address}, the visitor’s'),
        noAddress: text('Instead, for who left no address; holds {email}'),
        asked: text('What was ticked; holds {services}'),
      })
      .describe('Under the form after success'),
    privacy: text('Under the button'),
  }),
});

/** What the form itself says: the heading stands beside it. */
export type FormWords = Omit<z.infer<typeof contactWords>['form'], 'heading'>;

export const headerPanelWords = z.strictObject({
  services: z.strictObject({
    intro: text('The heading of the panel'),
    text: intro,
    categories: z
      .array(
        z.strictObject({
          key: z.enum(['development', 'quality-assurance', 'ai-development', 'design']),
          heading,
        }),
      )
      .min(1),
  }),
  industries: z.strictObject({
    intro: text('The heading of the panel'),
    text: intro,
    subHeading: text('Over the links'),
  }),
});

export const serviceSharedWords = z.strictObject({
  banner: text('Over the heading of every service'),
  describe: text('The link to the form at the end of the page'),
  hireNow: text('The link of a card'),
  headings: z.strictObject({
    dependsOn: heading,
    questions: heading,
    techStack: heading,
    testingTools: heading,
  }),
  whatYouGet: points,
  firstTwoWeeks: z.strictObject({
    ...titled,
    labels: z.strictObject({ yields: text('Label') }),
    days: z
      .array(
        z.strictObject({
          day: text('"Day 1"'),
          title: text('A word or two'),
          text: text('What happens'),
          yields: text('What the client holds'),
        }),
      )
      .min(3),
  }),
});

export const industrySharedWords = z.strictObject({
  notFound: z
    .strictObject({
      ...titled,
      description: text('For the head of the page; it is not indexed'),
      grid: z.strictObject(titled).describe('Over the industries that there are'),
      leads: leads(4),
    })
    .describe('For an unknown industry'),
  headings: z.strictObject({
    challenges: heading,
    solutions: heading,
    standards: heading,
    firstRelease: heading,
    benefits: heading,
  }),
  labels: z
    .strictObject({ challenge: text('Holds {number}'), solution: text('Holds {number}') })
    .describe('Over each challenge and its solution'),
  learning: z.strictObject({
    ...titled,
    steps: z
      .array(z.strictObject({ title: text('A few words'), text: intro, time: text('When') }))
      .min(3),
  }),
  beforeQuote: z.strictObject({
    ...titled,
    questions: z
      .array(z.strictObject({ question: text('What we ask'), reason: text('Why we ask it') }))
      .min(3),
  }),
  contact: z
    .strictObject({ heading, button: text('The link to /contact') })
    .describe('The end of the page'),
});

export const privacyWords = z.strictObject({
  ...pageHead,
  ...titled,
  updated: z.iso.date(),
  updatedLabel: text('Label'),
  contents: text('The list of sections'),
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/),
        heading,
        paragraphs: z.array(text('A paragraph')).default([]),
        items: z
          .array(z.strictObject({ term: text('What'), text: text('What becomes of it') }))
          .default([]),
        closing: text('A last paragraph, under the items').optional(),
      }),
    )
    .length(10),
});

export const notFoundWords = z.strictObject({
  ...pageHead,
  ...titled,
  code: text('404'),
  link: text('The link to the home page'),
  leads: leads(4),
});

/** Where an enquiry without JavaScript leads to. */
export const thankYouWords = z.strictObject({
  ...pageHead,
  ...titled,
  link: text('The link to the home page'),
  leads: leads(4),
});

/** Where one leads to that could not be taken: the form stands there again. */
export const enquiryFailedWords = z.strictObject({
  ...pageHead,
  heading,
  labels: z.strictObject({ text: text('Label'), now: text('Label') }),
  forms: z.strictObject({
    received: text('Over the form that holds what was typed'),
    lost: text('Over the form that could not be filled again'),
  }),
  causes: z
    .record(
      z.enum(FAILURE_CAUSES),
      z.strictObject({
        happened: text('What happened'),
        text: text('What became of what was typed'),
        now: text('What to do; holds {email}, and {wait} where the service says how long'),
      }),
    )
    .describe('One for each cause'),
});

export const blogWords = z.strictObject({
  ...pageHead,
  ...titled,
  labels: z.strictObject({
    published: text('Under the title of an article; holds {date} and {company}'),
    revised: text('Beside the reading time of an article that was revised; holds {date}'),
    readingTime: text('Holds {minutes}'),
    contents: text('The list of sections'),
    sample: text('Names a code sample to assistive technology; holds {number} and {heading}'),
    copy: text('The button of a code sample'),
    copied: text('What it says afterwards'),
    previous: text('The link to the article before'),
    next: text('The link to the article after'),
    notToRun: text('Over a sample that is wrong on purpose, or not code'),
    contact: text('A question at the end of an article, before the link'),
    contactLink: text('The link to /contact'),
  }),
});

export type BlogLabels = z.infer<typeof blogWords>['labels'];

/** A page's words with the company's name where its title and its description hold {company}. */
export function naming<Words extends object>(company: string, words: Words): Words {
  const filled = Object.entries(words)
    .filter(([key]) => key === 'title' || key === 'description')
    .map(([key, value]) => [key, fill(String(value), { company })] as const);
  return { ...words, ...Object.fromEntries(filled) };
}

/** Fills `{name}` tokens. An unknown token is an error: it would be printed. */
export function fill(words: string, values: Record<string, string>): string {
  return words.replace(/\{(\w+)\}/g, (token, key: string) => {
    const value = values[key];
    if (value === undefined) {
      throw new Error(
        `${token} in “${words}” is unknown; use one of ${Object.keys(values).join(', ')}`,
      );
    }
    return value;
  });
}
