import { isConnectFailure, isSetupError } from '../deliveries/network-errors.ts';
import type { Outcome } from '../deliveries/outcome.ts';
import { HttpRefusal } from './post-json.ts';

// These say that the address or the secret is wrong, for every enquiry alike: the enquiries wait, with no
// attempt spent, until somebody fixes it. 410 asks to stop for good: the pause lasts until a person ends
// it, and the enquiries stay.
const setupStatus = new Set([401, 402, 403, 404, 405, 407, 410, 421]);
// These are about the moment and not about the message.
const transientStatus = new Set([408, 409, 423, 425, 429]);

/** Reads the error of a webhook. Statuses are those of RFC 9110. */
export function webhookOutcome(error: unknown, now: number): Outcome {
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
