import { token } from '@frontage/contract/form';

/** The content of the form's fields when it is rendered. */
export type FormValues = {
  name: string;
  email: string;
  message: string;
  checked: Record<string, string>;
  /** The fields that the company has added are those of an enquiry that is given back. */
  isReturned?: true;
};

/**
 * The tokens that the service replaces in the page that answers a form it could not take.
 *
 * @param keys what can be ticked
 */
export const formTokens = (keys: string[]): FormValues => ({
  name: token('name'),
  email: token('email'),
  message: token('message'),
  checked: Object.fromEntries(keys.map((key) => [key, token(key)])),
  isReturned: true,
});

/** What the service replaces with how long to wait, '12 seconds'. */
export const WAIT_TOKEN = token('wait');
