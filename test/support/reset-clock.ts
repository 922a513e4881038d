// Runs in every test file: a file that has moved the clock of its process leaves it to the next one as it was.
import { afterAll } from 'vitest';
import { shiftClock } from '../../src/core/clock.ts';

afterAll(() => shiftClock(0));
