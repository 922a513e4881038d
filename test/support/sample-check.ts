// What the self-check found, made up.
import type { CheckedStep } from '../../src/votes/check-receiver.ts';

/** A receiver that checks the time and nothing else. */
export const CHECKED: readonly CheckedStep[] = [
  { step: 'good', grade: 'good', code: 'delivered', httpStatus: 200, durationMs: 31 },
  { step: 'repeated', grade: 'good', code: 'delivered', httpStatus: 200, durationMs: 12 },
  { step: 'forged', grade: 'bad', code: 'delivered', httpStatus: 200, durationMs: 15 },
  { step: 'unsigned', grade: 'unsure', code: 'http_500', httpStatus: 500, durationMs: 14 },
  { step: 'stale', grade: 'good', code: 'http_401', httpStatus: 401, durationMs: 11 },
];
