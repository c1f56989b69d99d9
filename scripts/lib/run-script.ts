import { existsSync } from 'node:fs';
import { answerHelp } from './help.ts';

/** Runs the program of an npm script with the settings in .env, or prints its help. An error ends it with its message and exit code 1. */
export async function runScript(main: () => void | Promise<void>): Promise<void> {
  answerHelp();
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
