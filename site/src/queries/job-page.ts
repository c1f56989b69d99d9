import { markdownHtml } from '../articles/band-html.ts';
import { newSlugger } from '../articles/markdown.ts';
import { fillWords } from '../i18n/fill-words.ts';
import { jobPosting } from '../seo/structured-data.ts';
import { shownBands } from './bands.ts';
import { enquiryForm } from './enquiry-form.ts';
import { entryData } from './entries.ts';
import { type Job, jobCard, jobs } from './jobs.ts';

export const jobPaths = async () =>
  (await jobs()).map((job) => ({ params: { job: job.id }, props: { job } }));

export async function jobPage(job: Job) {
  const words = await entryData('jobsShared');
  const { alerts } = await entryData('words');
  const company = await entryData('company');
  const { title, description, apply, text, bands, ...facts } = job.data;
  const card = await jobCard(job);
  const posting = jobPosting({
    ...facts,
    title,
    html: await markdownHtml(text, alerts, newSlugger([])),
    // A job done from home has no address.
    address: facts.address ?? (facts.remote ? undefined : company.address),
    hasForm: apply === undefined,
  });
  return {
    head: {
      title,
      description,
      above: { name: words.title, path: words.listPage.replace(/#.*/, '') },
      structuredData: [posting],
    },
    job: { ...card, list: { name: words.title, href: words.listPage }, button: words.heading },
    bands: await shownBands([{ kind: 'text', heading: words.about, text }, ...bands]),
    apply: {
      heading: words.heading,
      text: words.text,
      closes: card.closes,
      link:
        apply === undefined
          ? undefined
          : {
              href: withSubject(apply, title),
              name: words.button,
              shown: mailboxOf(apply),
            },
    },
    form:
      apply === undefined ? await formWith(fillWords(words.message, { job: title })) : undefined,
  };
}

/** Returns the application form, with the start of the message filled in. */
async function formWith(message: string) {
  const { form } = await enquiryForm('application');
  return { ...form, values: { name: '', email: '', checked: {}, message: `${message}\n\n` } };
}

/** Returns the address of a `mailto:` link, for visitors without a mail program. */
const mailboxOf = (address: string) => /^mailto:([^?]+)/.exec(address)?.[1];

/** Adds the title of the job to a `mailto:` link as the subject. */
const withSubject = (address: string, title: string) =>
  address.startsWith('mailto:') && !address.includes('?')
    ? `${address}?subject=${encodeURIComponent(title)}`
    : address;
