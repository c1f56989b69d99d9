import type { Enquiry } from '@frontage/contract/enquiry';

const TIMEOUT_MS = 20_000;

/** The enquiry as the contract has it, from the fields of the form and the keys of its checkboxes. */
export function enquiryFrom(fields: FormData, keys: string[]): Enquiry {
  const text = (name: string) => String(fields.get(name) ?? '');
  const ticked = new Set(fields.getAll('services'));
  const services = Object.fromEntries(keys.map((key) => [key, ticked.has(key)]));
  return { name: text('name'), email: text('email'), message: text('message'), services };
}

/**
 * Posts an enquiry.
 *
 * @param key names this attempt, so that the service stores it once however often it is sent
 * @returns whether the service has stored it; an unreachable service is a plain `false`
 */
export async function send(
  action: string,
  enquiry: Enquiry,
  key: string | undefined,
): Promise<boolean> {
  try {
    const answer = await fetch(action, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(key && { 'Idempotency-Key': key }),
        // A constant of the build: with one language nothing of this line is left.
        ...(import.meta.env.FURTHER_LANGUAGE && {
          'Content-Language': import.meta.env.FURTHER_LANGUAGE,
        }),
      },
      body: JSON.stringify(enquiry),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
