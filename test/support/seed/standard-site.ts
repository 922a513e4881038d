// The standard site that tests of pages begin with: an owner with a Minecraft server and a bot, a manager, a staff member, a voter,
// and a past: votes, deliveries, tokens, release notes, notices, an audit log. Everything is plainly sample data. `arrange` in a
// test changes rows of it.
import type { Person } from '../../../src/access/people.ts';
import type { AppContext } from '../../../src/context.ts';
import { hashSecret } from '../../../src/core/secrets.ts';
import type { Db } from '../../../src/db/database.ts';
import { listenerSealLabel } from '../../../src/endpoints/listener-settings.ts';
import { webhookSealLabel } from '../../../src/endpoints/webhook-settings.ts';
import { ago, DAY, eventIdOf, HOUR, insertDelivery, MINUTE } from './rows.ts';

function person(id: string, name: string, email: string, role: Person['role'] = 'member') {
  return { id, name, email, role, emailVerified: true, platformId: null } as const;
}

export const OWNER = person('usr_sampleowner0000000000', 'Sample Owner', 'owner@mail.example');
export const MANAGER = person('usr_manager', 'Sample Manager', 'manager@mail.example');
export const STAFF = person('usr_staff', 'Sample Staff', 'staff@mail.example', 'staff');
export const VOTER = person('usr_voter', 'Sample Voter', 'voter@mail.example');
export const STRANGER = person('usr_stranger', 'Sample Stranger', 'stranger@mail.example');
export const PEOPLE = { owner: OWNER, manager: MANAGER, staff: STAFF, voter: VOTER, stranger: STRANGER };
export type PersonName = keyof typeof PEOPLE;

export const MINECRAFT = {
  type: 'game',
  game: 'minecraft',
  id: 'lst_sampleminecraft',
  name: 'Sample Survival',
  ownerId: OWNER.id,
} as const;
export const BOT = {
  type: 'bot',
  game: null,
  id: '100000000000000001',
  name: 'Sample Bot',
  ownerId: OWNER.id,
} as const;
export const WEBHOOK_ID = 'end_sample';
export const LISTENER_ID = 'end_listener';
export const TOKEN_ID = 'tok_1';
export const SECRET = 'whsec_c2FtcGxlLXNlY3JldC1vZi0zMi1ieXRlcy0wMDAwMDA=';
/** The listener's token. No page may ever show it. */
export const LISTENER_TOKEN = '7j302r4n7a5tnm7b5sampletok';

export const EVENT = eventIdOf(9_000);
export const RETRIED_EVENT = eventIdOf(2 * MINUTE);
export const REFUSED_EVENT = eventIdOf(4 * MINUTE);
export const UNDELIVERED_EVENT = eventIdOf(8 * HOUR);
/** A forged test event of the self-check: the receiver rejected it correctly. */
export const FORGED_EVENT = eventIdOf(27 * HOUR);

/** Writes the standard site into an empty, migrated database. */
export async function seedStandardSite(app: AppContext): Promise<void> {
  const { db } = app;
  await seedPeople(db);
  await seedListings(db);
  await seedWebhook(app);
  await seedListener(app);
  await seedTokens(db);
  await seedChangelog(db);
  await seedNotices(db);
  await seedAuditLog(db);
}

async function seedPeople(db: Db): Promise<void> {
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

async function seedListings(db: Db): Promise<void> {
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
        // Without a plan a bot has no changelog.
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

/** Votes a day, players and servers an hour, top voters: what charts are drawn from. */
async function seedHistory(db: Db): Promise<void> {
  const day = (back: number) =>
    ago(back * DAY)
      .toISOString()
      .slice(0, 10);
  const votes = (back: number) =>
    back === 22 ? 0 : Math.round(380 + 260 * Math.sin(back / 3) + (back % 7) * 35);
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

async function seedWebhook({ db, vault }: AppContext): Promise<void> {
  await db
    .insertInto('endpoint')
    .values({
      id: WEBHOOK_ID,
      listing_id: MINECRAFT.id,
      kind: 'webhook',
      consecutive_failures: 3,
      last_delivered_at: ago(9_000),
      last_failed_at: ago(4 * MINUTE),
      last_failure_code: 'http_401',
      last_failure_status: 401,
    })
    .execute();
  const url = 'https://survival.example/votes';
  await db
    .insertInto('webhook')
    .values({
      endpoint_id: WEBHOOK_ID,
      format: 'json',
      url_sealed: vault.encrypt(url, webhookSealLabel(WEBHOOK_ID, 'url')),
      url_shown: url,
      secret_sealed: vault.encrypt(SECRET, webhookSealLabel(WEBHOOK_ID, 'secret')),
      created_at: ago(50 * HOUR),
      updated_at: ago(50 * HOUR),
    })
    .execute();
  const of = { endpointId: WEBHOOK_ID, listing: MINECRAFT, userId: 'usr_voter000000000000001' };
  const ok = {
    code: 'delivered',
    http_status: 204,
    response_body: 'thank you\n<script>alert(1)</script>',
    response_headers: '{"server":"sample"}' as never,
  };
  const refused = {
    code: 'http_401',
    http_status: 401,
    duration_ms: 31,
    response_body: '{"error":"bad signature"}',
  };
  const timeout = { code: 'timeout_headers', duration_ms: 10_004, charged: true };
  await insertDelivery(db, {
    ...of,
    eventId: eventIdOf(1_000, 'aa'),
    ageMs: 1_000,
    state: 'waiting',
    playerName: 'Waiting_1',
    dueInMs: 0,
  });
  await insertDelivery(db, {
    ...of,
    eventId: EVENT,
    ageMs: 9_000,
    state: 'delivered',
    playerName: 'Sample_Player',
    attempts: [timeout, ok],
  });
  await insertDelivery(db, {
    ...of,
    eventId: RETRIED_EVENT,
    ageMs: 2 * MINUTE,
    state: 'waiting',
    playerName: '.Bedrock1',
    attempts: [timeout, { code: 'http_502', http_status: 502, duration_ms: 10_004, charged: true }],
    dueInMs: 100_000,
  });
  await insertDelivery(db, {
    ...of,
    eventId: REFUSED_EVENT,
    ageMs: 4 * MINUTE,
    state: 'failed',
    attempts: [refused],
  });
  await insertDelivery(db, {
    ...of,
    eventId: UNDELIVERED_EVENT,
    ageMs: 8 * HOUR,
    state: 'undelivered',
    playerName: 'Sample_4',
    attempts: Array.from({ length: 6 }, () => ({ code: 'connect_refused', duration_ms: 4, charged: true })),
  });
  await insertDelivery(db, {
    ...of,
    eventId: eventIdOf(26 * HOUR),
    ageMs: 26 * HOUR,
    state: 'delivered',
    isTest: true,
    attempts: [{ ...ok, http_status: 200 }],
  });
  await insertDelivery(db, {
    ...of,
    eventId: FORGED_EVENT,
    ageMs: 27 * HOUR,
    state: 'failed',
    isTest: true,
    probe: 'forged',
    attempts: [{ ...refused, duration_ms: 12 }],
  });
}

async function seedListener({ db, vault }: AppContext): Promise<void> {
  await db
    .insertInto('endpoint')
    .values({
      id: LISTENER_ID,
      listing_id: MINECRAFT.id,
      kind: 'listener',
      settings_version: 3,
      consecutive_failures: 2,
      last_delivered_at: ago(20 * MINUTE),
      last_failed_at: ago(3 * MINUTE),
      last_failure_code: 'wrong_token',
    })
    .execute();
  await db
    .insertInto('listener')
    .values({
      endpoint_id: LISTENER_ID,
      host: 'votes.survival.example',
      port: 8192,
      protocol: 'v2',
      token_sealed: vault.encrypt(LISTENER_TOKEN, listenerSealLabel(LISTENER_ID)),
    })
    .execute();
  const of = { endpointId: LISTENER_ID, listing: MINECRAFT, userId: 'usr_voter000000000000002' };
  const sent = (
    state: 'accepted' | 'rejected' | 'failed' | 'sent_unconfirmed' | 'unknown',
    ageMs: number,
    playerName: string,
    attempt: object,
    isTest = false,
  ) =>
    insertDelivery(db, {
      ...of,
      eventId: eventIdOf(ageMs, 'bb'),
      ageMs,
      state,
      playerName,
      isTest,
      attempts: [{ ...attempt }],
    });
  const ok = { code: 'accepted', response_body: '{"status":"ok"}' };
  const words =
    '{"status":"error","cause":"Corrupted","error":"<script>alert(1)</script> Signature is not valid"}';
  await insertDelivery(db, {
    ...of,
    eventId: eventIdOf(1_500, 'bb'),
    ageMs: 1_500,
    state: 'waiting',
    playerName: 'Waiting_1',
    dueInMs: 0,
  });
  await sent('accepted', MINUTE, 'Sample_Owner', ok, true);
  await sent('rejected', 3 * MINUTE, 'Rejected_1', { code: 'wrong_token', response_body: words });
  await sent('failed', 8 * MINUTE, '=Formula1', { code: 'connect_refused', duration_ms: 12 });
  await sent('sent_unconfirmed', 2 * HOUR, 'Old_Votifier', { code: 'sent_unconfirmed' });
  await sent('unknown', 3 * HOUR, 'Unknown_1', { code: 'no_answer', duration_ms: 5_040 });
  await sent('accepted', 26 * HOUR, 'Sample_Player', ok);
}

async function seedTokens(db: Db): Promise<void> {
  const of = { listing_id: MINECRAFT.id, listing_type: 'game' as const, created_by: OWNER.id };
  await db
    .insertInto('api_token')
    .values([
      {
        ...of,
        id: TOKEN_ID,
        name: 'Sample reward bot',
        scopes: ['votes:read', 'webhooks:write'],
        secret_hash: hashSecret('sample secret 1'),
        created_at: ago(90 * HOUR),
        last_used_at: ago(MINUTE),
        last_used_for: 'checkVote',
      },
      {
        ...of,
        id: 'tok_2',
        name: 'Spare',
        scopes: ['votes:read'],
        secret_hash: hashSecret('sample secret 2'),
        created_at: ago(5 * HOUR),
      },
    ])
    .execute();
}

const NOTES = `#### Fixed

- \`/play\` no longer **stops** ([why](https://bot.example/why))
  1. first
  2. *second*

### Changed
Text with a [bad link](javascript:alert(1)), <script>alert(1)</script> and ![a picture](https://bot.example/a.png).

\`\`\`ts
const ${'veryLongName'.repeat(20)} = '<b>';
\`\`\``;

/** The newest first; the second was removed by staff. */
async function seedChangelog(db: Db): Promise<void> {
  const of = { listing_id: BOT.id };
  await db
    .insertInto('changelog_entry')
    .values([
      {
        ...of,
        id: 'chg_sample1',
        version: '2.4.0+build.77',
        title: 'Faster commands <b>',
        body: NOTES,
        published_at: ago(50 * HOUR),
        edited_at: ago(HOUR),
      },
      {
        ...of,
        id: 'chg_sample2',
        version: '2.3.9',
        title: 'Removed title',
        body: 'Buy something else.',
        published_at: ago(90 * HOUR),
        removed_at: ago(40 * HOUR),
        removed_by: STAFF.id,
        removed_reason: 'Advertises something else. \u202Eelpmas\u202C',
      },
      {
        ...of,
        id: 'chg_sample3',
        version: '2.3.8',
        title: null,
        body: 'Small things.',
        published_at: ago(900 * HOUR),
      },
    ])
    .execute();
  await db
    .insertInto('changelog')
    .values({ listing_id: BOT.id, changed_at: ago(MINUTE) })
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet({ changed_at: ago(MINUTE) }))
    .execute();
}

/** Two open notices and a dismissed one, for the owner. */
async function seedNotices(db: Db): Promise<void> {
  const rows = await db
    .insertInto('notice')
    .values([
      {
        at: ago(8 * MINUTE),
        listing_id: MINECRAFT.id,
        kind: 'webhook.failing',
        endpoint_id: WEBHOOK_ID,
        failures: 15,
        mailed_at: ago(8 * MINUTE),
      },
      {
        at: ago(9 * HOUR),
        listing_id: BOT.id,
        kind: 'changelog.removed',
        entry_id: 'chg_sample2',
        mailed_at: ago(9 * HOUR),
      },
      {
        at: ago(5 * MINUTE),
        listing_id: MINECRAFT.id,
        kind: 'webhook.disabled',
        endpoint_id: WEBHOOK_ID,
        failures: 20,
        mailed_at: ago(5 * MINUTE),
      },
    ])
    .returning(['id', 'kind'])
    .execute();
  await db
    .insertInto('notice_person')
    .values(
      rows.map(({ id, kind }) => ({
        notice_id: id,
        person_id: OWNER.id,
        dismissed_at: kind === 'webhook.failing' ? ago(MINUTE) : null,
        mailed_at: ago(MINUTE),
      })),
    )
    .execute();
}

async function seedAuditLog(db: Db): Promise<void> {
  const owner = { listing_id: MINECRAFT.id, person_id: OWNER.id };
  const token = { listing_id: MINECRAFT.id, token_id: TOKEN_ID };
  const detail = (value: object) => JSON.stringify(value);
  const events = [
    {
      listing_id: MINECRAFT.id,
      act: 'listing.created',
      by_operator: true,
      subject: MINECRAFT.name,
      at: ago(300 * HOUR),
    },
    { ...owner, act: 'listing.edited', detail: detail({ fields: ['name', 'tags'] }) },
    { ...owner, act: 'manager.joined', person_id: MANAGER.id },
    { ...token, act: 'redelivery.ordered', detail: detail({ states: ['undelivered'], events: 31 }) },
    { ...owner, act: 'webhook.saved', subject: 'survival.example' },
    { ...token, act: 'webhook.paused' },
    {
      ...owner,
      act: 'token.created',
      subject: 'Spare \u202Eelpmas\u202C',
      detail: detail({ scopes: ['votes:read'] }),
    },
    {
      ...owner,
      act: 'plan.changed',
      person_id: STAFF.id,
      detail: detail({ plan: 'verified', changelogPro: true }),
    },
  ];
  await db
    .insertInto('audit_entry')
    .values(events.map((event, index) => ({ at: ago((60 - index) * 7 * MINUTE), ...event })))
    .execute();
}
