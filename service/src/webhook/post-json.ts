/** The other side answered with something other than success. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal';
  readonly status: number;
  /** `Retry-After` as it came (RFC 9110, 10.2.3). */
  readonly retryAfter: string | null;

  constructor(status: number, retryAfter: string | null) {
    super(`answered with ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** How long the other side may take for its answer, in milliseconds. */
const ANSWER_TIMEOUT = 15_000;

/**
 * Posts JSON. Follows no redirect: it would hand what a visitor wrote to an address that nobody set.
 * Of the answer nothing but status and headers is read.
 *
 * @returns the status, from 200 to 299
 * @throws {HttpRefusal} for any other; or what `fetch` throws
 */
export async function postJson(
  url: string,
  body: string,
  { headers = {}, timeoutMs = ANSWER_TIMEOUT }: { headers?: object; timeoutMs?: number } = {},
): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Frontage', ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  // However long it is, and however slowly it comes.
  await response.body?.cancel().catch(() => undefined);
  if (!response.ok) throw new HttpRefusal(response.status, response.headers.get('retry-after'));
  return response.status;
}
