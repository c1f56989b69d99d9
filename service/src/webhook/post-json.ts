/** The receiver answered with something other than success. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal';
  readonly status: number;
  /** The raw `Retry-After` (RFC 9110, 10.2.3). */
  readonly retryAfter: string | null;

  constructor(status: number, retryAfter: string | null) {
    super(`answered with ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** How long the receiver may take to answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 15_000;

/**
 * Posts JSON. It follows no redirect, which would send a visitor's words to an address that nobody
 * configured. It reads only the status and headers of the answer.
 *
 * @returns the status, from 200 to 299
 * @throws {HttpRefusal} for any other status; or an error of `fetch`
 */
export async function postJson(
  url: string,
  body: string,
  {
    headers = {},
    timeoutMs = ANSWER_TIMEOUT_MS,
  }: { headers?: object; timeoutMs?: number | undefined } = {},
): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Frontage', ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  // The body may be long and slow, and is not needed.
  await response.body?.cancel().catch(() => undefined);
  if (!response.ok) throw new HttpRefusal(response.status, response.headers.get('retry-after'));
  return response.status;
}
