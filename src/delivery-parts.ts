// Puts the delivery side together: gate, channels, targets, engine, loop. Part of the composition root.
import type { Channel } from './channels/channel.ts';
import { createChatChannels } from './channels/chat-embed.ts';
import { maskChatUrl, recogniseChatUrl } from './channels/chat-url.ts';
import { unreadableChannel } from './channels/unreadable.ts';
import { createVotifierChannel } from './channels/votifier/votifier.ts';
import { createWebhookChannel } from './channels/webhook.ts';
import type { Config } from './config.ts';
import { assert } from './core/assert.ts';
import type { Log } from './core/log.ts';
import type { Vault } from './core/secrets.ts';
import type { Database } from './db/database.ts';
import { type Changes, openChanges } from './deliveries/changes.ts';
import { Engine } from './deliveries/engine.ts';
import { DeliveryLoop } from './deliveries/loop.ts';
import { alsoTold, type DeliveryObserver, observedTests } from './deliveries/observer.ts';
import type { ChannelFor } from './deliveries/send.ts';
import { embeddedWire, postgresWire, type Wire } from './deliveries/wake-up.ts';
import type { JudgedHost } from './endpoints/listener-settings.ts';
import { type LoadTargets, type Target, targetLoader } from './endpoints/targets.ts';
import type { JudgedUrl } from './endpoints/webhook-settings.ts';
import { createOutbound, type Outbound } from './outbound/outbound.ts';
import type { Resolve } from './outbound/resolve.ts';
import type { Trial } from './outbound/trial.ts';

export interface DeliveryParts {
  readonly outbound: Outbound;
  readonly engine: Engine;
  readonly loop: DeliveryLoop;
  readonly wire: Wire;
  /** Tells those who look at a log that it changed. */
  readonly changes: Changes;
  /** For the tests that people ask for; the engine has its own. */
  readonly channelFor: ChannelFor;
  readonly loadTargets: LoadTargets;
  readonly judgeUrl: (url: string) => Promise<JudgedUrl>;
  readonly judgeHost: (host: string, port: number) => Promise<JudgedHost>;
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
  readonly trial?: Trial;
  readonly observer?: DeliveryObserver | null;
}

export function buildDeliveries(
  config: Config,
  database: Database,
  vault: Vault,
  log: Log,
  { trial, resolver, timeoutMs, discordOrigin, chance = Math.random, observer = null }: DeliveryOptions = {},
): DeliveryParts {
  const outbound = createOutbound({
    allowedRanges: config.allowedPrivateTargets,
    ...(trial && { trial }),
    ...(resolver && { resolver }),
    ...(timeoutMs && { timeoutMs }),
  });
  const channelFor = channels(config, outbound, discordOrigin);
  const loadTargets = targetLoader(vault);
  const rules = { delaysSeconds: config.retryDelaysSeconds, paceMaxMs: config.failingPaceMaxMs, chance };
  const wire = database.channel ? postgresWire(database.channel, log) : embeddedWire(database);
  const changes = openChanges(wire);
  const told = alsoTold(observer, (reports) => changes.changed(reports.map((report) => report.endpointId)));
  const engine = new Engine({ db: database.engineDb, loadTargets, channelFor, rules, log, observer: told });
  const loop = new DeliveryLoop({ engine, wire, log });
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
    channelFor: observer ? observedTests(channelFor, observer) : channelFor,
    loadTargets,
    judgeUrl: (url) => judge(outbound, url),
    judgeHost: (host, port) => outbound.checkHost(host, port),
    wake,
  };
}

function channels(config: Config, outbound: Outbound, discordOrigin?: string): ChannelFor {
  const { serviceName, baseUrl } = config;
  const chat = createChatChannels({
    outbound,
    serviceName,
    baseUrl,
    ...(discordOrigin && { origin: discordOrigin }),
  });
  return (target: Target, watch): Channel => {
    if (target.format === 'unreadable') return unreadableChannel(target.kind);
    if (target.format === 'listener') return createVotifierChannel({ outbound, serviceName }, target, watch);
    const { format, url, listing } = target;
    if (format === 'json') return createWebhookChannel({ outbound, serviceName }, target);
    const recognised = recogniseChatUrl(url);
    assert(recognised.kind === 'discord', 'a stored chat URL is none');
    return chat(recognised.target, { name: listing.name, url: `${baseUrl}/listings/${listing.id}` });
  };
}

async function judge(outbound: Outbound, url: string): Promise<JudgedUrl> {
  const chat = recogniseChatUrl(url);
  if (chat.kind === 'refused') return { ok: false, code: chat.code, sentence: chat.sentence };
  if (chat.kind === 'discord')
    return { ok: true, url: url.trim(), urlShown: maskChatUrl(url), format: 'discord' };
  const target = await outbound.checkTarget(url);
  return target.ok ? { ok: true, url: target.url, urlShown: target.url, format: 'json' } : target;
}
