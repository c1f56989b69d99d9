/**
 * The environment of a test's child processes: PATH, and Node's compile cache, without which our processes take
 * nearly twice as long to start.
 */
export const childEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
