// The possible steps of a scenario, and their frequency.
import fc from 'fast-check';
import type { ScriptedBehavior } from './behaviors.ts';
import type { Ended } from './reference-state.ts';

export type ScenarioStep =
  | { readonly step: 'vote'; readonly count: number; readonly isNamed: boolean }
  | { readonly step: 'behave'; readonly script: readonly ScriptedBehavior[] }
  | { readonly step: 'wait'; readonly ms: number }
  /** Moves to just before, exactly to, or just after the time when the next delivery is due. */
  | { readonly step: 'wait_for_next'; readonly plusMs: number }
  | { readonly step: 'tick'; readonly chance: number }
  | { readonly step: 'test' }
  | { readonly step: 'redeliver'; readonly which: number }
  | OwnerStep
  /** A process claims what is due and dies before sending it. */
  | { readonly step: 'die' }
  /** A process sends what is due, and the responses are delayed. */
  | { readonly step: 'hang' }
  /** The delayed responses arrive, if the process is still alive. */
  | { readonly step: 'answers_come'; readonly chance: number };

export type OwnerStep =
  | { readonly step: 'pause' | 'resume' | 'remove' | 'save' }
  | { readonly step: 'order'; readonly state: Ended }
  | { readonly step: 'stop_order' | 'continue_order' };

const status = (...codes: number[]) =>
  fc.constantFrom(...codes).map((code): ScriptedBehavior => ({ does: 'answers', status: code }));
const asking = fc.record({
  does: fc.constant('answers' as const),
  status: fc.constantFrom(500, 503, 429, 404),
  retryAfterSeconds: fc.constantFrom(0, 14, 16, 130, 3_600, 86_400, 90_000),
});

/** What a receiver on a real socket can do; the receiver in memory can do it too. */
export const plainBehavior: fc.Arbitrary<ScriptedBehavior> = fc.oneof(
  { weight: 3, arbitrary: status(204, 200) },
  { weight: 3, arbitrary: status(500, 503, 302) },
  { weight: 1, arbitrary: status(404, 410, 429) },
  { weight: 1, arbitrary: asking },
);

const behavior: fc.Arbitrary<ScriptedBehavior> = fc.oneof(
  { weight: 8, arbitrary: plainBehavior },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('fails' as const),
      code: fc.constantFrom('timeout_headers' as const, 'connect_refused' as const, 'dns_not_found' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant<ScriptedBehavior>({ does: 'is_unreachable', code: 'dns_failed' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('throttles' as const),
      forSeconds: fc.constantFrom(1, 20, 300),
    }),
  },
);

const script = fc.oneof(
  { weight: 3, arbitrary: behavior.map((one) => [one]) },
  { weight: 2, arbitrary: fc.array(behavior, { minLength: 2, maxLength: 5 }) },
);

const SPANS_MS = [1, 99, 100, 5_000, 15_000, 29_999, 30_001, 60_000, 120_000, 3_600_000, 86_400_000, 90 * 86_400_000];

const chance = fc.constantFrom(0, 0.5, 0.999);
const only = <Name extends string>(...names: Name[]) => fc.constantFrom(...names).map((step) => ({ step }));

/** `played`: what receivers do; receivers on real sockets cannot delay responses. */
function stepsWith(played: fc.Arbitrary<readonly ScriptedBehavior[]>): fc.Arbitrary<ScenarioStep> {
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        step: fc.constant('vote' as const),
        count: fc.integer({ min: 1, max: 12 }),
        isNamed: fc.boolean(),
      }),
    },
    { weight: 5, arbitrary: fc.record({ step: fc.constant('behave' as const), script: played }) },
    {
      weight: 2,
      arbitrary: fc.record({ step: fc.constant('wait' as const), ms: fc.constantFrom(...SPANS_MS) }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        step: fc.constant('wait_for_next' as const),
        plusMs: fc.constantFrom(-1, 0, 1),
      }),
    },
    { weight: 10, arbitrary: fc.record({ step: fc.constant('tick' as const), chance }) },
    { weight: 4, arbitrary: only('pause', 'resume') },
    { weight: 3, arbitrary: only('remove', 'save', 'save', 'test') },
    { weight: 3, arbitrary: fc.record({ step: fc.constant('redeliver' as const), which: fc.nat(30) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        step: fc.constant('order' as const),
        state: fc.constantFrom('delivered' as const, 'failed' as const, 'undelivered' as const),
      }),
    },
    { weight: 2, arbitrary: only('continue_order', 'continue_order', 'continue_order', 'stop_order') },
    { weight: 2, arbitrary: only('die') },
  );
}

const MOST_STEPS = 40;

export const scenario: fc.Arbitrary<readonly ScenarioStep[]> = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: stepsWith(script) },
    {
      weight: 1,
      arbitrary: fc.oneof(only('hang'), fc.record({ step: fc.constant('answers_come' as const), chance })),
    },
  ),
  { maxLength: MOST_STEPS, size: 'max' },
);

/**
 * For a receiver on a real socket, whose requests arrive in any order, so it responds to all of them in the same way.
 */
export const plainScenario: fc.Arbitrary<readonly ScenarioStep[]> = fc.array(
  stepsWith(plainBehavior.map((one) => [one])),
  { maxLength: MOST_STEPS, size: 'max' },
);
