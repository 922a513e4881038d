// The scan itself on a database, minute by minute with a shifted clock: whether it flags what the replay in memory flags.
import { sql } from 'kysely';
import { shiftClock } from '../../src/core/clock.ts';
import type { Db } from '../../src/db/database.ts';
import { openMemoryDatabase } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { unnestRows } from '../../src/db/unnest-rows.ts';
import { scanVotes } from '../../src/integrity/scan-votes.ts';
import { type SimulatedAttack, simulateAttacks } from './attacks.ts';
import { chanceOf } from './chance.ts';
import { replay } from './replay.ts';
import { DAY_MS, DAYS, type SimulatedListing, type SimulatedVote, simulateSite, WARM_UP_DAYS } from './traffic.ts';

const LISTINGS = 12;
const LAST_DAY = WARM_UP_DAYS + 4;
const MINUTE_MS = 60_000;

/** Returns the exit code: 0 if both have flagged the same listings, within some minutes. */
export async function compareWithDatabase(seed: number): Promise<number> {
  const chance = chanceOf(seed);
  const { listings, votes: honest } = simulateSite(chance, LISTINGS);
  const attacks = moveToFirstDays(simulateAttacks(chance, listings, 1));
  const votes = [...honest, ...attacks.flatMap((attack) => attack.votes)]
    .filter(({ atMs }) => atMs < LAST_DAY * DAY_MS)
    .sort((a, b) => a.atMs - b.atMs);
  const inMemory = new Map(replay(listings, votes).map((flag) => [flag.listing, flag]));
  const inDatabase = await scanInDatabase(listings, votes);
  console.log('| listing | attacked | flagged in memory | flagged in the database |\n|---|---|---|---|');
  let differences = 0;
  for (const { number } of listings) {
    const [memory, database] = [inMemory.get(number)?.atMs, inDatabase.get(number)];
    const attack = attacks.find(({ listing }) => listing === number);
    if (memory === undefined && database === undefined && !attack) continue;
    if ((memory === undefined) !== (database === undefined)) differences += 1;
    console.log(`| ${number} | ${attack?.pattern ?? 'no'} | ${shown(memory)} | ${shown(database)} |`);
  }
  console.log(`\n${votes.length} votes, ${differences} differences`);
  return differences === 0 ? 0 : 1;
}

/** All within the days that are replayed. */
function moveToFirstDays(attacks: readonly SimulatedAttack[]): readonly SimulatedAttack[] {
  return attacks.map((attack) => {
    const startMs = attack.votes[0]?.atMs ?? 0;
    const shiftMs = (WARM_UP_DAYS + 1) * DAY_MS - Math.floor(startMs / DAY_MS) * DAY_MS;
    const votes = attack.votes.map((vote) => ({
      ...vote,
      atMs: vote.atMs + shiftMs,
      accountCreatedAtMs: vote.accountCreatedAtMs + shiftMs,
    }));
    return { ...attack, votes };
  });
}

function shown(atMs: number | undefined): string {
  return atMs === undefined ? '–' : `day ${(atMs / DAY_MS).toFixed(3)}`;
}

const VOTE = {
  listing: 'text',
  voter: 'text',
  at: 'timestamptz',
  network: 'text',
  range: 'text',
} as const;
const PERSON = { id: 'text', name: 'text', created: 'timestamptz' } as const;

async function scanInDatabase(
  listings: readonly SimulatedListing[],
  votes: readonly SimulatedVote[],
): Promise<ReadonlyMap<number, number>> {
  const { db, close } = await openMemoryDatabase();
  await migrate(db);
  // The simulation begins so many days ago that no week of the log is missing.
  const startMs = Math.floor(Date.now() / DAY_MS) * DAY_MS - DAYS * DAY_MS;
  const seed = new Seed(db, startMs);
  await seed.listings(listings);
  const flagged = new Map<number, number>();
  let cursor = 0;
  // The history is scanned by the hour, and the last days by the minute.
  for (let atMs = 0; atMs < LAST_DAY * DAY_MS; ) {
    atMs += atMs < (WARM_UP_DAYS + 1) * DAY_MS ? 60 * MINUTE_MS : MINUTE_MS;
    const from = cursor;
    while ((votes[cursor]?.atMs ?? Infinity) < atMs) cursor += 1;
    if (cursor === from && atMs % (5 * MINUTE_MS) !== 0) continue;
    await seed.moveTo(atMs + 6_000);
    if (cursor > from) await seed.votes(votes.slice(from, cursor));
    for (const id of await scanVotes(db)) {
      const number = Number(id.slice(4));
      if (!flagged.has(number)) flagged.set(number, atMs);
    }
  }
  await close();
  shiftClock(0);
  return flagged;
}

class Seed {
  readonly #db: Db;
  readonly #startMs: number;

  constructor(db: Db, startMs: number) {
    this.#db = db;
    this.#startMs = startMs;
  }

  async moveTo(atMs: number): Promise<void> {
    const shiftMs = this.#startMs + atMs - Date.now();
    shiftClock(shiftMs);
    await sql
      .raw(
        `create or replace function plaudit_now() returns timestamptz language sql stable parallel safe
         as $$ select statement_timestamp() + interval '${shiftMs} milliseconds' $$`,
      )
      .execute(this.#db);
  }

  async listings(listings: readonly SimulatedListing[]): Promise<void> {
    await sql`insert into person (id, email, name) values ('usr_owner', 'owner@example.test', 'Sample owner')`.execute(
      this.#db,
    );
    for (const { number } of listings)
      await sql`
        insert into listing (id, type, game, name, owner_id)
        values (${`lst_${number}`}, 'game', 'minecraft', 'Sample', 'usr_owner')`.execute(this.#db);
  }

  /** The rows of votes that the scan reads. */
  async votes(votes: readonly SimulatedVote[]): Promise<void> {
    const iso = (ms: number) => new Date(this.#startMs + ms);
    const people = votes.map(({ voter, name, accountCreatedAtMs }) => ({
      id: idOf(voter),
      name,
      created: iso(accountCreatedAtMs),
    }));
    await sql`
      insert into person (id, email, name, created_at)
      select id, id || '@example.test', name, created from ${unnestRows('person', PERSON, people)}
      on conflict do nothing`.execute(this.#db);
    const elsewhere = votes.filter(({ votedElsewhere }) => votedElsewhere).map(({ voter }) => ({ id: idOf(voter) }));
    await sql`
      insert into voting_window (listing_id, voter_id, user_id, event_id, voted_at, next_vote_at)
      select 'lst_other', id, id, gen_random_uuid(), plaudit_now(), plaudit_now() + interval '1 day'
      from ${unnestRows('person', { id: 'text' }, elsewhere)} on conflict do nothing`.execute(this.#db);
    const rows = votes.map(({ listing, voter, atMs, network, range }) => ({
      listing: `lst_${listing}`,
      voter: idOf(voter),
      at: iso(atMs),
      network,
      range,
    }));
    await sql`
      with cast_vote as (
        select *, new_event_id(at) as event_id, at + interval '24 hours' as next from ${unnestRows('cast', VOTE, rows)}
      ), origin as (
        insert into vote_network (network, listing_id, event_id, voted_at, expires_at, network_range)
        select network, listing, event_id, at, next, range from cast_vote
      ), day as (
        insert into listing_day as known (listing_id, day, votes, weight)
        select listing, (at at time zone 'UTC')::date, count(*), count(*) from cast_vote group by 1, 2
        on conflict (listing_id, day) do update set votes = known.votes + excluded.votes,
          weight = known.weight + excluded.weight
      )
      insert into vote (event_id, listing_id, voter_id, user_id, weight, voted_at, next_vote_at)
      select event_id, listing, voter, voter, 1, at, next from cast_vote order by event_id`.execute(this.#db);
    await sql`delete from vote_network where expires_at <= plaudit_now()`.execute(this.#db);
  }
}

/** IDs have no dots. */
function idOf(voter: string): string {
  return voter.replaceAll('.', '_');
}
