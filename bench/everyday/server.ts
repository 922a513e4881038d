// The service as in production, on either database, with a webhook for each listing. Casts votes at a rate and reports
// when each was cast.

import { sql } from 'kysely';
import { OPERATOR } from '../../src/access/audit.ts';
import type { Person } from '../../src/access/person.ts';
import type { AppContext } from '../../src/context.ts';
import { formatEventId } from '../../src/core/ids.ts';
import { saveWebhook } from '../../src/endpoints/webhook-settings.ts';
import { ENGLISH } from '../../src/messages/translations.ts';
import { castPersonVote, castVote } from '../../src/votes/cast-vote.ts';
import { aBot, aPerson } from '../../test/support/people-and-listings.ts';
import { listingIndexOf, paced, type VoteRate } from '../harness/cast-at-rate.ts';
import { isQuiet } from '../harness/is-quiet.ts';
import { type DatabaseChoice, openBenchContext } from '../harness/open-context.ts';

export interface EverydayOpening extends DatabaseChoice {
  /** Where all webhooks lead. */
  readonly url: string;
  readonly listings: number;
  /** How many people with confirmed addresses vote; 0: votes that the operator casts. */
  readonly people: number;
}

export interface VotesCast {
  /** When each was cast, by its event ID, in milliseconds since 1970. */
  readonly castMs: Readonly<Record<string, number>>;
}

export interface StateQuestion {
  readonly asks: 'state';
}

export interface EverydayState {
  /** Nothing is due or leased. */
  readonly isQuiet: boolean;
  /** Written to the log since the database was created. */
  readonly walBytes: number;
  readonly commits: number;
}

let context: AppContext;
let listings: readonly string[] = [];
let people: readonly Person[] = [];
let voters = 0;

process.on('message', async (order: EverydayOpening | VoteRate | StateQuestion) => {
  if ('listings' in order) process.send?.(await open(order));
  else if ('rate' in order) process.send?.(await cast(order));
  else process.send?.(await readState());
});
process.on('disconnect', () => process.exit());

async function open({ databaseUrl, dataDir, url, ...sizes }: EverydayOpening): Promise<object> {
  context = await openBenchContext({ databaseUrl, dataDir });
  const { db, vault, checkWebhookUrl, wake } = context;
  const ids: string[] = [];
  while (ids.length < sizes.listings) {
    const { id } = await aBot(db);
    const saved = await saveWebhook({ db, vault, checkWebhookUrl, wake }, { listingId: id, url, by: OPERATOR });
    if (!saved.ok) throw new Error(ENGLISH.text(saved.sentence));
    ids.push(id);
  }
  listings = ids;
  const made: Person[] = [];
  while (made.length < sizes.people) made.push(await aPerson(db));
  await db.updateTable('person').set({ email_verified: true }).execute();
  people = made.map((person) => ({ ...person, emailVerified: true }));
  context.start();
  return {};
}

async function cast(rate: VoteRate): Promise<VotesCast> {
  const castMs: Record<string, number> = {};
  await paced(rate, async () => {
    const startedMs = performance.timeOrigin + performance.now();
    const vote = await castNext();
    if (!vote.ok) throw new Error(`A vote was refused: ${vote.reason}`);
    castMs[formatEventId(vote.eventId)] = startedMs;
  });
  return { castMs };
}

/** Each by another voter, or by one of the people for the next listing, from a network of their own. */
function castNext() {
  const number = voters++;
  const place = people.length === 0 ? number : number % people.length;
  const turn = people.length === 0 ? 0 : Math.floor(number / people.length);
  const listingId = listings[(listingIndexOf(place, listings.length) + turn) % listings.length] as string;
  const person = people[place];
  if (!person) {
    const voter = { voterId: `voter_${number}`, platformId: null, confirmed: true };
    return castVote(context.voting, { listingId, voter, playerName: null });
  }
  const network = `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`;
  return castPersonVote(context.voting, { listingId, person, playerName: null, network });
}

async function readState(): Promise<EverydayState> {
  const { rows } = await sql<Omit<EverydayState, 'isQuiet'>>`
    select (pg_current_wal_insert_lsn() - '0/0')::float8 as "walBytes",
      (select xact_commit::float8 from pg_stat_database where datname = current_database()) as commits`.execute(
    context.db,
  );
  return { isQuiet: await isQuiet(context.db), ...(rows[0] as Omit<EverydayState, 'isQuiet'>) };
}
