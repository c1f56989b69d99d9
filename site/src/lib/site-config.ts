import { ENQUIRY_PATH } from '@frontage/contract/form';

/** The base address of the API, set at build time; it ends with a slash. Same origin by default. */
const apiBase: string = import.meta.env.PUBLIC_API_BASE ?? '/';

/** Where enquiries are posted to. */
export const ENQUIRY_URL = `${apiBase.replace(/\/+$/, '')}${ENQUIRY_PATH}`;
