// The standard site's people and listings, and the history in the charts.
import type { Insertable } from 'kysely';
import type { Db } from '../../../src/db/database.ts';
import type { Tables } from '../../../src/db/schema.ts';
import { ago, DAY, HOUR, MINUTE } from './rows.ts';
import { BOT, MANAGER, MINECRAFT, OWNER, PEOPLE } from './sample-site.ts';

export async function seedPeople(db: Db): Promise<void> {
  const rows = Object.values(PEOPLE).map(({ id, name, email, role }) => ({
    id,
    name,
    email,
    role,
    email_verified: true,
    created_at: ago(900 * HOUR),
  }));
  await db.insertInto('person').values(rows).execute();
}

export async function seedListings(db: Db): Promise<void> {
  const since = { owner_id: OWNER.id, created_at: ago(80 * DAY), state_at: ago(80 * DAY) };
  await db
    .insertInto('listing')
    .values([
      {
        ...since,
        id: MINECRAFT.id,
        type: 'game',
        game: 'minecraft',
        name: MINECRAFT.name,
        summary: 'A slow survival world with a real economy and no pay-to-win.',
        description: 'Towns, markets, and a railway that people ride.\n\nJava and Bedrock.\nSample data.',
        link: 'https://survival.example/',
        address: 'play.survival.example',
        tags: ['survival', 'economy', 'bedrock'],
        plan: 'verified',
        vote_count: 18_204,
        score: 2_204,
      },
      {
        ...since,
        id: BOT.id,
        type: 'bot',
        game: null,
        name: BOT.name,
        summary: 'Keeps a list of what the channel still has to do.',
        description: 'Sample data.',
        link: 'https://bot.example/invite',
        address: null,
        tags: ['lists', 'productivity'],
        // Without a plan, a bot has no changelog.
        plan: 'verified',
        vote_count: 912,
        score: 912,
        server_count: 12_345,
        shard_count: 16,
        server_count_at: ago(3 * MINUTE),
      },
    ])
    .execute();
  await db
    .updateTable('player_count')
    .set({
      state: 'online',
      players: 37,
      max_players: 100,
      answered_at: ago(2 * MINUTE),
      next_probe_at: ago(-DAY),
    })
    .where('listing_id', '=', MINECRAFT.id)
    .execute();
  await db
    .insertInto('listing_manager')
    .values({ listing_id: MINECRAFT.id, person_id: MANAGER.id, added_at: ago(900 * HOUR) })
    .execute();
  await seedHistory(db);
}

/** The data of the charts: votes per day, players and servers per hour, top voters. */
async function seedHistory(db: Db): Promise<void> {
  const day = (back: number) =>
    ago(back * DAY)
      .toISOString()
      .slice(0, 10);
  const votes = (back: number) => (back === 22 ? 0 : Math.round(380 + 260 * Math.sin(back / 3) + (back % 7) * 35));
  await db
    .insertInto('listing_day')
    .values(
      Array.from({ length: 30 }, (_, back) => ({
        listing_id: MINECRAFT.id,
        day: day(back),
        votes: votes(back),
        weight: votes(back) * 2,
        scored: true,
      })).filter((row) => row.votes > 0),
    )
    .execute();
  const hour = (back: number) => new Date(Math.floor(ago(back * HOUR).getTime() / HOUR) * HOUR);
  await db
    .insertInto('player_count_hour')
    .values(
      Array.from({ length: 48 }, (_, back) => ({
        listing_id: MINECRAFT.id,
        hour: hour(back),
        players: Math.round(40 + 30 * Math.sin((back / 24) * 2 * Math.PI)),
      })),
    )
    .execute();
  await db
    .insertInto('server_fact')
    .values({ listing_id: MINECRAFT.id, version: 'Paper 1.21.4', versions: ['1.21'], editions: ['java', 'bedrock'] })
    .execute();
  const outages: Readonly<Record<number, number>> = { 12: 3, 40: 150 };
  await db
    .insertInto('server_uptime_day')
    .values(
      Array.from({ length: 60 }, (_, back) => ({
        listing_id: MINECRAFT.id,
        day: day(back),
        polls: 288,
        online: 288 - (outages[back] ?? 0),
      })),
    )
    .execute();
  await db
    .insertInto('server_count_hour')
    .values(
      Array.from({ length: 30 }, (_, back) => ({
        listing_id: BOT.id,
        hour: hour(back * 24),
        server_count: Math.round(12_345 - back * 45),
      })),
    )
    .execute();
  const month = `${day(0).slice(0, 7)}-01`;
  await db
    .insertInto('voter_month')
    .values(
      [21, 20, 20].map((count, index) => ({
        listing_id: MINECRAFT.id,
        month,
        user_id: `usr_voter00000000000000${index}`,
        votes: count,
        last_voted_at: ago(HOUR),
      })),
    )
    .execute();
}

/** Adds a listing, by default a public bot of the owner. */
export async function seedListing(db: Db, listing: Partial<Insertable<Tables['listing']>>): Promise<void> {
  await db
    .insertInto('listing')
    .values({
      id: 'lst_another',
      type: 'bot',
      game: null,
      name: 'Another listing',
      owner_id: OWNER.id,
      created_at: ago(DAY),
      ...listing,
    })
    .execute();
}

/** Names that try to break pages: markup, direction overrides, links with other schemes. */
export const HOSTILE_LISTING = {
  id: 'lst_hostile',
  type: 'bot' as const,
  name: '\u202Eevil\u202C Z\u0351\u036B\u0343\u036A\u0302a\u0300\u0301\u0302\u0303lgo<script>alert(1)</script>',
  summary: `<img src=x onerror=alert(1)> ${'W'.repeat(150)}`,
  description: '<b>not bold</b>\n\n"quoted" & \u202Ereversed',
  link: 'javascript:alert(1)',
  tags: ['<i>', 'averyveryverylongtagname'],
};
