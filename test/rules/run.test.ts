// How many requests to one endpoint are open at once: ten, one while it is paced, fewer while very many are open
// overall. And for how long they count as active, which limits further claims.
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AttemptResult } from '../../src/channels/channel.ts';
import type { Target } from '../../src/channels/registry.ts';
import type { EndpointClaim } from '../../src/deliveries/claim.ts';
import { MAX_ACTIVE, OriginLimit } from '../../src/deliveries/origin-limit.ts';
import { Run } from '../../src/deliveries/run.ts';

const DELIVERED: AttemptResult = {
  verdict: 'delivered',
  code: 'delivered',
  httpStatus: 204,
  retryAfterSeconds: null,
  charged: true,
  durationMs: 1,
  timings: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: 1 },
  address: '127.0.0.1',
  responseHeaders: {},
  responseBody: null,
};

interface RunSetup {
  readonly paceMs?: number;
  readonly maxInFlight?: number;
  readonly originLimit?: OriginLimit;
  readonly target?: Target;
}

/** A run with thirty attempts whose receiver responds when the test says so. */
function aRun({
  paceMs = 0,
  maxInFlight = Infinity,
  originLimit = new OriginLimit(),
  target = { format: 'unreadable', kind: 'webhook' },
}: RunSetup) {
  const attempts = Array.from({ length: 30 }, (_, number) => ({
    endpointId: 'end_1',
    eventId: String(number),
    id: String(number),
    number: 1,
    failures: 0,
    isTest: false,
    body: '{}',
  }));
  const claim: EndpointClaim = {
    endpointId: 'end_1',
    listingId: 'lst_1',
    epoch: 1,
    leaseToken: '00000000-0000-4000-8000-000000000001',
    settingsVersion: 1,
    orphaned: false,
    attempts,
    leasedAt: new Date(),
    databaseClockOffsetMs: 0,
    health: { kind: 'webhook', state: 'enabled', consecutiveFailures: 0, paceMs },
    target,
  };
  const answers: (() => void)[] = [];
  const ended: EndpointClaim[] = [];
  const limit = { maxInFlight };
  const run = new Run(claim, {
    send: () => new Promise((resolve) => answers.push(() => resolve(DELIVERED))),
    maxInFlight: () => limit.maxInFlight,
    originLimit,
    onResult: () => undefined,
    onEnd: () => ended.push(claim),
    paceMaxMs: 60_000,
  });
  run.startAttempts();
  return { run, answers, limit, ended };
}

test('ten, and one more for each response', async () => {
  const { answers } = aRun({});
  expect(answers).toHaveLength(10);
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(11);
});

test('one while the endpoint is paced', () => {
  expect(aRun({ paceMs: 1_000 }).answers).toHaveLength(1);
});

test('fewer while very many are open, and more once that is over', async () => {
  const { answers, limit } = aRun({ maxInFlight: 4 });
  expect(answers).toHaveLength(4);
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(5);
  limit.maxInFlight = Infinity;
  answers[1]?.();
  await expect.poll(() => answers.length).toBe(12);
});

describe('attempts count as active', () => {
  afterEach(() => void vi.useRealTimers());

  test('for 150 ms at an endpoint that has not responded, and for 500 ms after a response', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { run, answers } = aRun({});
    vi.advanceTimersByTime(150);
    expect(run.unstalled).toBe(30);
    vi.advanceTimersByTime(1);
    expect(run.unstalled).toBe(0);
    answers[0]?.();
    await expect.poll(() => run.unstalled).toBe(29);
    vi.advanceTimersByTime(500);
    expect(run.unstalled).toBe(29);
    vi.advanceTimersByTime(1);
    expect(run.unstalled).toBe(0);
  });
});

const LISTING = { id: 'lst_1', name: 'Sample' };

describe('runs of one origin', () => {
  const turn = () => new Promise(setImmediate);
  afterEach(() => void vi.useRealTimers());
  const target: Target = { format: 'json', url: 'https://bots.example/votes', secrets: [], listing: LISTING };

  test('share its limit, and one that waits has not ended', async () => {
    const originLimit = new OriginLimit(() => true);
    const runs = Array.from({ length: 11 }, () => aRun({ target, originLimit }));
    const started = () => runs.map(({ answers }) => answers.length);
    expect(started()).toEqual([...Array(9).fill(10), 6, 0]);
    expect(runs.at(-1)?.ended).toEqual([]);
    expect(started().reduce((sum, count) => sum + count)).toBe(MAX_ACTIVE);
    runs[0]?.answers[0]?.();
    await expect.poll(started).toEqual([11, ...Array(8).fill(10), 6, 0]);
  });

  test('count as active as long as they wait in line, so that not too many are claimed', () => {
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
    const originLimit = new OriginLimit(() => true);
    const runs = Array.from({ length: 21 }, () => aRun({ target, originLimit }));
    vi.advanceTimersByTime(200);
    expect(runs.at(0)?.run.unstalled).toBe(0);
    expect(runs.at(-1)?.answers).toHaveLength(0);
    expect(runs.at(-1)?.run.unstalled).toBe(30);
  });

  test('end without a request if they are told to drain while they wait', async () => {
    const originLimit = new OriginLimit(() => true);
    const runs = Array.from({ length: 11 }, () => aRun({ target, originLimit }));
    for (const { run } of runs) run.drain();
    for (const { answers } of runs) for (const answer of answers) answer();
    await expect.poll(() => runs.map(({ ended }) => ended.length)).toEqual(Array(11).fill(1));
    expect(runs.at(-1)?.answers).toHaveLength(0);
  });

  test('start nothing after they have ended in line, even if their lease is renewed', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
    const originLimit = new OriginLimit(() => true);
    const slow = aRun({ target, originLimit });
    const early = Array.from({ length: 9 }, () => aRun({ target, originLimit }));
    vi.advanceTimersByTime(200);
    const late = Array.from({ length: 10 }, () => aRun({ target, originLimit }));
    // Its place has been taken, so it goes to the end of the line.
    slow.answers[0]?.();
    await turn();
    expect(slow.answers).toHaveLength(10);
    vi.setSystemTime(Date.now() + 31_000);
    for (const { run } of late) run.leaseRenewed(new Date());
    for (const answer of slow.answers) answer();
    await turn();
    expect(slow.ended).toHaveLength(1);
    slow.run.leaseRenewed(new Date());
    for (const { run } of [...early, ...late]) run.drain();
    for (const { answers } of [...early, ...late]) for (const answer of answers) answer();
    await turn();
    expect(late.map(({ ended }) => ended.length)).toEqual(Array(10).fill(1));
    expect(slow.answers).toHaveLength(10);
  });

  test('of vote listeners have none', () => {
    const listener: Target = { format: 'listener', host: 'mc.example', port: 8192, protocol: 'v2', token: 'sample' };
    const originLimit = new OriginLimit(() => true);
    const runs = Array.from({ length: 11 }, () => aRun({ target: listener, originLimit }));
    expect(runs.map(({ answers }) => answers.length)).toEqual(Array(11).fill(10));
  });
});
