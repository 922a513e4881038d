// A process of the service that tests of faults may kill: opens the house, delivers, and casts votes as it is told on
// stdin. What it has done it says on stdout, a line at a time.
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { untilSignal } from '../../src/cli/serve.ts';
import { readConfig } from '../../src/config.ts';
import { armFaultPoint, type FaultPoint } from '../../src/core/fault-point.ts';
import { saveListener } from '../../src/endpoints/listener-settings.ts';
import { saveWebhook } from '../../src/endpoints/webhook-settings.ts';
import { type House, openHouse } from '../../src/house.ts';
import { castVote } from '../../src/votes/cast-vote.ts';
import { testClock } from '../support/clock.ts';
import { aBot, aPerson, aServer } from '../support/inhabitants.ts';
import { runErrand } from './course/errands.ts';
import type { Casting, Order, Place, Standing } from './voting-orders.ts';

/** Votes on their way at once, as from so many visitors. */
const VISITORS = 24;

const house = await openHouse(readConfig());
const shiftMs = process.env.CLOCK_SHIFT_MS;
if (shiftMs) await (await testClock(house.db)).advance(`${shiftMs}ms`);
const [point, passing] = process.env.FAULT?.split(' ') ?? [];
if (point) armFaultPoint(point as FaultPoint, Number(passing));
house.start();
flushCompileCache();
say('ready');

createInterface(process.stdin).on('line', (line) => {
  follow(JSON.parse(line) as Order).catch((error) => say('error', String(error)));
});
await untilSignal();
process.stdin.destroy();
await house.close();

/** Straight to the pipe: what was said is there although the process dies at once after it. */
function say(word: string, value?: unknown): void {
  let left = Buffer.from(`${word} ${JSON.stringify(value ?? null)}\n`);
  while (left.length > 0) left = left.subarray(write(left));
}

/** How much of it the pipe took; nothing while it is full. */
function write(bytes: Buffer): number {
  try {
    return writeSync(1, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return 0;
    throw error;
  }
}

async function follow(order: Order): Promise<void> {
  switch (order.order) {
    case 'list':
      return say('listed', await list(house, order.url, order.count));
    case 'serve':
      return say('served', await serve(house, order.places));
    case 'cast':
      await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => cast(order, visitor)));
      return say('cast');
    case 'stand':
      return say('standing', await standing(house));
    default:
      return say(order.order, await runErrand(house, order));
  }
}

/** Other processes make people as well. */
function anOwner(db: House['db']) {
  return aPerson(db, { email: `${randomUUID()}@example.com` });
}

async function list({ db, vault, deliveries }: House, url: string, count: number) {
  const listed: { id: string; secret: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await aBot(db, await anOwner(db));
    const { judgeUrl, wake } = deliveries;
    const saved = await saveWebhook({ db, vault, judgeUrl, wake }, { listingId: id, url });
    if (!saved.ok) throw new Error(saved.sentence);
    listed.push({ id, secret: saved.secret ?? '' });
  }
  return listed;
}

async function serve({ db, vault, deliveries }: House, places: readonly Place[]) {
  const ids: string[] = [];
  for (const { host, port, token, publicKey } of places) {
    const { id } = await aServer(db, 'minecraft', await anOwner(db));
    const request = {
      listingId: id,
      host,
      port,
      protocol: token ? 'v2' : 'v1',
      secret: token ?? publicKey,
    } as const;
    const saved = await saveListener({ db, vault, judgeHost: deliveries.judgeHost }, request);
    if (!saved.ok) throw new Error(saved.sentence);
    ids.push(id);
  }
  return ids;
}

async function cast({ listings, first, count, players }: Casting, visitor: number): Promise<void> {
  for (let place = visitor; place < count; place += VISITORS) {
    // A real visitor's vote comes over a socket: the others' sockets have their turn in between.
    await turn();
    const voterId = `voter${first + place}`;
    const listingId = listings[place % listings.length] as string;
    const voter = { voterId, platformId: null, confirmed: true };
    const playerName = players ? `${players.prefix}${(first + place) % players.count}` : null;
    const result = await castVote(house.polls, { listingId, voter, playerName }).catch(String);
    if (typeof result === 'string') say('lost', result);
    else if (result.ok) say('accepted', result.eventId.replaceAll('-', ''));
    else say('refused', result.reason);
  }
}

async function standing({ db }: House): Promise<Standing> {
  const { rows } = await sql<{ standing: Standing }>`
    select json_build_object(
      'waiting', (select count(*) from queue),
      'deliveries', (select coalesce(json_object_agg(state, count), '{}')
        from (select state, count(*) from delivery group by state) as states),
      'leases', (select count(*) from endpoint where lease_until is not null),
      'failures', (select coalesce(max(consecutive_failures), 0) from endpoint),
      'charged', (select count(*) from attempt where charged),
      'interrupted', (select coalesce(json_agg(id), '[]') from attempt where code = 'interrupted'),
      'unknown', (
        select coalesce(json_agg(json_build_array(extract(epoch from started_at), extract(epoch from changed_at))), '[]')
        from delivery join attempt using (event_id, endpoint_id) where delivery.state = 'unknown'),
      'votes', (select coalesce(sum(vote_count), 0) from listing),
      'events', (select coalesce(json_agg(replace(id::text, '-', '')), '[]') from event)
    ) as standing`.execute(db);
  return rows[0]!.standing;
}
