import { StoreError } from '../db/store-error.ts';
import { BODY_LIMIT } from './limits.ts';
import { Refusal } from './problem.ts';

/** What the client is told about any error. It reveals no internals. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreError)
    return new Refusal(
      'not-stored',
      'The enquiry was not stored, because the storage does not answer just now. Please send it again in a minute, or write to us by email.',
      { 'Retry-After': '30' },
    );
  const { code, statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new Refusal(
      'too-large',
      `The message is longer than can be taken here: ${BODY_LIMIT / 1024} KB with everything in it, about 10,000 words. Shorten it, or write to us by email.`,
    );
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new Refusal(
      'wrong-type',
      "The Content-Type is missing or not one that is understood. Send 'application/json', or 'application/x-www-form-urlencoded' from a form.",
    );
  }
  if (statusCode >= 400 && statusCode < 500) {
    return new Refusal(
      'bad-request',
      'The request is not valid HTTP for this address. Check its headers, its length and its path.',
    );
  }
  return new Refusal(
    'internal-error',
    'The request could not be finished because of a fault on our side. Please try again later; the id in this answer finds it in our log.',
  );
}
