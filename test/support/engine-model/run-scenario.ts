// Runs a scenario on the engine and on the reference, and compares their visible state after every step.
import { expect } from 'vitest';
import { OPERATOR } from '../../../src/access/audit.ts';
import { formatEventId } from '../../../src/core/ids.ts';
import { createLog } from '../../../src/core/log.ts';
import {
  continueBulkRedeliveries,
  startBulkRedelivery,
  stopBulkRedelivery,
} from '../../../src/deliveries/bulk-redelivery.ts';
import { claimEndpoints } from '../../../src/deliveries/claim.ts';
import { Engine } from '../../../src/deliveries/engine.ts';
import { redeliver } from '../../../src/deliveries/redeliver.ts';
import { pauseWebhook, removeWebhook, resumeWebhook } from '../../../src/endpoints/webhook-settings.ts';
import { sendTestEvent } from '../../../src/votes/send-test-event.ts';
import type { DeliveryFixture } from '../delivery-fixture.ts';
import type { AttemptEnd } from './behaviors.ts';
import type { FrozenClock } from './frozen-clock.ts';
import { Reference } from './reference.ts';
import { claimable, finishClaim, maxAttemptsAtOnce, startAttempt, tick } from './reference-attempts.ts';
import type { ReferenceClaim } from './reference-state.ts';
import type { OwnerStep, ScenarioStep } from './scenario-steps.ts';
import type { ScriptedReceiver } from './scripted-receiver.ts';
import { expectedVisibleState, MOST_SHOWN, readVisibleState } from './visible-state.ts';

export interface ScenarioSetup {
  readonly fixture: DeliveryFixture;
  readonly clock: FrozenClock;
  readonly receiver: ScriptedReceiver;
  /** The URL that webhooks are saved with. */
  readonly url: string;
  /** Whether requests sent together arrive in order. */
  readonly isOrdered: boolean;
}

/** Long enough for the retention of the log to end. */
const LONGEST_MS = 100 * 86_400_000;

/** A process that has sent requests and waits; `release` lets its responses arrive. */
interface Hung {
  readonly engine: Engine;
  readonly claim: ReferenceClaim;
  readonly ends: readonly AttemptEnd[];
  readonly wasPaced: boolean;
  readonly release: () => void;
}

export async function runScenario(setup: ScenarioSetup, steps: readonly ScenarioStep[]): Promise<void> {
  const run = await ScenarioRun.begin(setup);
  try {
    for (const step of steps) {
      await run.take(step);
      if (!INVISIBLE_STEPS.has(step.step)) await run.compare(step);
    }
  } finally {
    await run.end();
  }
}

/** Steps that change nothing visible by themselves: the state is compared after the next step. */
const INVISIBLE_STEPS: ReadonlySet<ScenarioStep['step']> = new Set(['behave', 'wait', 'wait_for_next']);

let voters = 0;

class ScenarioRun {
  readonly #setup: ScenarioSetup;
  readonly #listingId: string;
  readonly #model: Reference;
  /** The value of `chance` in the engine. */
  #chance = 0;
  #engine: Engine;
  #hung: Hung | null = null;

  static async begin(setup: ScenarioSetup): Promise<ScenarioRun> {
    await setup.clock.moveTo(setup.clock.noonMs);
    setup.receiver.requests.length = 0;
    setup.receiver.behaves([{ does: 'answers', status: 204 }]);
    const listingId = await setup.fixture.listing('minecraft');
    await setup.fixture.webhook(listingId, setup.url);
    return new ScenarioRun(setup, listingId);
  }

  constructor(setup: ScenarioSetup, listingId: string) {
    this.#setup = setup;
    this.#listingId = listingId;
    this.#model = new Reference(setup.clock.noonMs);
    this.#engine = this.#process();
  }

  #process(): Engine {
    const { fixture, receiver } = this.#setup;
    return new Engine({
      db: fixture.database.engineDb,
      presence: () => null,
      loadTargets: fixture.loadTargets,
      channelFor: receiver.channelFor,
      rules: {
        delaysSeconds: fixture.config.retryDelaysSeconds,
        paceMaxMs: fixture.config.failingPaceMaxMs,
        chance: () => this.#chance,
      },
      log: createLog('silent'),
      observer: null,
    });
  }

  take(step: ScenarioStep): Promise<void> {
    switch (step.step) {
      case 'vote':
        return this.#vote(step.count, step.isNamed);
      case 'behave':
        this.#setup.receiver.behaves(step.script);
        this.#model.behaves(step.script);
        return Promise.resolve();
      case 'wait':
        return this.#moveTo(this.#model.now + step.ms);
      case 'wait_for_next':
        return this.#moveTo(Math.ceil(this.#model.nextDueAt ?? 0) + step.plusMs);
      case 'tick':
        return this.#tick(step.chance);
      case 'die':
        return this.#die();
      case 'hang':
        return this.#hang();
      case 'answers_come':
        return this.#answersCome(step.chance);
      case 'test':
        return this.#test();
      case 'redeliver':
        return this.#redeliver(step.which);
      default:
        return this.#owner(step);
    }
  }

  async #owner(step: OwnerStep): Promise<void> {
    const { fixture, clock, url } = this.#setup;
    const { db, wake } = fixture;
    const model = this.#model;
    const listingId = this.#listingId;
    switch (step.step) {
      case 'pause':
        expect(await pauseWebhook(db, listingId, OPERATOR)).toBe(model.pause());
        return;
      case 'resume':
        expect(await resumeWebhook({ db, wake }, listingId, OPERATOR)).toBe(model.resume());
        return;
      case 'remove':
        expect(await removeWebhook(db, listingId, OPERATOR)).toBe(model.remove());
        return;
      case 'save':
        await fixture.webhook(listingId, url);
        return model.save();
      case 'order': {
        // Two bulk redeliveries never start at the same time.
        await this.#moveTo(model.now + 1);
        const wanted = { listingId, states: [step.state], since: new Date(clock.noonMs - 1), until: null };
        const started = await startBulkRedelivery(db, wanted, OPERATOR);
        expect(started.ok ? 'ok' : started.reason).toBe(model.order(step.state));
        return;
      }
      case 'stop_order':
        expect(await stopBulkRedelivery(db, listingId, OPERATOR)).toBe(model.stopOrder());
        return;
      case 'continue_order':
        await continueBulkRedeliveries(db);
        return model.continueOrder();
    }
  }

  async #vote(count: number, isNamed: boolean): Promise<void> {
    if (this.#model.deliveries.length + count > MOST_SHOWN) return;
    const votes = Array.from({ length: count }, () => {
      const voterId = `voter${++voters}`;
      return this.#setup.fixture.vote(this.#listingId, voterId, isNamed ? { playerName: voterId } : {});
    });
    const cast = await Promise.all(votes);
    this.#model.votes(cast.map((vote) => (vote.ok ? formatEventId(vote.eventId) : 'refused')));
  }

  async #moveTo(atMs: number): Promise<void> {
    if (atMs <= this.#model.now || atMs > this.#setup.clock.noonMs + LONGEST_MS) return;
    await this.#setup.clock.moveTo(atMs);
    this.#model.now = atMs;
  }

  async #tick(chance: number): Promise<void> {
    this.#chance = chance;
    await this.#engine.tick();
    tick(this.#model, chance);
    if (this.#model.claim) return;
    // The engine may poll once too often when nothing is due any more, but neither too late nor again at once.
    const untilNextMs = (await this.#engine.msUntilNextDue()) ?? Number.POSITIVE_INFINITY;
    const { nextDueAt, now } = this.#model;
    expect(untilNextMs, 'until something is due').toBeGreaterThan(0);
    expect(now + untilNextMs, 'until something is due').toBeLessThanOrEqual(
      (nextDueAt ?? Number.POSITIVE_INFINITY) + 0.5,
    );
  }

  async #die(): Promise<void> {
    const model = this.#model;
    if (model.claim || model.due.length === 0) return;
    await claimEndpoints(this.#setup.fixture.db, this.#setup.fixture.loadTargets, 1);
    model.hold(claimable(model));
  }

  async #hang(): Promise<void> {
    const model = this.#model;
    const flights = model.claim ? [] : claimable(model);
    if (flights.length === 0 || flights.length > maxAttemptsAtOnce(model) || this.#hung) return;
    const answered = Promise.withResolvers<void>();
    const { receiver } = this.#setup;
    receiver.holdUntil(answered.promise);
    await this.#engine.startDue();
    receiver.holdUntil(null);
    const ends = flights.map((flight) => startAttempt(model, flight));
    const claim = model.hold(flights);
    const wasPaced = model.paceMs > 0;
    this.#hung = { engine: this.#engine, claim, ends, wasPaced, release: answered.resolve };
    this.#engine = this.#process();
  }

  async #answersCome(chance: number): Promise<void> {
    if (!this.#hung) return;
    const { engine, claim, ends, wasPaced, release } = this.#hung;
    this.#hung = null;
    this.#chance = chance;
    const released = engine.nextRelease();
    release();
    await released;
    finishClaim(this.#model, claim, ends, { wasPaced, chance });
  }

  async #test(): Promise<void> {
    if (this.#model.deliveries.length === MOST_SHOWN) return;
    const { fixture, receiver } = this.#setup;
    const { requests } = receiver;
    const before = requests.length;
    const parts = { ...fixture, channelFor: receiver.channelFor };
    const sent = await sendTestEvent(parts, { listingId: this.#listingId, userId: 'usr_owner' });
    const eventId = requests.length > before ? requests[before]!.eventId : null;
    expect(sent.ok ? 'ok' : sent.reason).toBe(this.#model.test(eventId));
  }

  async #redeliver(which: number): Promise<void> {
    const { deliveries } = this.#model;
    const delivery = deliveries[which % deliveries.length];
    if (!delivery) return;
    const { eventId } = delivery;
    const done = await redeliver(this.#setup.fixture, { listingId: this.#listingId, eventId });
    expect(done.ok ? 'ok' : done.reason).toBe(this.#model.redeliver(delivery));
    if (done.ok) expect(done.attempt).toBe(delivery.attempts.length + 1);
  }

  async compare(step: ScenarioStep): Promise<void> {
    const { fixture, receiver, isOrdered } = this.#setup;
    const { requests } = receiver;
    const seen = requests.map(({ eventId, attempt }) => ({ eventId, attempt }));
    const real = await readVisibleState(fixture, this.#listingId, this.#model.now, seen);
    const model = expectedVisibleState(this.#model);
    const sorted = (sent: typeof seen) => sent.map((one) => `${one.eventId} ${one.attempt}`).sort();
    expect(isOrdered ? real : { ...real, seen: sorted(seen) }, `after ${JSON.stringify(step)}`).toEqual(
      isOrdered ? model : { ...model, seen: sorted([...model.seen]) },
    );
    expect(new Set(requests.map(({ deliveryId }) => deliveryId)).size).toBe(requests.length);
    const bodies = new Set(requests.map(({ eventId, body }) => `${eventId} ${body}`));
    expect(bodies.size).toBe(new Set(requests.map(({ eventId }) => eventId)).size);
  }

  /** Leaves nothing that could affect the next scenario. */
  async end(): Promise<void> {
    await this.#answersCome(0);
    const { db } = this.#setup.fixture;
    await db.deleteFrom('listing').where('id', '=', this.#listingId).execute();
  }
}
