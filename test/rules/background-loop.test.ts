// The loop behind every background task: when it runs, and how it ends.
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type BackgroundLoopOptions, startBackgroundLoop } from '../../src/core/background-loop.ts';
import { createLog } from '../../src/core/log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const log = createLog('silent');

function start(options: Partial<BackgroundLoopOptions> & Pick<BackgroundLoopOptions, 'run'>) {
  const loop = startBackgroundLoop({ intervalMs: 1_000, log, errorMessage: 'It failed.', ...options });
  // Not awaited: the delay between runs no longer passes.
  onTestFinished(() => void loop.stop());
  return loop;
}

test('runs at once, and again after an interval once each run has ended', async () => {
  const run = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 5_000)));
  start({ run });
  await vi.advanceTimersByTimeAsync(5_999);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(101);
  expect(run).toHaveBeenCalledTimes(2);
});

test('can delay the first run', async () => {
  const run = vi.fn(async () => undefined);
  start({ run, initialDelayMs: 1_000 });
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('logs a run that fails, and continues', async () => {
  const warn = vi.spyOn(log, 'warn');
  const error = new Error('no database');
  const run = vi.fn(() => Promise.reject(error));
  start({ run });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(run).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledWith({ err: error }, 'It failed.');
});

test('a wake-up starts a run now, or one more after the current run', async () => {
  const run = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const loop = start({ run });
  loop.wake();
  loop.wake();
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(101);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(100);
  loop.wake();
  expect(run).toHaveBeenCalledTimes(3);
});

test('stopping aborts the signal, waits for the current run and starts no other', async () => {
  let hasEnded = false;
  const run = vi.fn(async (signal: AbortSignal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    hasEnded = true;
  });
  const loop = start({ run });
  await loop.stop();
  expect(hasEnded).toBe(true);
  loop.wake();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(1);
});
