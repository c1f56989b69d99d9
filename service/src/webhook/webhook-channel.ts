import { createHmac } from 'node:crypto';
import type { ClaimedDelivery } from '../store/claim.ts';
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
  /** How long the receiver may take, in milliseconds; tests shorten it. */
  timeoutMs?: number | undefined;
};

/** Posts enquiries to the company's webhook, at least once and always with the same id. */
export function webhookChannel({ url, keys, now, timeoutMs }: Options): Channel {
  return {
    destination: 'webhook',
    successMessage: 'webhook delivered',
    concurrency: 4,
    deliver: async (claimed) => {
      const body = payload(claimed);
      const headers = signed(claimed.messageId, now(), body, keys);
      const status = await postJson(url, body, { headers, timeoutMs });
      return { code: String(status) };
    },
    outcomeOf: (error) => webhookOutcome(error, now()),
  };
}

/** Returns the body, the same for every attempt: a type, a time and the data, as Standard Webhooks recommends. */
function payload(claimed: ClaimedDelivery): string {
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
    },
  });
}

/**
 * Returns the headers that prove a webhook's origin, integrity and time (https://www.standardwebhooks.com,
 * "Signature scheme", symmetric). Each key makes a signature, and the receiver accepts the one it can verify.
 */
function signed(id: string, now: number, body: string, keys: Buffer[]) {
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

// The address or the secret is wrong for every enquiry alike: they wait, without spending attempts, until
// somebody fixes it. 410 asks to stop for good: the enquiries stay, paused until a person acts.
const setupStatus = new Set([401, 402, 403, 404, 405, 407, 410, 421]);
// A temporary problem of the receiver, not of the message.
const transientStatus = new Set([408, 409, 423, 425, 429]);

/** Classifies a webhook's error. Statuses are those of RFC 9110. */
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
  // Redirects are not followed: somebody has to correct the address.
  if (setupStatus.has(status) || (status >= 300 && status < 400)) return { kind: 'setup', code };
  if (status >= 400 && status < 500 && !transientStatus.has(status))
    return { kind: 'permanent', code };
  return { kind: 'transient', code, retryAfterMs: pauseAsked(retryAfter, now) };
}

function pauseAsked(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return 0;
  const ms = /^\d{1,9}$/.test(retryAfter.trim())
    ? Number(retryAfter) * 1_000
    : Date.parse(retryAfter) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
