// What the engine needs to call an endpoint: where it is and what signs, decrypted, kept until the settings change.
import type { VotifierTarget } from '../channels/votifier/votifier.ts';
import { now } from '../core/clock.ts';
import type { Vault } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import type { EndpointKind } from '../db/schema.ts';
import { type ListenerTargetRow, selectListenerTargets } from './listener-queries.ts';
import { listenerSealLabel } from './listener-settings.ts';
import { selectTargets, type TargetRow } from './webhook-queries.ts';
import { webhookSealLabel } from './webhook-settings.ts';

export type Target = WebhookTarget | ListenerTarget | UnreadableTarget;

/** Its settings cannot be decrypted with today's key. */
interface UnreadableTarget {
  readonly format: 'unreadable';
  readonly kind: EndpointKind;
}

export interface WebhookTarget {
  readonly format: 'json' | 'discord';
  readonly url: string;
  /** The secret in force, then, for a day after a rotation, the one before it. */
  readonly secrets: readonly string[];
  readonly listing: { readonly id: string; readonly name: string };
  /** Only in a self-check of the receiver: it pretends to be old. */
  readonly stale?: true;
}

export type ListenerTarget = VotifierTarget & { readonly format: 'listener' };

export interface EndpointVersion {
  readonly endpointId: string;
  readonly settingsVersion: number;
}

const MOST_KEPT = 10_000;

interface Kept {
  readonly version: number;
  readonly target: Target;
  /** When the old secret stops signing. */
  readonly until: Date | null;
}

export type LoadTargets = (
  db: Connection,
  endpoints: readonly EndpointVersion[],
) => Promise<ReadonlyMap<string, Target>>;

/** Loads targets, from memory while their version is today's. An endpoint without settings is missing in the answer. */
export function createTargetLoader(vault: Vault): LoadTargets {
  const kept = new Map<string, Kept>();
  const known = ({ endpointId, settingsVersion }: EndpointVersion) => {
    const entry = kept.get(endpointId);
    return entry?.version === settingsVersion && (entry.until === null || entry.until > now())
      ? entry
      : undefined;
  };
  const found = (endpoints: readonly EndpointVersion[]) =>
    new Map(
      endpoints.flatMap((endpoint) => {
        const entry = known(endpoint);
        return entry ? [[endpoint.endpointId, entry.target] as const] : [];
      }),
    );
  return async (db, endpoints) => {
    const missing = endpoints.filter((endpoint) => !known(endpoint));
    if (missing.length > 0) {
      if (kept.size > MOST_KEPT) kept.clear();
      const versions = new Map(missing.map((endpoint) => [endpoint.endpointId, endpoint.settingsVersion]));
      const keep = (endpointId: string, target: Target, until: Date | null) =>
        kept.set(endpointId, {
          version: versions.get(endpointId) ?? 0,
          target: target,
          until,
        });
      for (const row of await selectTargets(db, [...versions.keys()])) {
        keep(
          row.endpoint_id,
          openOrNot('webhook', () => openWebhook(vault, row)),
          inMs(row.previous_secret_left_ms),
        );
        versions.delete(row.endpoint_id);
      }
      if (versions.size === 0) return found(endpoints);
      for (const row of await selectListenerTargets(db, [...versions.keys()]))
        keep(
          row.endpoint_id,
          openOrNot('listener', () => openListener(vault, row)),
          null,
        );
    }
    return found(endpoints);
  };
}

/** By this process's clock, which may be wrong, as it will be then. */
function inMs(leftMs: number | null): Date | null {
  return leftMs === null ? null : new Date(now().getTime() + leftMs);
}

/** One endpoint that cannot be decrypted must not keep the others from being called. */
function openOrNot(kind: EndpointKind, open: () => Target): Target {
  try {
    return open();
  } catch {
    return { format: 'unreadable', kind };
  }
}

function openListener(vault: Vault, row: ListenerTargetRow): ListenerTarget {
  const { host, port } = row;
  if (row.token_sealed === null)
    return { format: 'listener', host, port, protocol: 'v1', publicKey: row.public_key ?? '' };
  const token = vault.decrypt(row.token_sealed, listenerSealLabel(row.endpoint_id));
  return { format: 'listener', host, port, protocol: 'v2', token };
}

function openWebhook(vault: Vault, row: TargetRow): WebhookTarget {
  const secretLabel = webhookSealLabel(row.endpoint_id, 'secret');
  const sealed = [row.secret_sealed, row.previous_secret_sealed].filter((secret) => secret !== null);
  return {
    format: row.format,
    url: vault.decrypt(row.url_sealed, webhookSealLabel(row.endpoint_id, 'url')),
    secrets: sealed.map((secret) => vault.decrypt(secret, secretLabel)),
    listing: { id: row.listing_id, name: row.listing_name },
  };
}
