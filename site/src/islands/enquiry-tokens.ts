import { token } from '@frontage/contract/form';

/** The initial values of the form's fields. */
export type InitialValues = {
  name: string;
  email: string;
  message: string;
  checked: Record<string, string>;
  /** Whether the service fills the company's added fields from a rejected enquiry. */
  isReturned?: true;
};

/**
 * Returns the tokens that the service replaces in the page that answers a rejected form.
 *
 * @param keys the values of the checkboxes
 */
export const formTokens = (keys: string[]): InitialValues => ({
  name: token('name'),
  email: token('email'),
  message: token('message'),
  checked: Object.fromEntries(keys.map((key) => [key, token(key)])),
  isReturned: true,
});

/** The service replaces it with the time to wait, such as '12 seconds'. */
export const WAIT_TOKEN = token('wait');
