import type { Enquiry, ProblemDetails } from '@frontage/contract/enquiry';
import { ADDED_FIELD_PREFIX } from '@frontage/contract/form';
import type { FieldAnswer } from '@frontage/contract/form-fields';
import type { ShownField } from '../schema/contact.ts';

const TIMEOUT_MS = 20_000;

/** The errors that a visitor can act on: too long, too many at once, not stored, and an invalid added field. */
const ACTIONABLE = [413, 422, 429, 503];

/** `help` is the service's advice about an error, in the language of the page. */
export type SendResult = { ok: boolean; help?: string | undefined };

/**
 * Builds an enquiry, as defined by the contract, from what was sent.
 *
 * @param keys those of the checkboxes
 */
export function readEnquiry(sent: FormData, keys: string[], fields: ShownField[]): Enquiry {
  const text = (name: string) => String(sent.get(name) ?? '');
  const ticked = new Set(sent.getAll('services'));
  const answers = fields.flatMap(({ key, kind }): [string, FieldAnswer][] => {
    const name = ADDED_FIELD_PREFIX + key;
    if (kind === undefined) return [];
    return [[key, kind === 'tick' ? sent.has(name) : text(name)]];
  });
  return {
    name: text('name'),
    email: text('email'),
    message: text('message'),
    services: Object.fromEntries(keys.map((key) => [key, ticked.has(key)])),
    ...(answers.length > 0 && { fields: Object.fromEntries(answers) }),
  };
}

/**
 * Posts an enquiry.
 *
 * @param key identifies this attempt, so that the service stores it only once
 * @returns whether the service has stored it; false if the service is unreachable
 */
export async function sendEnquiry(
  action: string,
  enquiry: Enquiry,
  key: string | undefined,
): Promise<SendResult> {
  try {
    const answer = await fetch(action, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(key && { 'Idempotency-Key': key }),
        'Content-Language': import.meta.env.LANGUAGE,
      },
      body: JSON.stringify(enquiry),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok ? { ok: true } : { ok: false, help: await helpIn(answer) };
  } catch {
    return { ok: false };
  }
}

async function helpIn(answer: Response): Promise<string | undefined> {
  // A service without the site's languages answers in English without a Content-Language.
  const language = answer.headers.get('Content-Language') ?? 'en';
  if (language !== import.meta.env.LANGUAGE || !ACTIONABLE.includes(answer.status)) return;
  const { detail } = (await answer.json()) as Partial<ProblemDetails>;
  return typeof detail === 'string' ? detail : undefined;
}
