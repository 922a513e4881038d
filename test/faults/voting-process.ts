// A process of the service that fault tests can kill: creates the context, delivers, and casts votes as commanded on
// stdin. It reports what it has done on stdout, one line at a time.

import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { OPERATOR } from '../../src/access/audit.ts';
import { waitForSignal } from '../../src/cli/serve.ts';
import { readConfig } from '../../src/config.ts';
import { type AppContext, createContext } from '../../src/context.ts';
import { shiftClock } from '../../src/core/clock.ts';
import { armFaultPoint, type FaultPoint } from '../../src/core/fault-point.ts';
import { isDatabaseUnavailable } from '../../src/db/database-errors.ts';
import { saveListener } from '../../src/endpoints/listener-settings.ts';
import { saveWebhook } from '../../src/endpoints/webhook-settings.ts';
import { ENGLISH } from '../../src/messages/translations.ts';
import { castVote } from '../../src/votes/cast-vote.ts';
import type { VoteRequest } from '../../src/votes/vote-request.ts';
import { testClock } from '../support/clock.ts';
import { aBot, aPerson, aServer } from '../support/people-and-listings.ts';
import { runProcessCommand } from './scenario/process-commands.ts';
import type {
  DatabaseSummary,
  ListenerAddress,
  SteadyVotes,
  VoteBatchOrder,
  VotingOrder,
} from './voting-process-client.ts';

/** Concurrent votes, as from that many visitors. */
const VISITORS = 24;

/** A graceful stop takes at most ten seconds. */
const SLOW_EXIT_MS = 15_000;

/** Votes of `pace` without a result yet. */
const paced = new Set<Promise<void>>();
let pacing: NodeJS.Timeout | undefined;

const context = await createContext(readConfig());
const shiftMs = process.env.CLOCK_SHIFT_MS;
if (shiftMs) await (await testClock(context.db)).advance(`${shiftMs}ms`);
const [point, passing] = process.env.FAULT?.split(' ') ?? [];
if (point) armFaultPoint(point as FaultPoint, Number(passing));
context.start();
flushCompileCache();
say('ready');

createInterface(process.stdin).on('line', (line) => {
  follow(JSON.parse(line) as VotingOrder).catch((error) => say('error', String(error)));
});
// The process that sends the commands has died.
process.stdin.once('end', () => process.exit(1));
const crash = await Promise.race([waitForSignal(), context.database.crashed]);
process.stdin.destroy();
let isClosed = false;
// A process that closes everything exits by itself; one that does not says what is still open.
setTimeout(() => {
  process.stderr.write(
    `Has not exited, ${isClosed ? 'although everything is closed' : 'still closing'}: ${JSON.stringify(report())}\n`,
  );
}, SLOW_EXIT_MS).unref();
if (crash) {
  process.stderr.write(`${crash.message}\n`);
  process.exit(1);
}
await context.close();
isClosed = true;

/** Straight to the pipe: what was reported arrives even if the process dies immediately afterwards. */
function say(word: string, value?: unknown): void {
  let left = Buffer.from(`${word} ${JSON.stringify(value ?? null)}\n`);
  while (left.length > 0) left = left.subarray(write(left));
}

/** How much of it the pipe accepted; nothing while it is full. */
function write(bytes: Buffer): number {
  try {
    return writeSync(1, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return 0;
    throw error;
  }
}

async function follow(order: VotingOrder): Promise<void> {
  switch (order.order) {
    case 'list':
      return say('listed', await list(context, order.url, order.count));
    case 'serve':
      return say('served', await serve(context, order.places));
    case 'cast':
      await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => cast(order, visitor)));
      return say('cast');
    case 'pace':
      return say('paced', keepPace(order));
    case 'rest':
      clearInterval(pacing);
      await Promise.all(paced);
      return say('rested');
    case 'shift':
      return say('shifted', shiftClock(order.byMs));
    case 'freeze':
      say('freezing');
      return freeze(order.aheadMs);
    case 'run':
      await sql.raw(order.statement).execute(context.db);
      return say('ran');
    case 'report':
      return say('report', report());
    case 'stand':
      return say('standing', await standing(context));
    default:
      return say(order.order, await runProcessCommand(context, order));
  }
}

/** What this process is doing, for when it takes too long. */
function report() {
  const { engine, loop, notifier } = context;
  return {
    votesWithoutResult: paced.size,
    failing: loop.failing,
    silentMs: Math.round(loop.silentMs),
    leases: engine.leases,
    inFlight: engine.inFlight,
    oldestWriteMs: engine.oldestWriteMs,
    isListening: notifier.isListening,
    open: process.getActiveResourcesInfo().join(' '),
  };
}

/** Other processes create people as well. */
function anOwner(db: AppContext['db']) {
  return aPerson(db, { email: `${randomUUID()}@example.com` });
}

async function list({ db, vault, checkWebhookUrl, wake }: AppContext, url: string, count: number) {
  const listed: { id: string; secret: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await aBot(db, await anOwner(db));
    const saved = await saveWebhook({ db, vault, checkWebhookUrl, wake }, { listingId: id, url, by: OPERATOR });
    if (!saved.ok) throw new Error(ENGLISH.text(saved.sentence));
    listed.push({ id, secret: saved.secret ?? '' });
  }
  return listed;
}

async function serve({ db, vault, checkListenerHost }: AppContext, places: readonly ListenerAddress[]) {
  const ids: string[] = [];
  for (const { host, port, token, publicKey } of places) {
    const { id } = await aServer(db, 'minecraft', await anOwner(db));
    const request = {
      listingId: id,
      host,
      port,
      protocol: token ? 'v2' : 'v1',
      secret: token ?? publicKey,
      by: OPERATOR,
    } as const;
    const saved = await saveListener({ db, vault, checkListenerHost }, request);
    if (!saved.ok) throw new Error(ENGLISH.text(saved.sentence));
    ids.push(id);
  }
  return ids;
}

async function cast({ listings, first, count, players }: VoteBatchOrder, visitor: number): Promise<void> {
  for (let place = visitor; place < count; place += VISITORS) {
    // A real visitor's vote arrives on a socket: the other sockets are served in between.
    await turn();
    const voterId = `voter${first + place}`;
    const listingId = listings[place % listings.length] as string;
    const voter = { voterId, platformId: null, confirmed: true };
    const playerName = players ? `${players.prefix}${(first + place) % players.count}` : null;
    await castOne({ listingId, voter, playerName });
  }
}

async function castOne(request: VoteRequest): Promise<void> {
  try {
    const result = await castVote(context.voting, request);
    if (result.ok) say('accepted', result.eventId.replaceAll('-', ''));
    else say('refused', result.reason);
  } catch (error) {
    say('lost', isDatabaseUnavailable(error) ? 'away' : String(error));
  }
}

/** Starts a vote at each interval, however many others have no result yet. */
function keepPace({ listings, first, aSecond }: SteadyVotes): void {
  let cast = 0;
  const beat = () => {
    const voter = { voterId: `voter${first + cast}`, platformId: null, confirmed: true };
    const listingId = listings[cast % listings.length] as string;
    cast += 1;
    say('begun');
    const casting = castOne({ listingId, voter, playerName: null }).finally(() => paced.delete(casting));
    paced.add(casting);
  };
  pacing = setInterval(beat, 1_000 / aSecond);
}

/** Without yielding: whatever this process does next, its clock has moved on. */
function freeze(aheadMs: number): void {
  process.kill(process.pid, 'SIGSTOP');
  shiftClock(aheadMs);
}

async function standing({ db }: AppContext): Promise<DatabaseSummary> {
  const { rows } = await sql<{ standing: DatabaseSummary }>`
    select json_build_object(
      'waiting', (select count(*) from queue),
      'deliveries', (select coalesce(json_object_agg(state, count), '{}')
        from (select state, count(*) from delivery group by state) as states),
      'leases', (select count(*) from endpoint where lease_until is not null),
      'failures', (select coalesce(max(consecutive_failures), 0) from endpoint),
      'charged', (select coalesce(json_agg(format('%s after %s ms', code, duration_ms)), '[]') from attempt_log where charged),
      'interrupted', (select coalesce(json_agg(id), '[]') from attempt_log where code = 'interrupted'),
      'unknown', (
        select coalesce(json_agg(json_build_array(extract(epoch from started_at), extract(epoch from changed_at))), '[]')
        from delivery join attempt_log as attempt using (event_id, endpoint_id) where delivery.state = 'unknown'),
      'votes', (select coalesce(sum(vote_count), 0) from listing),
      'events', (select coalesce(json_agg(replace(id::text, '-', '')), '[]') from event)
    ) as standing`.execute(db);
  return rows[0]!.standing;
}
