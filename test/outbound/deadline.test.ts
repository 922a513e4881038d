// D4, D6: one deadline for an attempt; the reason it ended is recorded, because only the receiver's delay may be
// charged.
import { expect, test } from 'vitest';
import { monotonicMs } from '../../src/core/clock.ts';
import { Deadline, type DeadlineEnd } from '../../src/outbound/deadline.ts';

const endOf = (clock: Deadline) => new Promise<DeadlineEnd>((end) => clock.onEnd(end));

test('D4 the timeout ends the attempt', async () => {
  const clock = new Deadline(20);
  expect(await endOf(clock)).toBe('time');
  expect(clock.remainingMs()).toBeLessThan(2);
});

test('D6 a shutdown ends it, even one that began before', async () => {
  const stop = new AbortController();
  const ended = endOf(new Deadline(10_000, stop.signal));
  stop.abort();
  expect(await ended).toBe('shutdown');
  expect(await endOf(new Deadline(10_000, stop.signal))).toBe('shutdown');
});

test('D6 a process that was stalled past the deadline does not blame the receiver', async () => {
  const ended = endOf(new Deadline(10));
  const startedMs = monotonicMs();
  while (monotonicMs() - startedMs < 1_050);
  expect(await ended).toBe('stalled');
});

test('a removed listener is not called', async () => {
  const clock = new Deadline(20);
  let ended = false;
  const forget = clock.onEnd(() => {
    ended = true;
  });
  forget();
  await endOf(clock);
  expect(ended).toBe(false);
});
