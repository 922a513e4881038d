// How many attempts may be in progress at one origin: 96 while the process is busy, more while it is not, and those
// that hang do not count.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CHECK_INTERVAL_MS,
  MAX_ACTIVE,
  OriginLimit,
  originOf,
  type StartedAttempt,
} from '../../src/deliveries/origin-limit.ts';

const ORIGIN = 'https://bots.example';
const SLOW_MS = 150;

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Runs that start whatever they may. */
function aLimit({ busy = true } = {}) {
  const load = { busy };
  const limit = new OriginLimit(() => load.busy);
  const aRun = (attempts: number, origin = ORIGIN, most = 10) => {
    const started: StartedAttempt[] = [];
    const run = { left: attempts, started, end: () => limit.end(started.shift()!, start), start };
    function start() {
      while (run.left > 0 && started.length < most) {
        const one = limit.start(origin, start);
        if (!one) break;
        run.left -= 1;
        started.push(one);
      }
    }
    start();
    return run;
  };
  return { load, aRun };
}

test('while the process is busy, 96 attempts at an origin start, and one more for each that ends', () => {
  const { aRun } = aLimit();
  const runs = Array.from({ length: 20 }, () => aRun(10));
  const active = () => runs.reduce((sum, { started }) => sum + started.length, 0);
  expect(active()).toBe(MAX_ACTIVE);
  vi.advanceTimersByTime(SLOW_MS - CHECK_INTERVAL_MS);
  expect(active()).toBe(MAX_ACTIVE);
  for (let ended = 0; ended < 200; ended += 1) {
    expect(active()).toBe(Math.min(MAX_ACTIVE, 200 - ended));
    runs.find(({ started }) => started.length > 0)!.end();
  }
  vi.advanceTimersByTime(CHECK_INTERVAL_MS);
  expect(vi.getTimerCount()).toBe(0);
});

test('other origins are not affected', () => {
  const { aRun } = aLimit();
  aRun(200, ORIGIN, Infinity);
  expect(aRun(10, 'https://other.example').started).toHaveLength(10);
});

test('a run whose attempt has ended continues before those in line, which continue in their order', () => {
  const { aRun } = aLimit();
  const first = aRun(98, ORIGIN, Infinity);
  const [second, third] = [aRun(3), aRun(3)];
  first.end();
  first.end();
  expect([first.left, second.started.length]).toEqual([0, 0]);
  for (let ended = 0; ended < 4; ended += 1) first.end();
  expect([second.started.length, third.started.length]).toEqual([3, 1]);
});

test('a run that comes later does not start before those in line', () => {
  const { aRun } = aLimit();
  const first = aRun(96, ORIGIN, Infinity);
  const second = aRun(2);
  first.end();
  const third = aRun(1);
  expect([second.started.length, third.started.length]).toEqual([1, 0]);
  first.end();
  first.end();
  expect([second.started.length, third.started.length]).toEqual([2, 1]);
});

test('attempts that have been in progress for 150 ms no longer count', () => {
  const { aRun } = aLimit();
  const hanging = aRun(96, ORIGIN, Infinity);
  const next = aRun(10);
  vi.advanceTimersByTime(SLOW_MS - CHECK_INTERVAL_MS);
  expect(next.started).toHaveLength(0);
  vi.advanceTimersByTime(2 * CHECK_INTERVAL_MS);
  expect(next.started).toHaveLength(10);
  // When they end at last, they make no additional room.
  const filling = aRun(200, ORIGIN, Infinity);
  expect(filling.started).toHaveLength(86);
  hanging.end();
  expect(filling.started).toHaveLength(86);
});

test('the limit grows while the process is not busy, and shrinks to 96 while it is', () => {
  const { aRun, load } = aLimit({ busy: false });
  const run = aRun(400, ORIGIN, Infinity);
  vi.advanceTimersByTime(CHECK_INTERVAL_MS);
  expect(run.started).toHaveLength(144);
  vi.advanceTimersByTime(CHECK_INTERVAL_MS);
  expect(run.started).toHaveLength(216);
  load.busy = true;
  vi.advanceTimersByTime(CHECK_INTERVAL_MS);
  run.end();
  expect(run.started).toHaveLength(215);
});

test('an origin is the part of a URL before the path', () => {
  expect(originOf('https://bots.example:8443/votes?key=1')).toBe('https://bots.example:8443');
  expect(originOf('https://bots.example')).toBe('https://bots.example');
});
