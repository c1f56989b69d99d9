/** The deadline of a test or a hook that starts processes or a build, or goes through every file, in milliseconds. */
export const SLOW = 180_000;
