import { createHmac } from 'node:crypto';
import type { Claimed } from '../store/claim.ts';
import {
  type Channel,
  isConnectFailure,
  isSetupError,
  type Outcome,
} from '../deliveries/channel.ts';
import { HttpRefusal, postJson } from './post-json.ts';

type Options = {
  url: string;
  keys: Buffer[];
  now: () => number;
  /** How long the other side may take, for tests; in milliseconds. */
  timeoutMs?: number;
};

/** Posts enquiries to a program of the company, at least once and always with the same id. */
export function webhookChannel({ url, keys, now, timeoutMs }: Options): Channel {
  return {
    destination: 'webhook',
    arrived: 'webhook delivered',
    concurrency: 4,
    suspectedConcurrency: 1,
    deliver: async (claimed) => {
      const body = payload(claimed);
      const headers = signed(claimed.messageId, now(), body, keys);
      const status = await postJson(url, body, { headers, ...(timeoutMs && { timeoutMs }) });
      return { code: String(status) };
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
      ...(claimed.fields !== null && { fields: JSON.parse(claimed.fields) as unknown }),
      language: claimed.language,
      receivedAt,
      suspected: claimed.suspected,
      spamScore: claimed.spamScore,
    },
  });
}

/**
 * The headers that prove where a webhook comes from, that it is whole, and when it was sent
 * (https://www.standardwebhooks.com, "Signature scheme", symmetric). Each key makes a signature, and the receiver accepts
 * the one that it has the key of.
 *
 * @param id the same for every attempt to deliver one message
 * @param now milliseconds since 1970
 */
export function signed(id: string, now: number, body: string, keys: Buffer[]) {
  const timestamp = String(Math.floor(now / 1_000));
  const signatures = keys.map((key) =>
    createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64'),
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.map((signature) => `v1,${signature}`).join(' '),
  };
}

// These say that the address or the secret is wrong, for every enquiry alike: the enquiries wait, with no
// attempt spent, until somebody fixes it. 410 asks to stop for good: the pause lasts until a person ends
// it, and the enquiries stay.
const setupStatus = new Set([401, 402, 403, 404, 405, 407, 410, 421]);
// These are about the moment and not about the message.
const transientStatus = new Set([408, 409, 423, 425, 429]);

/** Reads the error of a webhook. Statuses are those of RFC 9110. */
function webhookOutcome(error: unknown, now: number): Outcome {
  if (error instanceof HttpRefusal) return ofStatus(error, now);
  const { name, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return { kind: 'ambiguous', code: 'ETIMEDOUT' };
  const code = cause?.code ?? 'EUNKNOWN';
  if (isSetupError(code)) return { kind: 'setup', code };
  return { kind: isConnectFailure(code) ? 'transient' : 'ambiguous', code };
}

function ofStatus({ status, retryAfter }: HttpRefusal, now: number): Outcome {
  const code = String(status);
  // A redirect is not followed: the address has to be set right.
  if (setupStatus.has(status) || (status >= 300 && status < 400)) return { kind: 'setup', code };
  if (status >= 400 && status < 500 && !transientStatus.has(status))
    return { kind: 'permanent', code };
  return { kind: 'transient', code, retryAfterMs: pauseAsked(retryAfter, now) };
}

/** Seconds, or a date. */
function pauseAsked(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return 0;
  const ms = /^\d{1,9}$/.test(retryAfter.trim())
    ? Number(retryAfter) * 1_000
    : Date.parse(retryAfter) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
