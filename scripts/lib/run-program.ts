import { spawn } from 'node:child_process';
import { commandLine } from './program-path.ts';

type Options = { env?: Record<string, string>; cwd?: string; quiet?: boolean };
type Result = { code: number; output: string };

/**
 * Runs one of the project's commands and waits until it ends.
 *
 * @param command as `commandLine` takes it: a path, `npm`, or a program of a package
 * @param quiet keeps the output instead of passing it on
 * @returns the exit code and, if quiet, the output
 */
export function run(command: string, args: string[], options: Options = {}): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(...commandLine(command, args), {
      cwd: options.cwd ?? process.cwd(),
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...options.env },
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      resolve({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}` : output });
    });
  });
}
