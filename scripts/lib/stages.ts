import { run } from './run-program.ts';

export type Stage = {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
};

const line = ({ name, passed, seconds }: Result) =>
  `${passed ? '✓' : '✗'} ${name}, ${seconds.toFixed(0)} s`;

type Result = { name: string; passed: boolean; seconds: number };

/**
 * Runs lanes in parallel, and the stages of each lane in order. With several lanes, a stage's output is shown when it
 * ends, so that they do not mix. A failed stage stops nothing, so that one run finds every failure.
 */
export async function runLanes(lanes: Stage[][], env: Record<string, string>): Promise<Result[]> {
  const quiet = lanes.length > 1;
  const results = lanes.map(async (stages) => {
    const ended: Result[] = [];
    for (const stage of stages) {
      const { name, command, args } = stage;
      if (!quiet) console.log(`\n▸ ${name}`);
      const start = performance.now();
      const { code, output } = await run(command, args, { env: { ...env, ...stage.env }, quiet });
      const seconds = (performance.now() - start) / 1000;
      const result = { name, passed: code === 0, seconds };
      console.log(`${quiet ? `\n▸ ${name}\n${output}` : ''}${line(result)}`);
      ended.push(result);
    }
    return ended;
  });
  return (await Promise.all(results)).flat();
}

/** Prints each stage's seconds, and exits with 1 if one has failed. */
export function conclude(results: Result[], start: number): never {
  console.log(`\n${results.map(line).join('\n')}`);
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const verdict = failed.length === 0 ? 'All passed' : `Failed: ${failed.join(', ')}`;
  console.log(`\n${verdict}, in ${seconds} s`);
  process.exit(failed.length === 0 ? 0 : 1);
}

export const script = (name: string, ...args: string[]): Stage => ({
  name,
  command: 'npm',
  args: ['run', '--silent', ...args],
});
