// Deleting an account: personal data goes, every count stays, and nobody gets a second vote by signing up again.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpiredDeletedAccounts } from '../../src/access/account-queries.ts';
import { byPerson, OPERATOR, recordAuditEvent } from '../../src/access/audit.ts';
import { findPerson, findPersonByEmail } from '../../src/access/people.ts';
import type { Person } from '../../src/access/person.ts';
import { exportPersonalData } from '../../src/access/personal-data.ts';
import { newId } from '../../src/core/ids.ts';
import { insertReminder, upsertSubscription } from '../../src/reminders/push-queries.ts';
import { exportOwnVotes, listOwnVotes } from '../../src/votes/own-votes.ts';
import { type AccountFixture, openAccountFixture } from '../support/account-fixture.ts';
import { createTestAuth, postToAuth, TEST_PASSWORD } from '../support/auth.ts';
import { TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { aBot, addManager, aPerson, aServer, aToken, aVote } from '../support/people-and-listings.ts';

const DISCORD = '123456789012345678';

let fixture: AccountFixture;
let member: Person;
beforeEach(async () => {
  fixture = await openAccountFixture();
  member = await aPerson(fixture.db, {
    email: 'sample@mail.example',
    name: 'Sample',
    password: TEST_PASSWORD,
    platformId: DISCORD,
  });
});
afterEach(() => fixture.close());

const close = () => fixture.deleteAccount(member.id);

async function counts() {
  const { rows } = await sql`
    select listing.id, vote_count, score,
      (select count(*)::int from vote where listing_id = listing.id) as votes,
      (select count(distinct voter_id)::int from vote where listing_id = listing.id) as voters,
      (select sum(votes)::int from listing_day where listing_id = listing.id) as days,
      (select sum(votes)::int from voter_month where listing_id = listing.id) as months,
      (select count(*)::int from voting_window where listing_id = listing.id) as windows,
      (select array_agg(next_vote_at order by next_vote_at) from voting_window where listing_id = listing.id) as next
    from listing order by id`.execute(fixture.db);
  return rows;
}

/** Every table with text, except those that keep what was sent for 90 days. */
async function placesOf(text: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p') and not relispartition and relname not in ('event', 'migration', 'migration_lock')`.execute(
    fixture.db,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await sql`select 1 from ${sql.table(name)} as row where row::text like ${`%${text}%`} limit 1`.execute(
      fixture.db,
    );
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

describe('P45 deleting an account', () => {
  async function manyVotes() {
    const [bot, server, others] = [await aBot(fixture.db), await aServer(fixture.db), await aBot(fixture.db)];
    for (let days = 0; days < 4; days++) {
      const at = new Date(Date.now() - (4 - days) * 86_400_000);
      await aVote(fixture.db, bot, { voterId: member.id, userId: DISCORD, at });
      await aVote(fixture.db, server, { voterId: member.id, playerName: 'Sample_plays', at });
    }
    await aVote(fixture.db, server, { voterId: member.id, userId: DISCORD, playerName: 'Sample_plays' });
    // Another person whose votes carried the same Discord ID before it moved to this account.
    await aVote(fixture.db, bot, { voterId: 'usr_former', userId: DISCORD });
    await aVote(fixture.db, others, { voterId: 'usr_other' });
    return { bot, server };
  }

  test('changes no count and removes every trace of the person', async () => {
    await manyVotes();
    const before = await counts();
    expect(await close()).toEqual({ ok: true });
    expect(await counts()).toEqual(before);
    expect(await findPerson(fixture.db, member.id)).toBeNull();
    for (const trace of [member.id, 'Sample_plays', 'Sample'])
      expect([trace, await placesOf(trace)]).toEqual([trace, []]);
    // The confirmation email waits in the outbox and is deleted once it is sent.
    expect(await placesOf('sample@mail.example')).toEqual(['letter']);
    await fixture.outbox.sendDue();
    expect(fixture.mail.mails.map(({ headers }) => headers.get('subject'))).toEqual([
      'Sample: Your account was deleted',
    ]);
    expect(await placesOf('sample@mail.example')).toEqual([]);
    // Only the other person's use of the Discord ID remains.
    const left = await fixture.db.selectFrom('vote').select('voter_id').where('user_id', '=', DISCORD).execute();
    expect(left).toEqual([{ voter_id: 'usr_former' }]);
  });

  test('shows a different name on every listing', async () => {
    await manyVotes();
    await close();
    const { rows } = await sql<{ listing_id: string; names: string[] }>`
      select listing_id, array_agg(distinct voter_id::text) as names from vote where voter_id like 'gone_%' group by 1`.execute(
      fixture.db,
    );
    expect(rows).toHaveLength(2);
    expect(new Set(rows.flatMap(({ names }) => names)).size).toBe(2);
    for (const [name] of rows.map(({ names }) => names)) expect(name).toMatch(/^gone_[0-9a-f]{24}$/);
  });

  test('is refused while the person owns listings or is the last staff member, and changes nothing', async () => {
    const bot = await aBot(fixture.db, member);
    await aVote(fixture.db, bot, { voterId: member.id });
    expect(await close()).toEqual({ ok: false, reason: 'owns_listings' });
    await fixture.db.deleteFrom('listing').execute();
    await fixture.db.updateTable('person').set({ role: 'staff' }).where('id', '=', member.id).execute();
    expect(await close()).toEqual({ ok: false, reason: 'only_staff' });
    expect(await findPerson(fixture.db, member.id)).not.toBeNull();
    await aPerson(fixture.db, { staffBy: OPERATOR });
    expect(await close()).toEqual({ ok: true });
    expect(await close()).toEqual({ ok: false, reason: 'gone' });
  });

  test('ends sessions and the manager role, and keeps tokens and audit events', async () => {
    const auth = createTestAuth(fixture.db);
    await postToAuth(auth, '/sign-in/email', { email: member.email, password: TEST_PASSWORD });
    const bot = await aBot(fixture.db);
    await addManager(fixture.db, bot.id, member.email);
    const { id } = await aToken(fixture.db, bot);
    await fixture.db.updateTable('api_token').set({ created_by: member.id }).execute();
    await recordAuditEvent(fixture.db, { action: 'webhook.saved', ...byPerson(member), listingId: bot.id });
    await close();
    const left = await Promise.all(
      (['session', 'credential', 'listing_manager', 'account_link'] as const).map((table) =>
        fixture.db.selectFrom(table).select(sql<number>`count(*)::int`.as('rows')).executeTakeFirst(),
      ),
    );
    expect(left.map((row) => row?.rows)).toEqual([0, 0, 0, 0]);
    const tokens = await fixture.db.selectFrom('api_token').select(['id', 'created_by']).execute();
    expect(tokens).toEqual([{ id, created_by: null }]);
    const events = await fixture.db.selectFrom('audit_entry').select(['act', 'person_id']).orderBy('id').execute();
    expect(events.slice(-2)).toEqual([
      { act: 'webhook.saved', person_id: null },
      { act: 'account.deleted', person_id: null },
    ]);
  });

  test('allows no second vote: the email address and the Discord account stay blocked until the window ends', async () => {
    const server = await aServer(fixture.db);
    await aVote(fixture.db, server, { voterId: member.id, userId: DISCORD });
    await close();
    const auth = createTestAuth(fixture.db, { secretKey: TEST_SECRET_KEY });
    const account = { email: 'SAMPLE@mail.example', password: TEST_PASSWORD, name: 'Sample' };
    const signUp = () => postToAuth(auth, '/sign-up/email', account);
    const refused = await signUp();
    expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'DEPARTED' }]);
    const { internalAdapter } = await auth.context;
    const another = await aPerson(fixture.db);
    const connect = () =>
      internalAdapter.createAccount({ userId: another.id, providerId: 'discord', accountId: DISCORD });
    await expect(connect()).rejects.toThrow();
    expect(await placesOf('sample@')).toEqual(['letter']);
    await fixture.clock.advance('24h');
    expect((await signUp()).status).toBe(200);
    await connect();
    expect(await findPersonByEmail(fixture.db, 'sample@mail.example')).not.toBeNull();
    expect(await deleteExpiredDeletedAccounts(fixture.db)).toBe(2);
  });

  test('leaves nothing behind when no voting window is open', async () => {
    const bot = await aBot(fixture.db);
    await aVote(fixture.db, bot, { voterId: member.id, at: new Date(Date.now() - 13 * 3_600_000) });
    await close();
    expect(await fixture.db.selectFrom('departed').selectAll().execute()).toEqual([]);
  });

  test('neither loses nor blocks concurrent votes by other people', async () => {
    const bots = [await aBot(fixture.db), await aBot(fixture.db), await aBot(fixture.db)];
    for (const bot of bots) await aVote(fixture.db, bot, { voterId: member.id });
    await Promise.all([
      close(),
      ...bots.toReversed().flatMap((bot) => [1, 2, 3].map((n) => aVote(fixture.db, bot, { voterId: `usr_other${n}` }))),
    ]);
    const after = (await counts()) as { vote_count: number; votes: number; months: number }[];
    for (const { vote_count, votes, months } of after) expect([Number(vote_count), votes, months]).toEqual([4, 4, 4]);
  });
});

describe('P46 the data export', () => {
  const exported = async () => {
    const pieces: string[] = [];
    for await (const piece of exportPersonalData(fixture.context, member.id, exportOwnVotes)) pieces.push(piece);
    return { pieces, text: pieces.join(''), data: JSON.parse(pieces.join('')) };
  };

  test('is one JSON file with all data and no secret', async () => {
    const auth = createTestAuth(fixture.db);
    await postToAuth(
      auth,
      '/sign-in/email',
      { email: member.email, password: TEST_PASSWORD },
      { 'user-agent': 'Sample/1' },
    );
    const mine = await aBot(fixture.db, member);
    const managed = await aServer(fixture.db);
    await addManager(fixture.db, managed.id, member.email);
    const { token } = await aToken(fixture.db, mine);
    await fixture.db.updateTable('api_token').set({ created_by: member.id }).execute();
    await recordAuditEvent(fixture.db, {
      action: 'token.made',
      ...byPerson(member),
      listingId: mine.id,
      subject: 'test',
    });
    await aVote(fixture.db, managed, { voterId: member.id, userId: DISCORD, playerName: 'Sample_plays' });
    const { data, text } = await exported();
    expect(data).toMatchObject({
      service: 'Sample',
      account: { id: member.id, email: 'sample@mail.example', name: 'Sample', discordId: DISCORD },
      signInWith: [{ with: 'password' }],
      sessions: [{ userAgent: 'Sample/1' }],
      ownedListings: [{ id: mine.id }],
      managedListings: [{ id: managed.id }],
      tokens: [{ name: 'test', listingId: mine.id, scopes: ['votes:read'] }],
      votes: [{ listingId: managed.id, userId: DISCORD, playerName: 'Sample_plays' }],
      acts: [{ act: 'token.made', subject: 'test' }, { act: 'listing.created' }],
    });
    const session = await fixture.db.selectFrom('session').select('token').executeTakeFirstOrThrow();
    const hash = await fixture.db.selectFrom('credential').select('password').executeTakeFirstOrThrow();
    for (const secret of [session.token, hash.password!, token]) expect(text).not.toContain(secret);
  });

  test('lists the reminders without the push subscription’s keys', async () => {
    const bot = await aBot(fixture.db);
    await aVote(fixture.db, bot, { voterId: member.id });
    await insertReminder(fixture.db, member.id, bot.id);
    const keys = {
      endpointHash: Buffer.alloc(32, 1),
      p256dh: Buffer.alloc(65, 4),
      auth: Buffer.alloc(16, 7),
    };
    const browser = { id: newId('row'), personId: member.id, endpoint: 'https://push.example/secret-way' };
    await upsertSubscription(fixture.db, { ...browser, ...keys }, 5);
    const { data, text } = await exported();
    expect(data.reminders).toMatchObject({
      listings: [{ listingId: bot.id }],
      browsers: [{ service: 'push.example' }],
      calendarSince: null,
    });
    expect(text).not.toContain('secret-way');
  });

  test('is complete for a person without any activity', async () => {
    expect((await exported()).data).toMatchObject({ votes: [], acts: [], tokens: [] });
  });

  test('pages through many votes and includes each once', async () => {
    const bot = await aBot(fixture.db);
    await aVote(fixture.db, bot, { voterId: member.id });
    await sql`
      insert into vote (event_id, listing_id, voter_id, user_id, weight, voted_at, next_vote_at)
      select new_event_id(plaudit_now()), ${bot.id}, ${member.id}, ${member.id}, 1,
        plaudit_now() - number / 2 * interval '1 day', plaudit_now() - number / 2 * interval '1 day' + interval '12 hours'
      from generate_series(2, 1300) as number`.execute(fixture.db);
    const { data, pieces } = await exported();
    expect(data.votes).toHaveLength(1300);
    expect(new Set(data.votes.map(({ eventId }: { eventId: string }) => eventId)).size).toBe(1300);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(250_000);
  });
});

test('P44 lists a person’s own votes, one row per listing, newest first, in pages', async () => {
  const listings = [];
  for (let i = 0; i < 22; i++) listings.push(await aBot(fixture.db, member));
  for (const [i, bot] of listings.entries())
    await aVote(fixture.db, bot, { voterId: member.id, at: new Date(Date.now() - (30 - i) * 3_600_000) });
  await aVote(fixture.db, listings[0]!, { voterId: member.id });
  const first = await listOwnVotes(fixture.db, member.id, 1);
  expect([first.votes.length, first.pages]).toEqual([20, 2]);
  expect(first.votes[0]).toMatchObject({ listingId: listings[0]!.id, votes: 2, type: 'bot' });
  expect(first.votes[1]).toMatchObject({ listingId: listings[21]!.id, votes: 1 });
  const last = await listOwnVotes(fixture.db, member.id, 99);
  expect([last.page, last.votes.length]).toEqual([2, 2]);
  expect(await listOwnVotes(fixture.db, 'usr_nobody', 1)).toEqual({ votes: [], page: 1, pages: 1 });
});
