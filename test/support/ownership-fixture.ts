// Proofs of ownership on a fresh database, with game servers, name servers and Discord on loopback.
import { OPERATOR } from '../../src/access/audit.ts';
import type { Person } from '../../src/access/person.ts';
import { createLog } from '../../src/core/log.ts';
import { createVault } from '../../src/core/secrets.ts';
import { createListing } from '../../src/listings/create-listing.ts';
import type { Game, Listing } from '../../src/listings/listing.ts';
import { findListing } from '../../src/listings/queries.ts';
import { createOutbound, type OutboundOptions } from '../../src/outbound/outbound.ts';
import type { TxtResolution } from '../../src/outbound/txt-resolver.ts';
import { runOwnershipRound } from '../../src/ownership/check-round.ts';
import { createOwnershipCodes } from '../../src/ownership/ownership-code.ts';
import type { OwnershipDependencies } from '../../src/ownership/ownership-dependencies.ts';
import { type ProofOutcome, proveByCode } from '../../src/ownership/prove.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { TEST_SECRET_KEY } from './delivery-fixture.ts';
import { type DiscordApplications, serveDiscordApplications } from './discord-applications.ts';
import type { GameServer } from './game-servers.ts';
import { aPerson } from './people-and-listings.ts';
import { LOOPBACK } from './test-outbound.ts';

export const APPLICATION = '123456789012345678';
/** The Discord account that owns it. */
export const DEVELOPER = '200000000000000001';

const DISCORD_CLIENT = { clientId: 'sample-client', clientSecret: 'sample-secret' };

export const PROVEN_HOST = 'play.test';
/** Its TXT record. */
export const PROVEN_RECORD = `_plaudit.${PROVEN_HOST}`;

export interface OwnershipFixture extends Pick<TestDatabase, 'db' | 'clock' | 'url'> {
  readonly deps: OwnershipDependencies;
  readonly discord: DiscordApplications;
  /** The TXT records of each name; a failure by its code. */
  readonly records: Map<string, readonly string[] | Extract<TxtResolution, { ok: false }>['code']>;
  readonly owner: Person;
  /** Somebody who made nothing. */
  readonly other: Person;
  running<T extends GameServer>(starting: Promise<T>): Promise<T>;
  aBot(id?: string): Promise<Listing>;
  aServerAt(address: string, game?: Game): Promise<Listing>;
  /** A server of `owner` at PROVEN_HOST with the codes of these people in DNS. */
  aServerProvenBy(...people: readonly ('owner' | 'other')[]): Promise<Listing>;
  /** The listing as it is now. */
  now(listing: Pick<Listing, 'id'>): Promise<Listing>;
  codeOf(listing: Pick<Listing, 'id'>, person: Pick<Person, 'id'>): string;
  prove(listing: Pick<Listing, 'id'>, person: Person, method: string): Promise<ProofOutcome>;
  /** Checks what is due; returns how many. */
  round(): Promise<number>;
  close(): Promise<void>;
}

const BASE_URL = 'https://votes.example';
const SETTINGS = {
  config: { serviceName: 'Sample', baseUrl: BASE_URL, discord: DISCORD_CLIENT, ownership: 'optional' },
  site: { displayName: 'Sample', baseUrl: BASE_URL, defaultLanguage: 'en' },
} as const;

export async function openOwnershipFixture(outboundOptions: Partial<OutboundOptions> = {}): Promise<OwnershipFixture> {
  const database = await freshDatabase();
  const { db, clock } = database;
  const records: OwnershipFixture['records'] = new Map();
  const outbound = createOutbound({ ...namesOf(records), ...outboundOptions });
  const discord = await serveDiscordApplications({ [APPLICATION]: { description: 'A bot.', ownerId: DEVELOPER } });
  const servers: GameServer[] = [discord];
  const stopping = new AbortController();
  const vault = createVault(TEST_SECRET_KEY);
  const deps: OwnershipDependencies = {
    db,
    log: createLog('silent'),
    ...SETTINGS,
    codeFor: createOwnershipCodes(vault),
    outbound,
    outbox: null,
    stopping: stopping.signal,
    discordOrigin: discord.origin,
  };
  const owner = await aPerson(db);
  const other = await aPerson(db);
  const codeOf: OwnershipFixture['codeOf'] = ({ id }, person) => deps.codeFor(id, person.id);
  const now: OwnershipFixture['now'] = async ({ id }) => {
    const listing = await findListing(db, id);
    if (!listing) throw new Error('The listing is gone.');
    return listing;
  };
  const create = async (given: Parameters<typeof createListing>[1]) => {
    const made = await createListing(db, given);
    if (!made.ok) throw new Error(JSON.stringify(made.errors));
    return made.listing;
  };
  const aServerAt: OwnershipFixture['aServerAt'] = (address, game = 'minecraft') =>
    create({ type: 'game', game, address, name: 'Sample', ownerId: owner.id, by: OPERATOR });
  return {
    db,
    clock,
    url: database.url,
    deps,
    discord,
    records,
    owner,
    other,
    async running(starting) {
      const server = await starting;
      servers.push(server);
      return server;
    },
    aBot: (applicationId = APPLICATION) =>
      create({ type: 'bot', applicationId, name: 'Sample', ownerId: owner.id, by: OPERATOR }),
    aServerAt,
    async aServerProvenBy(...people) {
      const listing = await aServerAt(PROVEN_HOST);
      records.set(
        PROVEN_RECORD,
        people.map((name) => codeOf(listing, name === 'owner' ? owner : other)),
      );
      return listing;
    },
    now,
    codeOf,
    prove: async (listing, person, method) => proveByCode(deps, { listing: await now(listing), person, method }),
    round: () => runOwnershipRound(deps),
    async close() {
      for (const server of servers) await server.close();
      await outbound.close();
      await database.close();
    },
  };
}

/** Every name under `.test` is this machine; TXT records are those of `records`. */
function namesOf(records: OwnershipFixture['records']): OutboundOptions {
  return {
    allowedRanges: LOOPBACK,
    resolver: async (name) =>
      name.endsWith('.test') ? { ok: true, addresses: ['127.0.0.1'] } : { ok: false, code: 'dns_not_found' },
    resolveSrv: async () => null,
    resolveTxt: async (name) => {
      const found = records.get(name) ?? 'dns_not_found';
      return typeof found === 'string' ? { ok: false, code: found } : { ok: true, texts: found };
    },
  };
}
