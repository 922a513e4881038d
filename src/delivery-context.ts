// Puts the delivery side together: gate, channels, targets, engine, loop. Part of the composition root.
import type { Channel } from './channels/channel.ts';
import { createDiscordChannels } from './channels/discord.ts';
import { maskDiscordUrl, recognizeDiscordUrl } from './channels/discord-url.ts';
import { createJsonWebhookChannel } from './channels/json-webhook.ts';
import { createUnreadableChannel } from './channels/unreadable-settings.ts';
import { createVotifierChannel } from './channels/votifier/votifier.ts';
import type { Config } from './config.ts';
import { assert } from './core/assert.ts';
import type { Log } from './core/log.ts';
import type { Vault } from './core/secrets.ts';
import type { Database } from './db/database.ts';
import { embeddedNotifier, type PgNotifier, postgresNotifier } from './db/notifications.ts';
import type { ChannelFor } from './deliveries/attempt.ts';
import { createDeliveryChanges, type DeliveryChanges } from './deliveries/delivery-changes.ts';
import { DeliveryLoop } from './deliveries/delivery-loop.ts';
import { Engine } from './deliveries/engine.ts';
import { type DeliveryObserver, observeTests } from './deliveries/observer.ts';
import type { CheckedHost } from './endpoints/listener-settings.ts';
import { createTargetLoader, type LoadTargets, type Target } from './endpoints/targets.ts';
import type { CheckedUrl } from './endpoints/webhook-settings.ts';
import type { Resolve } from './outbound/dns-resolver.ts';
import { createOutbound, type Outbound } from './outbound/outbound.ts';
import type { TrialMode } from './outbound/trial-mode.ts';

export interface DeliveryContext {
  readonly outbound: Outbound;
  readonly engine: Engine;
  readonly loop: DeliveryLoop;
  readonly wire: PgNotifier;
  /** Tells those who look at a log that it changed. */
  readonly changes: DeliveryChanges;
  /** For the tests that people ask for; the engine has its own. */
  readonly channelFor: ChannelFor;
  readonly loadTargets: LoadTargets;
  readonly judgeUrl: (url: string) => Promise<CheckedUrl>;
  readonly judgeHost: (host: string, port: number) => Promise<CheckedHost>;
  /** To be called after a commit that made deliveries due: wakes this process's engine and the others'. */
  readonly wake: () => void;
}

/** What tests put in another's place. */
export interface DeliveryOverrides {
  readonly resolver?: Resolve;
  readonly timeoutMs?: number;
  readonly discordOrigin?: string;
  /** The jitter's dice, from 0 up to 1. */
  readonly chance?: () => number;
}

/** What tests put in another's place, and who looks on. */
export interface DeliveryOptions extends DeliveryOverrides {
  /** Without one loopback addresses stay out of reach. */
  readonly trial?: TrialMode;
  readonly observer?: DeliveryObserver | null;
}

export function createDeliveryContext(
  config: Config,
  database: Database,
  vault: Vault,
  log: Log,
  { trial, resolver, timeoutMs, discordOrigin, chance = Math.random, observer = null }: DeliveryOptions = {},
): DeliveryContext {
  const outbound = createOutbound({
    allowedRanges: config.allowedPrivateTargets,
    ...(trial && { trial }),
    ...(resolver && { resolver }),
    ...(timeoutMs && { timeoutMs }),
  });
  const channelFor = channels(config, outbound, discordOrigin);
  const loadTargets = createTargetLoader(vault);
  const rules = { delaysSeconds: config.retryDelaysSeconds, paceMaxMs: config.failingPaceMaxMs, chance };
  const wire = database.notificationPool
    ? postgresNotifier(database.notificationPool, log)
    : embeddedNotifier(database);
  const changes = createDeliveryChanges(wire);
  const engine = new Engine({
    db: database.engineDb,
    loadTargets,
    channelFor,
    rules,
    log,
    observer,
    onRecorded: (reports) => changes.publish(reports.map(({ claim }) => claim.endpointId)),
  });
  const loop = new DeliveryLoop({ engine, notifier: wire, log });
  const wake = () => {
    loop.wake();
    wire.send();
  };
  return {
    outbound,
    engine,
    loop,
    wire,
    changes,
    channelFor: observer ? observeTests(channelFor, observer) : channelFor,
    loadTargets,
    judgeUrl: (url) => judge(outbound, url),
    judgeHost: (host, port) => outbound.checkHost(host, port),
    wake,
  };
}

function channels(config: Config, outbound: Outbound, discordOrigin?: string): ChannelFor {
  const { serviceName, baseUrl } = config;
  const chat = createDiscordChannels({
    outbound,
    serviceName,
    baseUrl,
    ...(discordOrigin && { origin: discordOrigin }),
  });
  return (target: Target, watch): Channel => {
    if (target.format === 'unreadable') return createUnreadableChannel(target.kind);
    if (target.format === 'listener') return createVotifierChannel({ outbound, serviceName }, target, watch);
    const { format, url, listing } = target;
    if (format === 'json') return createJsonWebhookChannel({ outbound, serviceName }, target);
    const recognised = recognizeDiscordUrl(url);
    assert(recognised.kind === 'discord', 'a stored chat URL is none');
    return chat(recognised.target, { name: listing.name, url: `${baseUrl}/listings/${listing.id}` });
  };
}

async function judge(outbound: Outbound, url: string): Promise<CheckedUrl> {
  const chat = recognizeDiscordUrl(url);
  if (chat.kind === 'refused') return { ok: false, code: chat.code, sentence: chat.sentence };
  if (chat.kind === 'discord')
    return { ok: true, url: url.trim(), urlShown: maskDiscordUrl(url), format: 'discord' };
  const target = await outbound.checkTarget(url);
  return target.ok ? { ok: true, url: target.url, urlShown: target.url, format: 'json' } : target;
}
