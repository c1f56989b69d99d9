import { onTestFinished, TestRunner } from 'vitest';

/** Stops something once: when a test asks for it, or when that test has ended. Outside of a test the caller stops it. */
export function stopAfterTest(stop: () => Promise<void>): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  const once = () => (stopped ??= stop());
  if (TestRunner.getCurrentTest()) onTestFinished(once);
  return once;
}
