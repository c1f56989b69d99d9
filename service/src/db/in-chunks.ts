/** SQLite takes 32,766 values in a statement, PostgreSQL 65,535. */
const LARGEST_CHUNK = 10_000;

/** Runs a statement on many values in parts that it can take, and collects the results. */
export async function inChunks<Value, Result>(
  values: Value[],
  work: (some: Value[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let i = 0; i < values.length; i += LARGEST_CHUNK)
    results.push(...(await work(values.slice(i, i + LARGEST_CHUNK))));
  return results;
}
