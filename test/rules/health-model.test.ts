// Health, pacing and retries compared with a reference computed from the history alone, for any sequence of events.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DeliveryOutcome, decideOutcome, retryDelayMs, unchargedDelayMs } from '../../src/deliveries/attempt.ts';
import { type Health, healthAfterAttempt, inFlightBound, type Observation } from '../../src/endpoints/health.ts';

const FRESH: Health = { kind: 'webhook', state: 'enabled', consecutiveFailures: 0, paceMs: 0 };
const DELAYS = [15, 120, 600, 3600, 21_600];
const DAY_SECONDS = 86_400;

type Ending = Pick<Observation, 'verdict' | 'charged'>;

/** What an attempt can end as; only retryable failures may be uncharged (D3, D6). */
const ending: fc.Arbitrary<Ending> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Ending>({ verdict: 'delivered', charged: true }) },
  { weight: 3, arbitrary: fc.constant<Ending>({ verdict: 'failed', charged: true }) },
  { weight: 9, arbitrary: fc.constant<Ending>({ verdict: 'retryable', charged: true }) },
  { weight: 2, arbitrary: fc.constant<Ending>({ verdict: 'retryable', charged: false }) },
);
const paceMax = fc.integer({ min: 100, max: 3_600_000 });

/** The reference: the health that follows from a whole history, read backwards. */
function healthAfter(history: readonly Observation[], paceMaxMs: number): Health {
  const disabledAt = history.findIndex((_, index) => failuresInARow(history.slice(0, index + 1)) >= 20);
  if (disabledAt >= 0) return { kind: 'webhook', state: 'disabled', consecutiveFailures: 20, paceMs: 0 };
  return {
    kind: 'webhook',
    state: 'enabled',
    consecutiveFailures: failuresInARow(history),
    paceMs: paceAfter(history, paceMaxMs),
  };
}

function failuresInARow(history: readonly Observation[]): number {
  const since = history.slice(history.findLastIndex(({ verdict }) => verdict === 'delivered') + 1);
  return since.filter(({ charged }) => charged).length;
}

/** 100 ms after the first retryable failure; each failed attempt since then doubled it. */
function paceAfter(history: readonly Observation[], paceMaxMs: number): number {
  const since = history.slice(history.findLastIndex(({ verdict }) => verdict !== 'retryable') + 1);
  if (since.length === 0) return 0;
  const probes = since.slice(1).filter(({ wasPaced }) => wasPaced).length;
  return Math.min(100 * 2 ** probes, paceMaxMs);
}

/** Attempts start and end in any order, as many at a time as the limit allows; calls `check` after each end. */
function drive(
  endings: readonly { begin: number; which: number; ending: Ending }[],
  paceMaxMs: number,
  check: (health: Health, history: readonly Observation[], underWay: number) => void,
): { begun: number; health: Health } {
  const underWay: boolean[] = [];
  const history: Observation[] = [];
  let health = FRESH;
  let begun = 0;
  for (const step of endings) {
    for (let more = step.begin; more > 0 && underWay.length < inFlightBound(health); more -= 1) {
      underWay.push(health.paceMs > 0);
      begun += 1;
    }
    if (underWay.length === 0) continue;
    const [wasPaced = false] = underWay.splice(step.which % underWay.length, 1);
    const seen = { ...step.ending, wasPaced };
    history.push(seen);
    health = healthAfterAttempt(health, seen, paceMaxMs);
    check(health, history, underWay.length);
  }
  return { begun, health };
}

const endings = fc.array(fc.record({ begin: fc.integer({ min: 1, max: 12 }), which: fc.nat(20), ending }), {
  maxLength: 120,
});

describe('§3.1 the health of an endpoint, after any sequence of attempts', () => {
  test('matches its history: the count, the twentieth failure, the pace', () => {
    fc.assert(
      fc.property(endings, paceMax, (steps, paceMaxMs) => {
        drive(steps, paceMaxMs, (health, history) => expect(health).toEqual(healthAfter(history, paceMaxMs)));
      }),
      { numRuns: 500 },
    );
  });

  test('§8 never allows more in flight than may still fail: at most 20 requests are sent without a 2xx', () => {
    fc.assert(
      fc.property(endings, (steps) => {
        let sinceDelivered = 0;
        drive(steps, 10_000, (health, history, underWay) => {
          sinceDelivered = failuresInARow(history);
          expect(sinceDelivered).toBeLessThanOrEqual(20);
          if (health.state === 'enabled') expect(sinceDelivered + underWay).toBeLessThanOrEqual(20);
          expect(inFlightBound(health)).toBeLessThanOrEqual(health.paceMs > 0 ? 1 : 10);
        });
      }),
      { numRuns: 500 },
    );
  });

  test.each(['failed', 'retryable'] as const)('§8 %s throughout disables it at 20, not at 19', (verdict) => {
    const same = Array.from({ length: 60 }, () => ({
      begin: 12,
      which: 0,
      ending: { verdict, charged: true },
    }));
    const states: string[] = [];
    const { begun } = drive(same, 10_000, (health) => states.push(health.state));
    expect(begun).toBe(20);
    expect(states.indexOf('disabled')).toBe(19);
  });

  test('§3.1 a 2xx at any point makes it healthy, but a disabled one stays disabled', () => {
    fc.assert(
      fc.property(endings, (steps) => {
        const { health } = drive(steps, 10_000, () => {});
        const after = healthAfterAttempt(health, { verdict: 'delivered', charged: true, wasPaced: true }, 10_000);
        expect(after).toEqual(health.state === 'disabled' ? health : FRESH);
      }),
    );
  });

  test('D6 uncharged failures change neither the count nor the state', () => {
    fc.assert(
      fc.property(endings, fc.boolean(), (steps, wasPaced) => {
        const { health } = drive(steps, 10_000, () => {});
        const after = healthAfterAttempt(health, { verdict: 'retryable', charged: false, wasPaced }, 10_000);
        expect([after.state, after.consecutiveFailures]).toEqual([health.state, health.consecutiveFailures]);
      }),
    );
  });

  test('D7 the pause doubles from 100 ms to 10 s with each failed attempt while paced, and a 4xx ends it', () => {
    const probe: Observation = { verdict: 'retryable', charged: false, wasPaced: true };
    const paces: number[] = [];
    let health = FRESH;
    for (let count = 0; count < 9; count += 1) {
      health = healthAfterAttempt(health, { ...probe, wasPaced: count > 0 }, 10_000);
      const late = healthAfterAttempt(health, { ...probe, wasPaced: false }, 10_000);
      expect(late.paceMs).toBe(health.paceMs);
      paces.push(health.paceMs);
    }
    expect(paces).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]);
    expect(healthAfterAttempt(health, { verdict: 'failed', charged: true, wasPaced: true }, 10_000).paceMs).toBe(0);
  });
});

const retryAfter = fc.option(fc.integer({ min: 0, max: 3 * DAY_SECONDS }));
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const answers = fc.array(fc.record({ ending, retryAfterSeconds: retryAfter, chance }), { maxLength: 30 });

interface ModelStep {
  readonly outcome: DeliveryOutcome;
  /** Charged failures so far, including this attempt. */
  readonly failures: number;
  readonly retryAfterSeconds: number | null;
  readonly charged: boolean;
}

/** One delivery from its vote until it ends or the responses run out. */
function follow(endings: readonly { ending: Ending; retryAfterSeconds: number | null; chance: number }[]): ModelStep[] {
  const steps: ModelStep[] = [];
  let failures = 0;
  let kept: number | null = 0;
  for (const { ending, retryAfterSeconds, chance } of endings) {
    const result = {
      ...ending,
      code: 'http_503',
      retryAfterSeconds: ending.verdict === 'retryable' ? retryAfterSeconds : null,
    };
    const outcome = decideOutcome({
      result,
      failures: kept,
      endpoint: 'enabled',
      delaysSeconds: DELAYS,
      chance,
    });
    if (ending.charged && ending.verdict !== 'delivered') failures += 1;
    steps.push({ outcome, failures, retryAfterSeconds: result.retryAfterSeconds, charged: ending.charged });
    if (outcome.state !== 'waiting') break;
    kept = outcome.failures;
  }
  return steps;
}

describe('§3.2 a delivery, after any sequence of responses', () => {
  test('ends at the first 2xx or 4xx, or undelivered at the sixth charged failure: five retries', () => {
    fc.assert(
      fc.property(answers, (endings) => {
        const steps = follow(endings);
        steps.forEach(({ outcome, failures }, index) => {
          const { verdict } = endings[index]!.ending;
          const spent = failures === 6 ? 'undelivered' : 'waiting';
          expect(outcome.state).toBe(verdict === 'retryable' ? spent : verdict);
        });
        expect(steps.at(-1)?.failures ?? 0).toBeLessThanOrEqual(6);
      }),
      { numRuns: 500 },
    );
  });

  test('D5 waits its delay plus at most a tenth; Retry-After only lengthens that, to 24 h at most', () => {
    fc.assert(
      fc.property(answers, (endings) => {
        for (const { outcome, failures, charged, retryAfterSeconds } of follow(endings)) {
          if (outcome.state !== 'waiting') continue;
          const throttled = !charged && retryAfterSeconds !== null;
          const delayMs = throttled ? 0 : DELAYS[charged ? failures - 1 : 0]! * 1000;
          const askedMs = Math.min(retryAfterSeconds ?? 0, DAY_SECONDS) * 1000;
          expect(outcome.delayMs).toBeGreaterThanOrEqual(Math.max(delayMs, askedMs));
          expect(outcome.delayMs).toBeLessThanOrEqual(Math.max(delayMs * 1.1, askedMs) + 1);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('D5 a longer Retry-After never shortens the wait', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.nat(DAY_SECONDS), chance, (failures, seconds, chance) => {
        const asked = (retryAfterSeconds: number | null) =>
          retryDelayMs({ failures, delaysSeconds: DELAYS, retryAfterSeconds, chance })!;
        expect(asked(seconds)).toBeGreaterThanOrEqual(asked(null));
        expect(asked(seconds + 1)).toBeGreaterThanOrEqual(asked(seconds));
      }),
    );
    expect(unchargedDelayMs({ delaysSeconds: DELAYS, retryAfterSeconds: 3, chance: 0 })).toBe(3_000);
  });

  test('D10 a redelivery is one attempt: any charged failure ends it', () => {
    fc.assert(
      fc.property(ending, retryAfter, (answer, retryAfterSeconds) => {
        const outcome = decideOutcome({
          result: { ...answer, code: 'http_503', retryAfterSeconds },
          failures: null,
          endpoint: 'enabled',
          delaysSeconds: DELAYS,
          chance: 0,
        });
        if (!answer.charged) expect(outcome).toMatchObject({ state: 'waiting', failures: null });
        else expect(outcome.state).toBe(answer.verdict === 'retryable' ? 'undelivered' : answer.verdict);
      }),
    );
  });

  test.each([0, 3, null])(
    'P350 after an idle connection was closed, the next attempt is due at once: %s failures',
    (failures) => {
      const result = { verdict: 'retryable', charged: false, code: 'idle_closed', retryAfterSeconds: null } as const;
      const outcome = decideOutcome({ result, failures, endpoint: 'enabled', delaysSeconds: DELAYS, chance: 1 });
      expect(outcome).toEqual({ state: 'waiting', failures, delayMs: 0 });
    },
  );

  test('D8 nothing waits at a disabled or removed endpoint', () => {
    fc.assert(
      fc.property(
        ending,
        fc.option(fc.nat(5)),
        fc.constantFrom('disabled', 'removed'),
        (answer, failures, endpoint) => {
          const situation = { failures, endpoint, delaysSeconds: DELAYS, chance: 0 } as const;
          const { state } = decideOutcome({
            ...situation,
            result: { ...answer, code: 'http_503', retryAfterSeconds: null },
          });
          expect(state).toBe(answer.verdict === 'retryable' ? 'undelivered' : answer.verdict);
        },
      ),
    );
  });
});
