// The composition root of everything but the front doors: opens the database, brings it up to date, and puts the parts
// together. The server, the command line and the tests all come in through here.
import { forgetOldActs } from './access/audit.ts';
import { type Auth, createAuth } from './access/auth.ts';
import { forgetDeparted } from './access/departed.ts';
import type { Desk } from './access/desk.ts';
import { forgetOldInvitations } from './access/invitations.ts';
import { forgetOldLinks } from './access/links.ts';
import { createMailer } from './access/mailer.ts';
import { createOutbox, forgetOldLetters, type LetterBox, letterBox, type Outbox } from './access/outbox.ts';
import { forgetExpiredSignIns } from './access/sessions.ts';
import { forgetOldSignUps } from './access/sign-up-by-mail.ts';
import { forgetSpent } from './access/spend.ts';
import { createVoterIdentities, forgetIdentityWindows } from './access/voter-identities.ts';
import { startCleanup } from './cleanup.ts';
import type { Config } from './config.ts';
import { createLog, type Log } from './core/log.ts';
import { createVault, type Vault } from './core/secrets.ts';
import { type Connection, type Database, type Db, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { keepRedelivering } from './deliveries/redeliver-many.ts';
import { keepTidy, tidyLog } from './deliveries/retention.ts';
import { buildDeliveries, type DeliveryOverrides, type DeliveryParts } from './delivery-parts.ts';
import { type InstallationTrial, openTrial } from './installation-trial.ts';
import { dropOldDays } from './listings/ranking.ts';
import { findsNear } from './listings/search-queries.ts';
import { forgetOldServerCounts } from './listings/server-counts.ts';
import { type Counts, createCounts } from './metrics/counts.ts';
import { keepMailing } from './notices/mail-notices.ts';
import { forgetOldNotices } from './notices/notices.ts';
import { keepTellingStaff } from './notices/tell-staff.ts';
import { mailTrialEnded } from './notices/trial-ended.ts';
import { keepProbing } from './probes/keep-probing.ts';
import { forgetOldPlayerCounts } from './probes/player-counts.ts';
import { keepReminding } from './reminders/keep-reminding.ts';
import { type PushIdentity, pushIdentity } from './reminders/push-identity.ts';
import { checkSecretKey, loadSecretKey } from './secret-key.ts';
import { openPolls, type Polls } from './votes/cast-vote.ts';
import { confirmationRule } from './votes/confirmed-voters.ts';
import { createNetworkLimits, keepForgettingNetworks } from './votes/network-limits.ts';
import { forgetOldMonths } from './votes/vote-stats.ts';

export interface House extends DeliveryParts {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly db: Db;
  readonly vault: Vault;
  /** Whether this is somebody's trial on their own machine. It ends while the process runs: ask each time. */
  readonly trial: InstallationTrial;
  readonly auth: Auth;
  /** Everything about accounts goes over it; its outbox is null without a mail server. */
  readonly desk: Desk;
  /** What listings have to say goes out here; null without SMTP_URL. */
  readonly mailer: LetterBox | null;
  readonly polls: Polls;
  /** Whether a vote needs a confirmed address or a connected Discord account now. */
  readonly votingNeedsConfirmed: () => boolean;
  /** Who we are to the services that carry messages to browsers. */
  readonly pushIdentity: () => Promise<PushIdentity>;
  /** Null: METRICS is off, and nobody counts. */
  readonly counts: Counts | null;
  /** The migrations that were run at opening. */
  readonly migrated: readonly string[];
  /** Aborted when the service begins to stop: what would go on for long ends. */
  readonly leaving: AbortSignal;
  leave(): void;
  /** Starts delivering and housekeeping, as far as this process's role goes. */
  start(): void;
  /** Ends what is under way within ten seconds and closes the database. */
  close(): Promise<void>;
}

/** What tests put in another's place. */
export interface HouseOverrides extends DeliveryOverrides {
  readonly robloxOrigin?: string;
}

/** Throws OperatorError when something is not as it must be, before anything was changed. */
export async function openHouse(config: Config, overrides: HouseOverrides = {}): Promise<House> {
  const log = createLog(config.logLevel);
  const database = await openDatabase(config);
  try {
    await database.check();
    const migrated = await migrate(database.db);
    const vault = createVault(loadSecretKey(config));
    await checkSecretKey(database.db, vault);
    // Before the first vote: an installation that slept for months has no week to record it in.
    await tidyLog(database.db);
    if (!(await findsNear(database.db))) log.info(NO_NEAR_MISSES);
    const outbox = openOutbox({ config, log, database, vault });
    const trial = await openTrial({
      ...{ db: database.db, config, log },
      ...(outbox && {
        notifyStaff: (db: Connection, sign: string) => mailTrialEnded(db, { outbox, sender: config }, sign),
      }),
    });
    return furnish({ config, log, database, vault, migrated, trial }, outbox, overrides);
  } catch (error) {
    await database.close();
    throw error;
  }
}

const NO_NEAR_MISSES =
  'Search goes without near misses, because this database has no pg_trgm. To have them, run as a superuser: create extension pg_trgm; select prepare_near_search();';

type Ground = Pick<House, 'config' | 'log' | 'database' | 'vault' | 'migrated' | 'trial'>;

function furnish(
  ground: Ground,
  outbox: Outbox | null,
  { robloxOrigin, ...overrides }: HouseOverrides,
): House {
  const { config, log, database, vault, trial } = ground;
  const { db } = database;
  const counts = config.metrics === 'off' ? null : createCounts();
  const deliveries = buildDeliveries(config, database, vault, log, {
    ...overrides,
    observer: counts,
    trial,
  });
  trial.follow(deliveries.wire);
  const delivers = config.role !== 'web';
  const votingNeedsConfirmed = confirmationRule(config, trial);
  const identities = createVoterIdentities(vault, votingNeedsConfirmed);
  const desk: Desk = { db, sender: config, outbox, identities };
  const mailer = outbox && letterBox(db, outbox, 'listing');
  const identity = pushIdentity(db, vault, config.baseUrl);
  const leaving = new AbortController();
  const stops: (() => Promise<void>)[] = [];
  return {
    ...ground,
    votingNeedsConfirmed,
    leaving: leaving.signal,
    leave: () => leaving.abort(),
    db,
    auth: createAuth({ db, vault, config, log, desk }),
    desk,
    mailer,
    ...deliveries,
    counts,
    pushIdentity: identity,
    polls: openPolls({
      db,
      planWeights: config.planWeights,
      requireConfirmed: votingNeedsConfirmed,
      limits: { identities, networks: createNetworkLimits(vault, config) },
      wake: deliveries.wake,
    }),
    start() {
      desk.outbox?.start();
      stops.push(trial.keepCurrent());
      if (!delivers) return;
      deliveries.loop.start();
      stops.push(
        keepTidy(database, log, () => forgetOld(db)),
        keepRedelivering(db, deliveries.wake, log),
        startCleanup(db, log),
        keepForgettingNetworks(db, log),
      );
      const { serviceName, baseUrl } = config;
      if (mailer) stops.push(keepMailing({ db, mailer, serviceName, baseUrl, log }));
      if (outbox) stops.push(keepTellingStaff({ db, outbox, sender: config, log }));
      const { outbound } = deliveries;
      stops.push(keepReminding({ db, outbound, identity, log }));
      if (!config.playerCounts) return;
      stops.push(keepProbing({ db, outbound, log, robloxOrigin }));
    },
    async close() {
      const stopped = stops.map((stop) => stop());
      deliveries.changes.close();
      if (delivers) await deliveries.loop.stop();
      await Promise.all([...stopped, desk.outbox?.stop()]);
      await deliveries.wire.close();
      await deliveries.outbound.close();
      await database.close();
    },
  };
}

/** Null without a mail server. Every process sends: whoever was asked for a mail sends it at once. */
function openOutbox(parts: Omit<Ground, 'migrated' | 'trial'>): Outbox | null {
  const { config, database, vault, log } = parts;
  const mailer = createMailer(config);
  return mailer && createOutbox({ db: database.db, vault, mailer, log });
}

/** Hourly: what is counted or kept for a time only. */
export function forgetOld(db: Db): Promise<unknown> {
  return Promise.all([
    dropOldDays(db),
    forgetSpent(db),
    forgetOldActs(db),
    forgetOldLetters(db),
    forgetOldLinks(db),
    forgetOldSignUps(db),
    forgetDeparted(db),
    forgetIdentityWindows(db),
    forgetExpiredSignIns(db),
    forgetOldInvitations(db),
    forgetOldNotices(db),
    forgetOldServerCounts(db),
    forgetOldMonths(db),
    forgetOldPlayerCounts(db),
  ]);
}
