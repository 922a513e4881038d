// D4, D6: one clock for an attempt; what ends it is told apart, because only the receiver's delay may be charged.
import { expect, test } from 'vitest';
import { monotonicMs } from '../../src/core/clock.ts';
import { type DeadlineEnd, startDeadline } from '../../src/outbound/deadline.ts';

const endOf = (clock: ReturnType<typeof startDeadline>) => new Promise<DeadlineEnd>((end) => clock.onEnd(end));

test('D4 the time ends the attempt', async () => {
  const clock = startDeadline(20);
  expect(await endOf(clock)).toBe('time');
  expect(clock.remainingMs()).toBeLessThan(2);
});

test('D6 a shutdown ends it, also one that came before', async () => {
  const stop = new AbortController();
  const ended = endOf(startDeadline(10_000, stop.signal));
  stop.abort();
  expect(await ended).toBe('shutdown');
  expect(await endOf(startDeadline(10_000, stop.signal))).toBe('shutdown');
});

test('D6 a process that stood still past the end does not blame the receiver', async () => {
  const ended = endOf(startDeadline(10));
  const startedMs = monotonicMs();
  while (monotonicMs() - startedMs < 1_050);
  expect(await ended).toBe('stalled');
});

test('nobody is told who no longer listens', async () => {
  const clock = startDeadline(20);
  let told = false;
  const forget = clock.onEnd(() => {
    told = true;
  });
  forget();
  await endOf(clock);
  expect(told).toBe(false);
});
