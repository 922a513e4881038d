// Creates everything needed to deliver votes: outbound connections, channels, targets, engine and loop. Tests and
// benchmarks of the engine start this part of the composition root on its own.
import { type CheckedUrl, checkWebhookUrl, createChannels } from './channels/registry.ts';
import { createStaffChat, type StaffChat } from './channels/staff-chat.ts';
import type { Config } from './config.ts';
import type { Log } from './core/log.ts';
import type { Vault } from './core/secrets.ts';
import type { Database } from './db/database.ts';
import { embeddedNotifier, type PgNotifier, postgresNotifier } from './db/notifications.ts';
import { endAbandonedLeases } from './deliveries/abandoned-leases.ts';
import type { ChannelFor } from './deliveries/attempt.ts';
import { createDeliveryChanges, type DeliveryChanges } from './deliveries/delivery-changes.ts';
import { DeliveryLoop } from './deliveries/delivery-loop.ts';
import { Engine } from './deliveries/engine.ts';
import { type DeliveryObserver, observeTests } from './deliveries/observer.ts';
import { createTargetLoader, type LoadTargets } from './endpoints/targets.ts';
import type { Resolve } from './outbound/dns-resolver.ts';
import { createOutbound, type Outbound } from './outbound/outbound.ts';
import type { TrialMode } from './outbound/trial-mode.ts';
import type { ResolveTxt } from './outbound/txt-resolver.ts';
import { plainSite, type SiteView } from './site/site.ts';
import type { Deliverer } from './votes/vote-batch.ts';

export interface DeliveryContext {
  readonly outbound: Outbound;
  readonly engine: Engine;
  readonly loop: DeliveryLoop;
  readonly notifier: PgNotifier;
  /** Notifies open log pages of changes. */
  readonly changes: DeliveryChanges;
  /** For test events and test votes; the engine has its own. */
  readonly channelFor: ChannelFor;
  readonly loadTargets: LoadTargets;
  /** The chat channel of staff; null if STAFF_WEBHOOK is not set. */
  readonly staffChat: StaffChat | null;
  readonly checkWebhookUrl: (url: string) => Promise<CheckedUrl>;
  readonly checkListenerHost: Outbound['checkHost'];
  /** Wakes the engines of all processes; call it after a commit that made deliveries due. */
  readonly wake: () => void;
  /** For votes, whose deliveries may be claimed while they are queued. */
  readonly deliverer: Deliverer;
}

/** Dependencies that tests replace. */
export interface DeliveryOverrides {
  readonly resolver?: Resolve;
  readonly resolveTxt?: ResolveTxt;
  readonly timeoutMs?: number;
  /** Origins by format. */
  readonly channelOrigins?: Readonly<Record<string, string>>;
  /** Random numbers for jitter, from 0 to below 1. */
  readonly chance?: () => number;
}

export interface DeliveryOptions extends DeliveryOverrides {
  /** Without it, loopback addresses are blocked. */
  readonly trial?: TrialMode;
  readonly observer?: DeliveryObserver | null;
}

interface DeliveryDependencies {
  readonly config: Config;
  /** By default one that nobody has changed. */
  readonly site?: SiteView;
  readonly database: Database;
  readonly vault: Vault;
  readonly log: Log;
}

export function createDeliveryContext(
  { config, site = plainSite(config), database, vault, log }: DeliveryDependencies,
  { channelOrigins, chance = Math.random, observer = null, ...network }: DeliveryOptions = {},
): DeliveryContext {
  const outbound = createOutbound({ ...network, allowedRanges: config.allowedPrivateTargets });
  const { serviceName, baseUrl } = config;
  const sender = { outbound, serviceName, site, baseUrl, origins: channelOrigins };
  const channelFor = createChannels(sender);
  const loadTargets = createTargetLoader(vault);
  const rules = { delaysSeconds: config.retryDelaysSeconds, paceMaxMs: config.failingPaceMaxMs, chance };
  const notifier = database.notificationPools
    ? postgresNotifier(database.notificationPools, log)
    : embeddedNotifier(database);
  const changes = createDeliveryChanges(notifier);
  const engine = new Engine({
    db: database.engineDb,
    loadTargets,
    presence: () => notifier.presence,
    channelFor,
    rules,
    log,
    observer,
    onRecorded: changes.publish,
  });
  const { engineDb, kind } = database;
  const isAlone = kind === 'embedded';
  const takeOver = (stopping: AbortSignal) => endAbandonedLeases({ db: engineDb, isAlone, stopping });
  const loop = new DeliveryLoop({ engine, notifier, log, takeOver, isAlone });
  return {
    outbound,
    engine,
    loop,
    notifier,
    changes,
    channelFor: observer ? observeTests(channelFor, observer) : channelFor,
    loadTargets,
    staffChat: createStaffChat(config.staffWebhook, sender),
    checkWebhookUrl: (url) => checkWebhookUrl(outbound, url),
    checkListenerHost: outbound.checkHost,
    wake: loop.wakeAll,
    deliverer: {
      get lessee() {
        return engine.lessee;
      },
      startQueued: (taken) => engine.startQueued(taken),
      wake: loop.wakeAll,
    },
  };
}
