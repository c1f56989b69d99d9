let state = 0x9e3779b9;

/** Begins a row of random numbers anew, so that a picture comes out the same each time. */
export function seed(value: number): void {
  state = (Math.imul(value, 0x9e3779b1) ^ 0x5bd1e995) >>> 0 || 1;
}

/** From 0 up to 1 (xorshift, Marsaglia 2003). */
export function random(): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) / 4294967296;
}

/** From `low` up to `high`. */
export function between(low: number, high: number): number {
  return low + (high - low) * random();
}
