import { ENQUIRY_PATH, HONEYPOT } from '@frontage/contract/form';
import { isAbsent } from '../i18n/languages.ts';
import { formTokens, type FormValues } from '../lib/enquiry-tokens.ts';
import type { FormWords } from '../schema/contact.ts';
import { entryData } from './entry-data.ts';

/** The base address of the API, set at build time; it ends with a slash. Same origin by default. */
const apiBase: string = import.meta.env.PUBLIC_API_BASE ?? '/';

const ENQUIRY_URL = `${apiBase.replace(/\/+$/, '')}${ENQUIRY_PATH}`;

/** What an island carries in the page: what it shows and no more. */
type FormProps = {
  action: string;
  email: string;
  words: FormWords;
  checkboxes: Record<string, string>;
};

export async function enquiryForm(): Promise<{
  heading: string;
  form: FormProps;
  tokens: FormValues;
}> {
  const { heading, ...words } = (await entryData('contact')).form;
  const { honeypot, notifications } = await entryData('words');
  const { email, checkboxes } = await entryData('company');
  return {
    heading,
    form: {
      action: ENQUIRY_URL,
      email,
      words: {
        ...words,
        ...(isAbsent('/privacy-policy') && { privacy: undefined }),
        notifications,
        [HONEYPOT]: honeypot,
      },
      checkboxes,
    },
    tokens: formTokens(Object.keys(checkboxes)),
  };
}
