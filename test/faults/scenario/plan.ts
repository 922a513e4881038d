// How a seed determines a kill scenario: who votes for what, how receivers respond, and where which process dies. Pure.
import { FAULT_POINTS, type FaultPoint } from '../../../src/core/fault-point.ts';
import { randomFromSeed } from '../../support/seeded-random.ts';

/** How a webhook's receiver responds. */
export type WebhookBehavior =
  /** 204 within a few milliseconds. */
  | 'steady'
  /** 204 after a while. */
  | 'slow'
  /** 204, sometimes 503. */
  | 'flaky'
  /** 204, sometimes closes the connection without a response. */
  | 'dropping'
  /** 204, sometimes and at first no response until a process has died. */
  | 'hanging'
  /** 404, always. */
  | 'gone';

/** How a vote listener behaves: a behavior of the test listener, with its protocol. */
export type ListenerBehavior = 'accepts' | 'accepts v1' | 'refuses' | 'hangs up before' | 'hangs up after';

export type PlannedAction = 'redelivery' | 'redeliver-many' | 'test' | 'retention';

/** Where a process dies: at a named fault point, or at any moment, one process or all of them. */
export type Boundary = FaultPoint | 'any moment, one' | 'any moment, all';

export interface ScenarioPlan {
  readonly seed: number;
  readonly embedded: boolean;
  readonly processes: number;
  readonly boundary: Boundary;
  /** At which call of the fault point; for a moment, after what share of all votes has been delivered or cast. */
  readonly passing: number;
  readonly share: number;
  /** Whether each process dies there. */
  readonly everybody: boolean;
  /** Where the first process dies, if the second one takes over at the fault point. */
  readonly before: FaultPoint | null;
  readonly webhooks: readonly { readonly behavior: WebhookBehavior; readonly votes: number }[];
  readonly listeners: readonly { readonly behavior: ListenerBehavior; readonly votes: number }[];
  readonly action: PlannedAction | null;
}

/** Those of annulments have a test of their own, because no delivery passes them. */
const POINTS = (Object.keys(FAULT_POINTS) as FaultPoint[]).filter(
  (point) => !/^(annulment|ownership|resend)\./.test(point),
);
const BOUNDARIES: readonly Boundary[] = [...POINTS, 'any moment, one', 'any moment, all'];

/** How many seeds it takes until each fault point has come up. */
export const BOUNDARY_COUNT = BOUNDARIES.length;

const BEHAVIORS: readonly WebhookBehavior[] = ['steady', 'slow', 'flaky', 'dropping', 'hanging'];
const LISTENER_BEHAVIORS: readonly ListenerBehavior[] = ['accepts v1', 'refuses', 'hangs up before', 'hangs up after'];

/** What a fault point needs in order to be reached. */
const BEHAVIOR_FOR: Partial<Record<Boundary, WebhookBehavior>> = {
  'claim.extended': 'hanging',
  'record.retry': 'flaky',
  'record.disabled': 'gone',
  'disable.committed': 'gone',
};
const ACTION_FOR: Partial<Record<Boundary, PlannedAction>> = {
  'redelivery.written': 'redelivery',
  'redelivery.committed': 'redelivery',
  'redelivery.slice': 'redeliver-many',
  'test.started': 'test',
  'test.responded': 'test',
  'test.written': 'test',
  'retention.deleted': 'retention',
};
/** Called once for each request or vote; all others a few times per scenario. */
const OFTEN: readonly Boundary[] = ['send.written', 'send.responded'];
const ONCE: readonly Boundary[] = [
  'claim.extended',
  'record.disabled',
  'disable.committed',
  'takeover.written',
  'takeover.committed',
];
/** With several processes, any of them may reach the point. */
const ANYBODY: readonly Boundary[] = [
  'claim.extended',
  'record.retry',
  'record.settled',
  'record.disabled',
  'disable.committed',
  'listener.greeted',
  'listener.written',
  'listener.responded',
];
const BEFORE: readonly FaultPoint[] = ['claim.committed', 'send.written', 'record.started', 'record.written'];

/** Of this many rounds one is on one process, one on two, one on three, one on the embedded database. */
const ENVIRONMENTS = 4;

/** The seed at position `place` for that environment. */
export function seedForEnvironment({ embedded, processes }: EnvironmentKind, place: number): number {
  const kind = embedded ? ENVIRONMENTS - 1 : processes - 1;
  return (Math.floor(place / BOUNDARY_COUNT) * ENVIRONMENTS + kind) * BOUNDARY_COUNT + (place % BOUNDARY_COUNT);
}

export interface EnvironmentKind {
  readonly embedded: boolean;
  readonly processes: number;
}

export function drawPlan(seed: number, given?: EnvironmentKind): ScenarioPlan {
  const chance = randomFromSeed(seed);
  const upTo = (most: number) => 1 + Math.floor(most * chance());
  const of = <Item>(items: readonly Item[]) => items[Math.floor(items.length * chance())] as Item;
  const boundary = BOUNDARIES[seed % BOUNDARY_COUNT] as Boundary;
  const kind = Math.floor(seed / BOUNDARY_COUNT) % ENVIRONMENTS;
  const environment = given ?? {
    embedded: kind === ENVIRONMENTS - 1,
    processes: kind === ENVIRONMENTS - 1 ? 1 : kind + 1,
  };
  const action = ACTION_FOR[boundary];
  const often = OFTEN.includes(boundary);
  const few = action !== undefined || ONCE.includes(boundary);
  const takesOver = boundary.startsWith('takeover.');
  const behaviors = [
    BEHAVIOR_FOR[boundary] ?? of(BEHAVIORS),
    ...Array.from({ length: upTo(2) }, () => of(BEHAVIORS)),
    // One of the receivers accepts a redelivery or a test event.
    'steady' as const,
  ];
  return {
    seed,
    ...environment,
    boundary,
    passing: few ? 1 : upTo(often ? 12 : 3),
    share: 0.1 + 0.8 * chance(),
    everybody: !action && (boundary === 'any moment, all' || ANYBODY.includes(boundary) || chance() < 0.2),
    before: takesOver ? of(BEFORE) : null,
    webhooks: behaviors.map((behavior) => ({ behavior, votes: behavior === 'gone' ? 24 + upTo(12) : 6 + upTo(18) })),
    listeners: [
      { behavior: 'accepts' as const, votes: 8 + upTo(16) },
      ...(chance() < 0.5 ? [{ behavior: of(LISTENER_BEHAVIORS), votes: 4 + upTo(8) }] : []),
    ],
    action: action ?? (chance() < 0.3 ? of(['redelivery', 'test'] as const) : null),
  };
}

/** Whether the kill waits for the owner's action, which is requested once everything else is idle. */
export function diesDuringAction({ boundary }: ScenarioPlan): boolean {
  return ACTION_FOR[boundary] !== undefined;
}
