#!/usr/bin/env node
import { runCommand } from './run-command.ts';

// The reader closed the pipe early, as `head` does.
process.stdout.on('error', () => process.exit(0));
const write = (piece: string) =>
  new Promise<void>((resolve) => process.stdout.write(piece, () => resolve()));
const { code, output, errors } = await runCommand(process.argv.slice(2), { write });
process.stdout.write(output);
process.stderr.write(errors);
process.exitCode = code;
