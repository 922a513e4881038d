// The service under attack: the whole application behind a real socket, victims whose secrets all contain one word, and
// people without permission to see it.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { byPerson, OPERATOR } from '../../../src/access/audit.ts';
import { inviteManager } from '../../../src/access/invitations.ts';
import { removeManager } from '../../../src/access/managers.ts';
import { createPerson } from '../../../src/access/people.ts';
import type { Person } from '../../../src/access/person.ts';
import { insertManager } from '../../../src/access/queries.ts';
import { setStaff, suspendPerson } from '../../../src/access/suspend.ts';
import type { Db } from '../../../src/db/database.ts';
import { createListing } from '../../../src/listings/create-listing.ts';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { aToken } from '../people-and-listings.ts';
import { type Receiver, startReceiver } from '../receiver.ts';
import { type RunningApp, runApp } from '../running-app.ts';
import { type AttackRequest, type AttackResponse, cookiesOf, HttpClient, ORIGIN } from './http-client.ts';

/** Part of everything that only the owners of the victims' listings may see; for hidden listings, also of the name. */
export const SECRET_WORD = 'heirloom';
export const VICTIM_PASSWORD = 'a sample password';
/** The only address that webhooks may reach, so that 127.0.0.1 stays forbidden. */
const RECEIVER_HOST = '127.5.0.1';
const EVERY_SCOPE = ['votes:read', 'webhooks:write', 'stats:write', 'changelog:write'];

export interface TargetPerson extends Person {
  readonly cookie: string;
}

/** A listing with at least one of everything that has an ID. */
export interface OwnedListing {
  readonly id: string;
  readonly ownerId: string;
  readonly eventId: string;
  readonly tokenId: string;
  readonly token: string;
  readonly managerId: string;
  readonly invitationId: string;
  readonly invitationKey: string;
}

export interface ListingPair {
  readonly bot: OwnedListing;
  readonly server: OwnedListing;
}

const PEOPLE = ['owner', 'manager', 'formerManager', 'suspendedOwner', 'formerStaff'] as const;
const OTHERS = ['staff', 'stranger', 'otherManager', 'voter'] as const;
type Name = (typeof PEOPLE)[number] | (typeof OTHERS)[number];

export interface AttackTarget {
  readonly app: RunningApp;
  readonly db: Db;
  readonly port: number;
  readonly mail: MailServer;
  readonly receiver: Receiver;
  readonly people: Readonly<Record<Name, TargetPerson>>;
  /** The server is public; the bot is hidden by staff, so that even its name is secret. */
  readonly victims: ListingPair;
  readonly suspendedVictims: ListingPair;
  /** Public listings that the stranger owns. */
  readonly attackers: ListingPair;
  /** Throws if the response is a server error. */
  ask(ask: AttackRequest): Promise<AttackResponse>;
  signIn(email: string, headers?: Record<string, string>, password?: string): Promise<AttackResponse>;
  /** Creates an account with the usual password. */
  join(name: string): Promise<Person>;
  /** A digest of everyone's data, which an attack must not change. */
  digest(): Promise<Readonly<Record<string, string>>>;
  /** Resets every rate limit. */
  clearLimits(): Promise<void>;
  /** Errors logged since the last call. */
  loggedErrors(): readonly string[];
  close(): Promise<void>;
}

const OWNED_TABLES = [
  ...['listing', 'webhook', 'listener', 'api_token', 'listing_manager', 'invitation', 'changelog_entry'],
  ...['person', 'credential', 'audit_entry', 'redelivery_batch', 'vote', 'vote_reminder', 'calendar_feed'],
  ...['account_link', 'push_subscription', 'notice_silence', 'queue_mail', 'checklist_put_away'],
  ...['linked_identity', 'identity_code', 'claimed_vote', 'listing_banner', 'listing_picture'],
];

export async function openAttackTarget(): Promise<AttackTarget> {
  const [mail, receiver] = await Promise.all([startMailServer(), startReceiver(204, 0, RECEIVER_HOST)]);
  const app = await runApp({
    BASE_URL: ORIGIN,
    ALLOW_PRIVATE_TARGETS: `${RECEIVER_HOST}/32`,
    SMTP_URL: mail.url,
    REQUIRE_CONFIRMED_EMAIL: 'off',
    STAFF_2FA: 'off',
    VOTE_CHALLENGE: 'off',
    PLAYER_COUNTS: 'off',
    LOG_LEVEL: 'silent',
  });
  const { db, log } = app.context;
  const client = new HttpClient(app.port);
  let errors: string[] = [];
  log.error = ((...what: unknown[]) => errors.push(JSON.stringify(what))) as never;
  const ask = async (what: AttackRequest) => {
    const answer = await client.ask(what);
    if (answer.status >= 500) throw new Error(`${what.method ?? 'GET'} ${what.path}: ${answer.status}`);
    return answer;
  };
  const join = (name: string) => newPerson(db, name);
  const signIn: AttackTarget['signIn'] = (email, headers = {}, password = VICTIM_PASSWORD) =>
    ask({ method: 'POST', path: '/sign-in', fields: { email, password }, headers });
  const people = {} as Record<Name, TargetPerson>;
  for (const name of [...PEOPLE, ...OTHERS]) {
    const person = await newPerson(db, name);
    people[name] = { ...person, cookie: cookiesOf(await signIn(person.email)) };
  }
  const fixture: Stage = { db, ask, receiver, people };
  const victims = await aPair(fixture, 'owner');
  const suspendedVictims = await aPair(fixture, 'suspendedOwner');
  const attackers = await aPair(fixture, 'stranger');
  await revokePermissions(fixture, [victims, suspendedVictims]);
  return {
    app,
    db,
    mail,
    receiver,
    victims,
    suspendedVictims,
    attackers,
    ask,
    signIn,
    join,
    port: app.port,
    people,
    digest: () => digestOf(db),
    clearLimits: async () => void (await db.deleteFrom('spending').execute()),
    loggedErrors() {
      const found = errors;
      errors = [];
      return found;
    },
    async close() {
      client.close();
      await app.stop();
      await Promise.all([receiver.close(), mail.close()]);
    },
  };
}

interface Stage extends Pick<AttackTarget, 'db' | 'ask' | 'receiver'> {
  readonly people: Readonly<Record<Name, TargetPerson>>;
}

async function newPerson(db: Db, name: string): Promise<Person> {
  const email = `${name.toLowerCase()}@mail.example`;
  const isStaff = name === 'staff' || name === 'formerStaff';
  const made = await createPerson(db, {
    name,
    email,
    password: VICTIM_PASSWORD,
    emailVerified: true,
    ...(isStaff && { staffBy: OPERATOR }),
  });
  if (!made.ok) throw new Error(made.reason);
  return made.person;
}

async function aPair(fixture: Stage, owner: Name): Promise<ListingPair> {
  return { bot: await aListing(fixture, owner, 'bot'), server: await aListing(fixture, owner, 'server') };
}

async function aListing(fixture: Stage, ownerName: Name, kind: 'bot' | 'server'): Promise<OwnedListing> {
  const { db, ask, receiver, people } = fixture;
  const owner = people[ownerName];
  const word = ownerName === 'stranger' ? 'plain' : SECRET_WORD;
  const publicWord = kind === 'bot' ? word : 'sample';
  const manager = ownerName === 'stranger' ? people.otherManager : people.manager;
  const made = await createListing(db, {
    ...(kind === 'bot' ? { type: 'bot' as const } : { type: 'game' as const, game: 'minecraft' as const }),
    name: `The ${publicWord} ${kind}`,
    description: `The ${publicWord} description.`,
    ownerId: owner.id,
    by: byPerson(owner),
  });
  if (!made.ok) throw new Error(JSON.stringify(made));
  const { id } = made.listing;
  // Without a plan, a bot has no changelog.
  await db.updateTable('listing').set({ plan: 'enterprise' }).where('id', '=', id).execute();
  const invited = await inviteManager(db, { listingId: id, owner, email: `${word}.invited@mail.example` });
  if (!invited.ok) throw new Error(invited.reason);
  const invitation = await db
    .selectFrom('invitation')
    .select('id')
    .where('listing_id', '=', id)
    .executeTakeFirstOrThrow();
  await insertManager(db, id, manager.id);
  const post = async (path: string, fields: Record<string, string>, { cookie }: TargetPerson = owner) => {
    const { status } = await ask({ method: 'POST', path, fields, cookie });
    expect([path, status]).toEqual([path, 303]);
  };
  await post(`/dashboard/${id}/webhook`, { url: `${receiver.url}?${word}` });
  if (kind === 'bot')
    await post(`/dashboard/${id}/changelog/new`, {
      version: '1.0.0',
      title: `The ${word} release`,
      body: `What ${word} changed.`,
      act: 'publish',
    });
  await post(`/listings/${id}/vote`, {}, people.voter);
  const vote = await db.selectFrom('vote').select('event_id').where('listing_id', '=', id).executeTakeFirstOrThrow();
  const scopes = kind === 'bot' ? EVERY_SCOPE : EVERY_SCOPE.slice(0, 2);
  const token = await aToken(db, { id }, scopes);
  return {
    id,
    ownerId: owner.id,
    managerId: manager.id,
    tokenId: token.id,
    token: token.token,
    eventId: vote.event_id.replaceAll('-', ''),
    invitationId: invitation.id,
    invitationKey: invited.secret,
  };
}

/** Removes a manager, suspends an owner, removes a staff member from staff, and hides the bots. */
async function revokePermissions({ db, ask, people }: Stage, pairs: readonly ListingPair[]): Promise<void> {
  for (const { bot, server } of pairs) {
    for (const { id } of [bot, server]) {
      await insertManager(db, id, people.formerManager.id);
      await removeManager(db, { listingId: id, personId: people.formerManager.id, by: OPERATOR });
    }
    const hide = { method: 'POST', path: `/staff/listings/${bot.id}/hide`, cookie: people.staff.cookie };
    expect((await ask({ ...hide, fields: { reason: 'Sample reason' } })).status).toBe(303);
  }
  await setStaff(db, people.formerStaff.id, false, OPERATOR);
  const suspension = { personId: people.suspendedOwner.id, reason: 'Sample reason', days: null };
  await suspendPerson(db, suspension, OPERATOR);
}

/** The audit chain links entries in the background, whenever it gets to it. */
const ROW = sql`(to_jsonb(t) - 'is_linked')::text`;

async function digestOf(db: Db): Promise<Readonly<Record<string, string>>> {
  const parts = OWNED_TABLES.map(
    (table) =>
      sql`select ${sql.lit(table)} as name, md5(string_agg(${ROW}, '|' order by ${ROW})) as digest from ${sql.table(table)} t`,
  );
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
