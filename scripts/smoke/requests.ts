/** What is well, and what is wrong, where, and how to fix it. */
export type CheckResult = { passed: string[]; problems: string[] };
export const passed = (line: string): CheckResult => ({ passed: [line], problems: [] });
export const failed = (line: string): CheckResult => ({ passed: [], problems: [line] });

/** How many requests run at once. */
const CONCURRENCY = 8;
/** How long an answer may take, in milliseconds. */
export const ANSWER_MS = 20_000;

export async function request(url: string, init: RequestInit = {}) {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const { status, headers, ...answer } = await fetch(url, {
      redirect: 'manual',
      signal,
      ...init,
    }).then(async (it) => ({ status: it.status, headers: it.headers, text: await it.text() }));
    const to = headers.get('location');
    return { status, headers, ...answer, why: `answers ${status}${to ? `, to ${to}` : ''}` };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string; message: string } };
    const why = `does not answer (${cause?.code || cause?.message || message})`;
    return { status: 0, headers: new Headers(), text: '', why };
  }
}

export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
) {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
