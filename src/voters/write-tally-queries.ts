// SQL statements of the tally that write: days, totals per listing, progress and badges.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import type { VoterRow } from './tally-queries.ts';

const DAY = { person_id: 'text', day: 'int', votes: 'int' } as const;
interface DayRow {
  readonly person_id: string;
  readonly day: number;
  readonly votes: number;
}

/** Adds to or subtracts from the votes of days; each day occurs once. */
export async function changeDays(db: Connection, rows: readonly DayRow[]): Promise<void> {
  const added = rows.filter(({ votes }) => votes > 0);
  const gone = rows.filter(({ votes }) => votes < 0);
  if (added.length > 0)
    await sql`
      insert into voter_day as known (person_id, day, votes)
      select person_id, date '1970-01-01' + day, votes from ${unnestRows('added', DAY, added)} order by person_id, day
      on conflict (person_id, day) do update set votes = known.votes + excluded.votes`.execute(db);
  if (gone.length === 0) return;
  const matches = sql`voter_day.person_id = gone.person_id and voter_day.day = date '1970-01-01' + gone.day`;
  await sql`
    with gone as materialized (select * from ${unnestRows('gone', DAY, gone)}), emptied as (
      delete from voter_day using gone where ${matches} and voter_day.votes + gone.votes <= 0
    )
    update voter_day set votes = voter_day.votes + gone.votes from gone
    where ${matches} and voter_day.votes + gone.votes > 0`.execute(db);
}

const TOTAL = { person_id: 'text', listing_id: 'text', votes: 'int' } as const;
interface TotalRow {
  readonly person_id: string;
  readonly listing_id: string;
  readonly votes: number;
}

/** Returns by person how many listings were added, or taken away. */
export async function changeTotals(db: Connection, rows: readonly TotalRow[]): Promise<ReadonlyMap<string, number>> {
  const added = rows.filter(({ votes }) => votes > 0);
  const gone = rows.filter(({ votes }) => votes < 0);
  const counts = new Map<string, number>();
  const count = (ids: readonly { id: string }[], by: number) => {
    for (const { id } of ids) counts.set(id, (counts.get(id) ?? 0) + by);
  };
  if (added.length > 0) {
    const { rows: changed } = await sql<{ id: string; isNew: boolean }>`
      insert into voter_total as known (person_id, listing_id, votes)
      select * from ${unnestRows('added', TOTAL, added)} order by person_id, listing_id
      on conflict (person_id, listing_id) do update set votes = known.votes + excluded.votes
      returning person_id as id, xmax = 0 as "isNew"`.execute(db);
    count(
      changed.filter(({ isNew }) => isNew),
      1,
    );
  }
  if (gone.length === 0) return counts;
  const matches = sql`voter_total.person_id = gone.person_id and voter_total.listing_id = gone.listing_id`;
  const { rows: emptied } = await sql<{ id: string }>`
    with gone as materialized (select * from ${unnestRows('gone', TOTAL, gone)}), lessened as (
      update voter_total set votes = voter_total.votes + gone.votes from gone
      where ${matches} and voter_total.votes + gone.votes > 0
    )
    delete from voter_total using gone where ${matches} and voter_total.votes + gone.votes <= 0
    returning voter_total.person_id as id`.execute(db);
  count(emptied, -1);
  return counts;
}

const STAT = {
  person_id: 'text',
  votes: 'int',
  listings: 'int',
  month: 'int',
  month_votes: 'int',
  last_day: 'int',
  streak: 'int',
  best_streak: 'int',
} as const;

export async function writeVoterRows(db: Connection, rows: ReadonlyMap<string, VoterRow>): Promise<void> {
  if (rows.size === 0) return;
  const stats = [...rows].map(([person_id, row]) => ({
    person_id,
    votes: row.votes,
    listings: row.listings,
    month: row.month,
    month_votes: row.monthVotes,
    last_day: row.lastDay ?? NO_DAY,
    streak: row.streak,
    best_streak: row.bestStreak,
  }));
  await sql`
    insert into voter_stat (person_id, votes, listings, month, month_votes, last_day, streak, best_streak)
    select person_id, votes, listings, date '1970-01-01' + month, month_votes,
      case when last_day >= 0 then date '1970-01-01' + last_day end, streak, best_streak
    from ${unnestRows('stat', STAT, stats)} order by person_id
    on conflict (person_id) do update set votes = excluded.votes, listings = excluded.listings, month = excluded.month,
      month_votes = excluded.month_votes, last_day = excluded.last_day, streak = excluded.streak,
      best_streak = excluded.best_streak`.execute(db);
}

/** Instead of null, which only a whole column can be. */
const NO_DAY = -1;

const BADGE = { person_id: 'text', badge: 'text', day: 'int' } as const;

export interface BadgeRow {
  readonly person_id: string;
  readonly badge: string;
  readonly day: number;
}

export async function changeBadges(
  db: Connection,
  { awarded, lost }: { readonly awarded: readonly BadgeRow[]; readonly lost: readonly BadgeRow[] },
): Promise<void> {
  if (lost.length > 0)
    await sql`
      delete from voter_badge using ${unnestRows('lost', BADGE, lost)}
      where voter_badge.person_id = lost.person_id and voter_badge.badge = lost.badge`.execute(db);
  if (awarded.length > 0)
    await sql`
      insert into voter_badge (person_id, badge, awarded_on)
      select person_id, badge, date '1970-01-01' + day from ${unnestRows('awarded', BADGE, awarded)}
      on conflict do nothing`.execute(db);
}

export async function moveTally(db: Connection, reached: string): Promise<void> {
  await sql`update voter_tally set reached = ${reached}::uuid`.execute(db);
}
