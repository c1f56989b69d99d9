/** SQLite takes 32,766 values in a statement, PostgreSQL 65,535. */
const most = 10_000;

/** Does with many values what a statement can do with some, and gathers what it gives back. */
export async function inChunks<Value, Result>(
  values: Value[],
  work: (some: Value[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let i = 0; i < values.length; i += most)
    results.push(...(await work(values.slice(i, i + most))));
  return results;
}
