// Repeatable random numbers for scenarios, and a line of output with the result.
import { writeSync } from 'node:fs';

/** Random numbers, at least 0 and less than 1, which are the same for the same seed (mulberry32). */
export function randomFromSeed(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Writes directly, because the reporter shows only output of failures. */
export function printLine(line: string): void {
  writeSync(1, `${line}\n`);
}
