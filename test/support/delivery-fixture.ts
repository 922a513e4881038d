// The delivery context on a fresh database, with a person, a listing and a receiver: the fixture of flow tests.

import { OPERATOR } from '../../src/access/audit.ts';
import type { VoteReceiver } from '../../src/cli/listener/open-vote-receiver.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { newId } from '../../src/core/ids.ts';
import { createLog, type Log } from '../../src/core/log.ts';
import { createVault, type Vault } from '../../src/core/secrets.ts';
import { createDeliveryContext, type DeliveryContext, type DeliveryOptions } from '../../src/delivery-context.ts';
import { saveListener } from '../../src/endpoints/listener-settings.ts';
import { saveWebhook } from '../../src/endpoints/webhook-settings.ts';
import { ENGLISH } from '../../src/messages/translations.ts';
import { isLoopbackUrl, type TrialMode } from '../../src/outbound/trial-mode.ts';
import { plainSite, type SiteView } from '../../src/site/site.ts';
import { type CastVoteResult, castVote, createVoting } from '../../src/votes/cast-vote.ts';
import type { VoteRequest } from '../../src/votes/vote-request.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { waitUntil } from './wait.ts';

export const TEST_SECRET_KEY = 'a key for tests, thirty-two letters long at least';

export interface DeliveryFixture extends DeliveryContext {
  readonly config: Config;
  readonly site: SiteView;
  readonly database: TestDatabase;
  readonly db: TestDatabase['db'];
  readonly clock: TestDatabase['clock'];
  readonly vault: Vault;
  /** Active while BASE_URL is a loopback address, so that test receivers on loopback can be reached. */
  readonly trial: TrialMode;
  /** Creates a listing; a bot unless a game is given. */
  listing(game?: 'minecraft' | 'fivem' | 'roblox' | 'hytale'): Promise<string>;
  /** Saves the listing's webhook; returns its secret. */
  webhook(listingId: string, url: string): Promise<string>;
  /** Saves the listing's vote listener, with this token or this public key. */
  listener(
    listingId: string,
    place: Pick<VoteReceiver, 'host' | 'port' | 'token' | 'publicKey'>,
    protocol?: 'v1' | 'v2',
  ): Promise<void>;
  vote(listingId: string, voterId: string, more?: Partial<VoteRequest>): Promise<CastVoteResult>;
  tick(): Promise<void>;
  close(): Promise<void>;
}

export async function openDeliveryFixture(
  environment: Record<string, string> = {},
  { log, ...overrides }: DeliveryOptions & { readonly log?: Log } = {},
): Promise<DeliveryFixture> {
  const database = await freshDatabase();
  const config = readConfig({ LOG_LEVEL: 'silent', VOTE_CHALLENGE: 'off', ...environment });
  const vault = createVault(TEST_SECRET_KEY);
  const logs = log ?? createLog(config.logLevel);
  const trial: TrialMode = { isActive: () => isLoopbackUrl(config.baseUrl) };
  const parts = createDeliveryContext(
    { config, database, vault, log: logs },
    {
      chance: () => 0,
      trial,
      ...overrides,
    },
  );
  const { db } = database;
  const site = plainSite(config);
  const { publishEvents } = parts.changes;
  const voting = createVoting({ db, site, requireConfirmed: false, deliverer: parts.deliverer, publishEvents });
  await db
    .insertInto('person')
    .values({ id: 'usr_owner', email: 'owner@example.test', name: 'Sample owner' })
    .execute();
  return {
    ...parts,
    config,
    site,
    database,
    db,
    clock: database.clock,
    vault,
    trial,
    async listing(game) {
      const id = newId('lst');
      const type = game ? 'game' : 'bot';
      await db
        .insertInto('listing')
        .values({ id, type, game: game ?? null, name: 'Sample listing', owner_id: 'usr_owner' })
        .execute();
      return id;
    },
    async webhook(listingId, url) {
      const saved = await saveWebhook(
        { db, vault, checkWebhookUrl: parts.checkWebhookUrl, wake: parts.wake },
        { listingId, url, by: OPERATOR },
      );
      if (!saved.ok) throw new Error(ENGLISH.text(saved.sentence));
      return saved.secret ?? '';
    },
    async listener(listingId, { host, port, token, publicKey }, protocol = 'v2') {
      const secret = protocol === 'v2' ? token : publicKey;
      const { checkListenerHost } = parts;
      const saved = await saveListener(
        { db, vault, checkListenerHost },
        { listingId, host, port, protocol, secret, by: OPERATOR },
      );
      if (!saved.ok) throw new Error(ENGLISH.text(saved.sentence));
    },
    vote: (listingId, voterId, more = {}) =>
      castVote(voting, { listingId, voter: { voterId, platformId: null, confirmed: true }, ...more }),
    tick: () => parts.engine.tick(),
    async close() {
      await parts.notifier.close();
      await parts.outbound.close();
      await database.close();
    },
  };
}

/** Runs the engine, without waiting for hanging requests, until `enough` returns true. */
export async function startDeliveriesUntil(fixture: DeliveryFixture, enough: () => Promise<boolean>): Promise<void> {
  await waitUntil(async () => {
    await fixture.engine.startDue();
    return enough();
  });
}
