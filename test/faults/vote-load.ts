// Votes through a connection that lacks something: one process accepts them, another delivers them, and every accepted
// vote has to arrive. For poolers, hosted PostgreSQL and plain PostgreSQL with features disabled.
import { setTimeout } from 'node:timers/promises';
import { TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { startRecordingReceiver } from './injected/recording-receiver.ts';
import { VotingProcess } from './voting-process-client.ts';

export interface VoteLoadFigures {
  readonly votes: number;
  readonly accepted: number;
  /** Accepted votes whose webhook arrived. */
  readonly delivered: number;
  /** Webhooks that arrived more than once. */
  readonly repeated: number;
  /** Votes that were not recorded, with the reason. */
  readonly failed: readonly string[];
  readonly seconds: number;
  /** Milliseconds from a single vote to its webhook, when nothing else is going on. */
  readonly latenciesMs: readonly number[];
}

const LISTINGS = 8;
const SINGLE_VOTES = 10;
const PATIENCE_MS = 300_000;

/** `environment`: of both processes, with DATABASE_URL. The database may be empty. */
export async function castAndDeliver(
  environment: Readonly<Record<string, string>>,
  votes: number,
): Promise<VoteLoadFigures> {
  const receiver = await startRecordingReceiver();
  receiver.answerAfterMs = 0;
  const common = { SECRET_KEY: TEST_SECRET_KEY, PLAYER_COUNTS: 'off', ...environment };
  const web = await VotingProcess.start({ ...common, ROLE: 'web' });
  const worker = await VotingProcess.start({ ...common, ROLE: 'worker' });
  try {
    const listings = (await web.list(receiver.url, LISTINGS)).map(({ id }) => id);
    const startedMs = performance.now();
    await web.cast({ listings, first: 0, count: votes });
    const arrived = () => new Set(receiver.arrivals.map(({ eventId }) => eventId));
    // Counted first, because reading ten thousand arrivals takes time from the receiver.
    await waitUntil(() => receiver.arrivals.length >= web.accepted.length && arrived().size >= web.accepted.length);
    const seconds = (performance.now() - startedMs) / 1000;
    const latenciesMs: number[] = [];
    for (let place = 0; place < SINGLE_VOTES; place += 1) {
      const castMs = performance.now();
      const before = receiver.arrivals.length;
      await web.cast({ listings, first: votes + place, count: 1 });
      await waitUntil(() => receiver.arrivals.length > before);
      latenciesMs.push((receiver.arrivals[before]?.atMs ?? 0) - castMs);
    }
    return {
      votes: votes + SINGLE_VOTES,
      accepted: web.accepted.length,
      delivered: web.accepted.filter((eventId) => arrived().has(eventId)).length,
      repeated: receiver.arrivals.length - arrived().size,
      failed: [...web.lost, ...web.refused],
      seconds,
      latenciesMs,
    };
  } finally {
    for (const one of [web, worker]) one.signal('SIGTERM');
    await Promise.all([web.ended(), worker.ended()]);
    await receiver.close();
  }
}

async function waitUntil(isTrue: () => boolean): Promise<void> {
  const untilMs = performance.now() + PATIENCE_MS;
  while (!isTrue()) {
    if (performance.now() > untilMs) throw new Error('Not every vote was delivered.');
    await setTimeout(2);
  }
}
