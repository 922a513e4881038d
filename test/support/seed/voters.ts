// Voters who return, for the seeded site: days in a row, badges, favorites in every state, a profile, leaderboards.
import { sql } from 'kysely';
import type { AppContext } from '../../../src/context.ts';
import type { Db } from '../../../src/db/database.ts';
import { saveProfile } from '../../../src/voters/profile.ts';
import { BOT, MANAGER, MINECRAFT, OWNER, STAFF, STRANGER, VOTER } from './sample-site.ts';

export const HANDLE = 'sample-voter';

/** Without votes of today; `days` in a row up to yesterday. */
export async function addVoterCounts(db: Db, personId: string, days: number): Promise<void> {
  await sql`
    insert into voter_stat (person_id, votes, listings, month, month_votes, last_day, streak, best_streak)
    values (${personId}, ${days * 2}, 2, date_trunc('month', plaudit_now() at time zone 'UTC')::date, ${days},
      (plaudit_now() at time zone 'UTC')::date - 1, ${days}, ${days})`.execute(db);
  await sql`
    insert into voter_total (person_id, listing_id, votes)
    values (${personId}, ${MINECRAFT.id}, ${days}), (${personId}, ${BOT.id}, ${days})`.execute(db);
}

const BADGES_OF_YEARS = [
  ...['streak-3', 'streak-7', 'streak-30', 'streak-100', 'streak-365'],
  ...['votes-10', 'votes-100', 'votes-1000', 'listings-5', 'listings-25', 'listings-100'],
];

export async function addAllBadges(db: Db, personId: string): Promise<void> {
  await sql`
    insert into voter_badge (person_id, badge, awarded_on)
    select ${personId}, badge, (plaudit_now() at time zone 'UTC')::date - place::int * 40
    from unnest(${BADGES_OF_YEARS}::text[]) with ordinality as given (badge, place)`.execute(db);
}

/** Several people with counts; some show their names, one has a public profile. */
export async function addLeaders({ db }: AppContext): Promise<void> {
  const counts = [
    [OWNER, 41],
    [STRANGER, 17],
    [MANAGER, 17],
    [VOTER, 6],
    [STAFF, 1],
  ] as const;
  for (const [person, days] of counts) await addVoterCounts(db, person.id, days);
  await db.updateTable('person').set({ shows_name: true }).where('id', 'in', [OWNER.id, STRANGER.id]).execute();
  await saveProfile({ db, site: { serviceName: 'Plaudit', displayName: 'Plaudit' } }, OWNER.id, {
    handle: 'sample-listing-lover',
    isPublic: true,
    isIndexed: false,
    showsFavorites: false,
  });
}

/** Of the voter: a profile that everyone may see, with favorites and badges. */
export async function addPublicProfile({ db }: AppContext): Promise<void> {
  await addVoterCounts(db, VOTER.id, 46);
  await addAllBadges(db, VOTER.id);
  await addFavorites(db);
  await saveProfile({ db, site: { serviceName: 'Plaudit', displayName: 'Plaudit' } }, VOTER.id, {
    handle: HANDLE,
    isPublic: true,
    isIndexed: false,
    showsFavorites: true,
  });
}

export async function addFavorites(db: Db, personId: string = VOTER.id): Promise<void> {
  await db
    .insertInto('favorite')
    .values([BOT.id, MINECRAFT.id].map((listing_id) => ({ person_id: personId, listing_id })))
    .execute();
}

/** One favorite is ready, one waits, one is paused, and two are gone. */
export async function addFavoritesOfAllStates({ db }: AppContext): Promise<void> {
  await addFavorites(db);
  await db
    .insertInto('listing')
    .values([
      { id: 'lst_paused', type: 'bot', name: 'Sample Paused', owner_id: OWNER.id, paused_at: new Date() },
      {
        id: 'lst_hidden',
        type: 'bot',
        name: 'Sample Hidden',
        owner_id: OWNER.id,
        state: 'hidden',
        state_reason: 'Sample.',
      },
    ])
    .execute();
  await db
    .insertInto('favorite')
    .values(['lst_paused', 'lst_hidden', 'lst_deleted'].map((listing_id) => ({ person_id: VOTER.id, listing_id })))
    .execute();
  await db
    .insertInto('voting_window')
    .values({
      listing_id: MINECRAFT.id,
      voter_id: VOTER.id,
      user_id: VOTER.id,
      event_id: '0198c0de-0000-7000-8000-000000000001',
      voted_at: new Date(Date.now() - 3_600_000),
      next_vote_at: new Date(Date.now() + 82_800_000),
    })
    .execute();
}
