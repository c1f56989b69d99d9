import { SERVICE_KEYS } from '@frontage/contract/services';

/** What stands in the fields of the form when it is rendered. */
export type FormValues = {
  name: string;
  email: string;
  message: string;
  checked: Record<string, string>;
};

/** The tokens that the service replaces in the page that answers a form it could not take. */
export const ENQUIRY_TOKENS: FormValues = {
  name: '{{name}}',
  email: '{{email}}',
  message: '{{message}}',
  checked: Object.fromEntries(SERVICE_KEYS.map((key) => [key, `{{${key}}}`])),
};

/** What the service replaces with how long to wait, '12 seconds'. */
export const WAIT_TOKEN = '{{wait}}';
