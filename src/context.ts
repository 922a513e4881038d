// The composition root: opens and migrates the database and creates the dependencies of the application. The server,
// the command line and the tests all start here.
import { type AccountContext, createAccountContext } from './access/account-context.ts';
import { type Auth, createAuth } from './access/auth.ts';
import { insertExpiryNotices } from './access/token-queries.ts';
import { startAuditChain } from './access/verify-audit-log.ts';
import { createConfirmationRule } from './access/voter-identities.ts';
import { backUpBeforeMigration } from './backup/backup-before-migration.ts';
import { refuseMovedDatabase } from './backup/moved-mark.ts';
import { startScheduledBackups } from './backup/scheduled-backups.ts';
import { startCleanup } from './cleanup.ts';
import type { Config } from './config.ts';
import type { BackgroundLoop } from './core/background-loop.ts';
import { type ClientIdentifier, createClientIdentifier } from './core/client-address.ts';
import { createLog } from './core/log.ts';
import type { Keyring } from './core/secrets.ts';
import { type Connection, type Database, type Db, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { startBulkRedeliveryLoop } from './deliveries/bulk-redelivery.ts';
import { maintainDeliveryLog, startMaintenance } from './deliveries/retention.ts';
import { createDeliveryContext, type DeliveryContext, type DeliveryOverrides } from './delivery-context.ts';
import { type Downloads, openDownloads } from './downloads/open-downloads.ts';
import { deleteExpiredRows } from './expired-rows.ts';
import { startPlayerCountPolling } from './game-servers/poll-round.ts';
import { createTextImages, type TextImages } from './images/text-images.ts';
import { startAnnulments } from './integrity/annulment-loop.ts';
import { startVoteScan } from './integrity/scan-votes.ts';
import { openVault } from './keys/open-vault.ts';
import { startKeyRegistration } from './keys/register-keys.ts';
import { createListingReaders, type ListingReaders } from './listings/listing-readers.ts';
import { startLookAlikes } from './listings/look-alikes.ts';
import { startRankingLoop } from './listings/ranking.ts';
import { supportsSimilarNames } from './listings/search-queries.ts';
import { createSocialPreviews, type SocialPreviews } from './listings/social-preview.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';
import { createCounters, type MetricsCounters } from './metrics/counters.ts';
import { createDeliveryMetricsReader, type ReadDeliveryMetrics } from './metrics/delivery-metrics-reader.ts';
import { createModeration, type ModerationDependencies } from './moderation/moderation-dependencies.ts';
import { startNoticeMails } from './notices/mail-notices.ts';
import { mailTrialEnded, startStaffNotifications } from './notices/notify-staff.ts';
import { startStaffAlerts } from './notices/send-staff-alerts.ts';
import { startOwnershipChecks } from './ownership/check-round.ts';
import { createOwnership } from './ownership/create-ownership.ts';
import type { OwnershipDependencies } from './ownership/ownership-dependencies.ts';
import { startReminderLoop } from './reminders/send-reminders.ts';
import { createVapidIdentity, type VapidIdentity } from './reminders/vapid.ts';
import { startReviewRefresh } from './reviews/refresh-loop.ts';
import { type CurrentSite, openCurrentSite } from './site/site.ts';
import { createLiveStreams, type LiveStreams } from './stream/live-streams.ts';
import { notifyOfConsumersBehind } from './stream/notify-behind.ts';
import { type InstallationTrialMode, openTrialMode } from './trial-mode/installation-trial-mode.ts';
import { createSiteRanking, type SiteRanking } from './voters/leaderboards.ts';
import { startVoterTally } from './voters/tally.ts';
import { createNetworkLimits } from './votes/admit-votes.ts';
import { createVoting, type VotingDependencies } from './votes/cast-vote.ts';
import { createProviderCaptcha, type ProviderCaptcha } from './votes/vote-captcha.ts';
import { createVoteChallenge, NO_CHALLENGE, type VoteChallenge } from './votes/vote-challenge.ts';
import { startVoteNetworkCleanup } from './votes/vote-network-cleanup.ts';

export interface AppContext extends DeliveryContext, AccountContext, ListingReaders {
  /** What needs a restart to change. */
  readonly config: Config;
  /** What staff can change: name, brand, texts, settings. */
  readonly site: CurrentSite;
  readonly database: Database;
  /** For lists, statistics and logs; never for permissions, forms or anything that is changed afterwards. */
  readonly readDb: Db;
  readonly vault: Keyring;
  /**
   * Whether only this machine can reach the installation. Trial mode can end while the process runs, so check it each
   * time.
   */
  readonly trial: InstallationTrialMode;
  readonly auth: Auth;
  readonly voting: VotingDependencies;
  /** Whether voting currently requires a confirmed address or a connected Discord account. */
  readonly votingNeedsConfirmed: () => boolean;
  /** The keys that identify us to web push services (VAPID). */
  readonly pushIdentity: () => Promise<VapidIdentity>;
  /** For proofs that listings are their owners', and claims to them. */
  readonly ownership: OwnershipDependencies;
  /** For reports, and decisions about them. */
  readonly moderation: ModerationDependencies;
  /** The proof of work required before a vote. */
  readonly voteChallenge: VoteChallenge;
  /** Null unless VOTE_CAPTCHA names a provider. */
  readonly voteCaptcha: ProviderCaptcha | null;
  /** Identifies the client of a request, for rate limits. */
  readonly clients: ClientIdentifier;
  readonly siteRanking: SiteRanking;
  /** Renders and caches the preview images that chats show for links to listings. */
  readonly socialPreviews: SocialPreviews;
  /** Fetches and caches the images in descriptions. */
  readonly textImages: TextImages;
  /** What integrators install from this site. */
  readonly downloads: Downloads;
  /** The state of all deliveries, for metrics and the System page. */
  readonly readDeliveryMetrics: ReadDeliveryMetrics;
  /** The live streams that are open in this process. */
  readonly streams: LiveStreams;
  /** Null if METRICS is off. */
  readonly counts: MetricsCounters | null;
  /** The migrations applied when this context was created. */
  readonly appliedMigrations: readonly string[];
  /** Aborted when the service begins to stop, to end long-lived responses. */
  readonly stopping: AbortSignal;
  beginStop(): void;
  /** Starts the background loops of this process's role. */
  start(): void;
  /** Waits up to ten seconds for work in progress, then closes the database. */
  close(): Promise<void>;
}

/** Dependencies that tests replace. */
export interface ContextOverrides extends DeliveryOverrides {
  readonly robloxOrigin?: string;
  readonly discordOrigin?: string;
  readonly captchaOrigin?: string;
  readonly googleIssuer?: string;
  readonly githubOrigin?: string;
  /** An open database to use instead of the configured one. */
  readonly database?: Database;
}

/** Throws an OperatorError before changing anything if the setup is invalid. */
export async function createContext(config: Config, overrides: ContextOverrides = {}): Promise<AppContext> {
  const log = createLog(config.logLevel);
  const database = overrides.database ?? (await openDatabase(config));
  try {
    await backUpBeforeMigration(database, config, log);
    const appliedMigrations = await migrate(database.db);
    const vault = await openVault(database, config);
    // After the first write, which waits for a move in progress.
    await refuseMovedDatabase({ ...database, dataDir: config.dataDir });
    // Runs before the first vote, because after months of downtime there is no partition for this week.
    await maintainDeliveryLog(database.db);
    if (!(await supportsSimilarNames(database.db))) log.info(NO_SIMILAR_NAMES);
    const site = await openCurrentSite({ db: database.db, config, log });
    const outbox = openOutbox({ config, site, log, database, vault });
    const trial = await openTrialMode({
      db: database.db,
      config,
      log,
      ...(outbox && {
        notifyStaff: (db: Connection, sign: string) => mailTrialEnded(db, { outbox, sender: site }, sign),
      }),
    });
    return assembleContext({ config, site, log, database, vault, appliedMigrations, trial }, outbox, overrides);
  } catch (error) {
    await database.close();
    throw error;
  }
}

const NO_SIMILAR_NAMES =
  'Search does not find similar spellings, because the pg_trgm extension is missing from this database. To enable it, run as a superuser: create extension pg_trgm; select prepare_near_search();';

type ContextBase = Pick<AppContext, 'config' | 'site' | 'log' | 'database' | 'vault' | 'appliedMigrations' | 'trial'>;

function assembleContext(
  base: ContextBase,
  outbox: Outbox | null,
  { database: _, ...given }: ContextOverrides,
): AppContext {
  const { config, site, log, database, vault, trial } = base;
  const { db } = database;
  const { robloxOrigin, discordOrigin, captchaOrigin, googleIssuer, githubOrigin, ...overrides } = given;
  const counts = config.metrics === 'off' ? null : createCounters();
  const deliveries = createDeliveryContext(base, { ...overrides, observer: counts, trial });
  trial.listen(deliveries.notifier);
  site.listen(deliveries.notifier);
  const delivers = config.role !== 'web';
  const votingNeedsConfirmed = createConfirmationRule(config, trial);
  const accounts = createAccountContext({ db, config, site, log, outbox }, vault, votingNeedsConfirmed);
  const identity = createVapidIdentity(db, vault, config.baseUrl);
  const stopping = new AbortController();
  const loops: BackgroundLoop[] = [];
  const origins = { robloxOrigin, discordOrigin };
  const { outbound } = deliveries;
  const textImages = createTextImages({ db, outbound, log, vault, config });
  const ownership = createOwnership({ ...base, outbox, outbound, stopping: stopping.signal, origins });
  return {
    ...accounts,
    ...base,
    readDb: database.readDb,
    votingNeedsConfirmed,
    readDeliveryMetrics: createDeliveryMetricsReader(db, log),
    stopping: stopping.signal,
    beginStop: () => stopping.abort(),
    auth: createAuth(accounts, vault, { outbound, signal: stopping.signal, googleIssuer, githubOrigin }),
    ...deliveries,
    streams: createLiveStreams({ ...deliveries, db, config, log, stopping: stopping.signal, observer: counts }),
    counts,
    ...createListingReaders(database.readDb, config),
    siteRanking: createSiteRanking(database.readDb),
    socialPreviews: createSocialPreviews(),
    textImages,
    downloads: openDownloads(config, log),
    pushIdentity: identity,
    ownership,
    moderation: createModeration({ db, config, site, outbox, vault }),
    voteCaptcha: createProviderCaptcha({ config, outbound, log, stopping: stopping.signal, origin: captchaOrigin }),
    voteChallenge: config.voteChallenge ? createVoteChallenge(vault.derive('challenge')) : NO_CHALLENGE,
    clients: createClientIdentifier(vault.derive('visitors'), config),
    voting: assembleVoting(base, { accounts, deliveries, requireConfirmed: votingNeedsConfirmed, counts }),
    start() {
      outbox?.start();
      loops.push(trial.startSync(), site.startSync(), startKeyRegistration(db, vault, log));
      if (!delivers) return;
      deliveries.loop.start();
      loops.push(...startWorkerLoops(base, outbox, { deliveries, identity, ownership }));
    },
    async close() {
      const stopped = loops.map((loop) => loop.stop());
      deliveries.changes.close();
      if (delivers) await deliveries.loop.stop();
      await Promise.all([...stopped, outbox?.stop(), textImages.close()]);
      await Promise.all([deliveries.notifier.close(), outbound.close()]);
      await database.close();
    },
  };
}

interface VotingNeeds extends Pick<VotingDependencies, 'requireConfirmed'> {
  readonly accounts: AccountContext;
  readonly deliveries: DeliveryContext;
  readonly counts: MetricsCounters | null;
}

function assembleVoting(
  { site, database, vault }: ContextBase,
  { accounts, deliveries, requireConfirmed, counts }: VotingNeeds,
): VotingDependencies {
  return createVoting({
    db: database.db,
    site,
    requireConfirmed,
    limits: { identities: accounts.voterIdentities, networks: createNetworkLimits(vault, site) },
    deliverer: deliveries.deliverer,
    publishEvents: deliveries.changes.publishEvents,
    isEmbedded: database.kind === 'embedded',
    ...(counts && { countVote: counts.voteCast }),
  });
}

interface WorkerLoopNeeds {
  readonly deliveries: DeliveryContext;
  readonly identity: AppContext['pushIdentity'];
  readonly ownership: OwnershipDependencies;
}

/** The background loops of a process that delivers, apart from the delivery loop itself. */
function startWorkerLoops(
  { config, site, log, database, vault }: ContextBase,
  outbox: Outbox | null,
  { deliveries: { outbound, wake, staffChat }, identity, ownership }: WorkerLoopNeeds,
): readonly BackgroundLoop[] {
  const { db } = database;
  const loops = [
    startMaintenance(database, log, () =>
      Promise.all([deleteExpiredRows(db), notifyOfConsumersBehind(db), insertExpiryNotices(db)]),
    ),
    startBulkRedeliveryLoop(db, wake, log),
    startCleanup(db, log),
    startAuditChain({ db, vault }, log),
    startRankingLoop(db, log),
    startVoteNetworkCleanup(db, log),
    startAnnulments({ db, wake }, log),
    startVoteScan(db, log),
    startVoterTally(database, log),
    startReviewRefresh(db, log),
    startLookAlikes(db, log),
    startReminderLoop({ db, outbound, identity, log, outbox, site }),
  ];
  const backups = startScheduledBackups({ config, database, log });
  if (backups) loops.push(backups);
  if (outbox) {
    loops.push(startNoticeMails({ db, outbox, site, log }));
    loops.push(startStaffNotifications({ db, outbox, site, log }));
  }
  if (staffChat) loops.push(startStaffAlerts({ db, site, chat: staffChat, log }));
  const { robloxOrigin } = ownership;
  if (config.playerCounts) loops.push(startPlayerCountPolling({ db, outbound, log, robloxOrigin }));
  if (config.ownership !== 'off') loops.push(startOwnershipChecks(ownership));
  return loops;
}

/** Null without a mail server. Every process sends mail, so that the one that queues an email can send it at once. */
function openOutbox(parts: Omit<ContextBase, 'appliedMigrations' | 'trial'>): Outbox | null {
  const { config, site, database, vault, log } = parts;
  const transport = createMailTransport(config, site);
  return transport && createOutbox({ db: database.db, vault, transport, log });
}
