import type { Claimed } from '../store/claim.ts';
import type { Channel } from '../deliveries/channel.ts';
import { postJson } from './post-json.ts';
import { signed } from './sign.ts';
import { webhookOutcome } from './webhook-outcome.ts';

type Options = {
  url: string;
  key: Buffer;
  now: () => number;
  /** How long the other side may take, for tests; in milliseconds. */
  timeoutMs?: number;
};

/** Posts enquiries to a program of the company, at least once and always with the same id. */
export function webhookChannel({ url, key, now, timeoutMs }: Options): Channel {
  return {
    destination: 'webhook',
    arrived: 'webhook delivered',
    concurrency: 4,
    suspectedConcurrency: 1,
    deliver: async (claimed) => {
      const body = payload(claimed);
      const headers = signed(claimed.messageId, now(), body, key);
      return String(await postJson(url, body, { headers, ...(timeoutMs && { timeoutMs }) }));
    },
    outcomeOf: (error) => webhookOutcome(error, now()),
  };
}

/** The same for every attempt: a type, a time and the data, as Standard Webhooks advises. */
function payload(claimed: Claimed): string {
  const receivedAt = new Date(claimed.createdAt).toISOString();
  return JSON.stringify({
    type: 'enquiry.received',
    timestamp: receivedAt,
    data: {
      id: claimed.publicId,
      name: claimed.name,
      email: claimed.email,
      message: claimed.message,
      services: claimed.services === '' ? [] : claimed.services.split(','),
      language: claimed.language,
      receivedAt,
      suspected: claimed.suspected,
      spamScore: claimed.spamScore,
    },
  });
}
