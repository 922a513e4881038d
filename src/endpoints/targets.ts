// Loads what the engine needs to call an endpoint: its decrypted address and secrets, cached until the settings change.
import { isWebhookFormat, type Target } from '../channels/registry.ts';
import { assert } from '../core/assert.ts';
import { now } from '../core/clock.ts';
import type { Vault } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import type { EndpointKind } from '../db/delivery-tables.ts';
import { type SealedListener, selectListenerTargets } from './listener-queries.ts';
import { type EndpointVersion, type SealedWebhook, selectTargets } from './webhook-queries.ts';

export type LoadTargets = (
  db: Connection,
  endpoints: readonly EndpointVersion[],
) => Promise<ReadonlyMap<string, Target>>;

const MAX_CACHED = 10_000;

interface CachedTarget {
  readonly version: number;
  readonly target: Target;
  /**
   * When the previous secret stops signing, by this process's clock: if that is wrong, it will be equally wrong then.
   */
  readonly until: Date | null;
}

/**
 * Loads targets, from the cache while their version is current. An endpoint without settings is missing from the
 * result.
 */
export function createTargetLoader(vault: Vault): LoadTargets {
  const cache = new Map<string, CachedTarget>();
  const cached = ({ endpointId, settingsVersion }: EndpointVersion) => {
    const entry = cache.get(endpointId);
    const isCurrent = entry?.version === settingsVersion && (entry.until === null || entry.until > now());
    return isCurrent ? entry : undefined;
  };
  return async (db, endpoints) => {
    const missing = new Map(
      endpoints
        .filter((endpoint) => !cached(endpoint))
        .map((endpoint) => [endpoint.endpointId, endpoint.settingsVersion]),
    );
    if (missing.size > 0) {
      if (cache.size > MAX_CACHED) cache.clear();
      for (const [endpointId, loaded] of await load(db, vault, [...missing.keys()]))
        cache.set(endpointId, { ...loaded, version: missing.get(endpointId) ?? 0 });
    }
    const targets = new Map<string, Target>();
    for (const endpoint of endpoints) {
      const entry = cached(endpoint);
      if (entry) targets.set(endpoint.endpointId, entry.target);
    }
    return targets;
  };
}

type Loaded = Omit<CachedTarget, 'version'>;

async function load(db: Connection, vault: Vault, endpointIds: readonly string[]): Promise<Map<string, Loaded>> {
  const loaded = new Map<string, Loaded>();
  for (const webhook of await selectTargets(db, endpointIds)) {
    const leftMs = webhook.previousSecretLeftMs;
    const until = leftMs === null ? null : new Date(now().getTime() + leftMs);
    loaded.set(webhook.endpointId, { target: openOrUnreadable('webhook', () => openWebhook(vault, webhook)), until });
  }
  const others = endpointIds.filter((endpointId) => !loaded.has(endpointId));
  if (others.length === 0) return loaded;
  for (const listener of await selectListenerTargets(db, others)) {
    const target = openOrUnreadable('listener', () => openListener(vault, listener));
    loaded.set(listener.endpointId, { target, until: null });
  }
  return loaded;
}

/** One endpoint that cannot be decrypted must not prevent the others from being called. */
function openOrUnreadable(kind: EndpointKind, open: () => Target): Target {
  try {
    return open();
  } catch {
    return { format: 'unreadable', kind };
  }
}

function openListener(vault: Vault, { endpointId, host, port, tokenSealed, publicKey }: SealedListener): Target {
  if (tokenSealed === null) return { format: 'listener', host, port, protocol: 'v1', publicKey: publicKey ?? '' };
  const token = vault.decrypt(tokenSealed, listenerSealLabel(endpointId));
  return { format: 'listener', host, port, protocol: 'v2', token };
}

function openWebhook(vault: Vault, webhook: SealedWebhook): Target {
  const { endpointId, format, secretSealed, previousSecretSealed } = webhook;
  assert(isWebhookFormat(format), `no channel for the webhook format ${format}`);
  const secretLabel = webhookSealLabel(endpointId, 'secret');
  const sealed = [secretSealed, previousSecretSealed].filter((secret) => secret !== null);
  return {
    format,
    url: vault.decrypt(webhook.urlSealed, webhookSealLabel(endpointId, 'url')),
    secrets: sealed.map((secret) => vault.decrypt(secret, secretLabel)),
    listing: { id: webhook.listingId, name: webhook.listingName },
  };
}

/** Binds an encrypted value to its row and column, so that it cannot be copied to another. */
export function webhookSealLabel(endpointId: string, what: 'url' | 'secret'): string {
  return `webhook:${endpointId}:${what}`;
}

/** Binds an encrypted token to its row, so that it cannot be copied to another. */
export function listenerSealLabel(endpointId: string): string {
  return `listener:${endpointId}:token`;
}
