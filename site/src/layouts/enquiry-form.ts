import type { FormWords } from '../lib/page-words.ts';
import { ENQUIRY_URL } from '../lib/site-config.ts';
import { entryData } from './entry-data.ts';

/** What an island carries in the page: what it shows and no more. */
type FormProps = { action: string; email: string; words: FormWords };

/** The form, and the heading that stands beside it. */
export async function enquiryForm(): Promise<{ heading: string; form: FormProps }> {
  const { heading, ...words } = (await entryData('contact')).form;
  const { trap } = await entryData('words');
  const { email } = await entryData('company');
  return { heading, form: { action: ENQUIRY_URL, email, words: { ...words, trap } } };
}
