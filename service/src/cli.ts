#!/usr/bin/env node
import { runCommand } from './run-command.ts';

// The reader closed the pipe early, as `head` does.
process.stdout.on('error', () => process.exit(0));
const { code, output, errors } = await runCommand(process.argv.slice(2));
process.stdout.write(output);
process.stderr.write(errors);
process.exitCode = code;
