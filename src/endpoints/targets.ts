// What the engine needs to call an endpoint: its URL and secrets, decrypted, kept until the settings change.
import { now } from '../core/clock.ts';
import type { Vault } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { selectTargets, type TargetRow } from './queries.ts';
import { sealLabel } from './webhook-settings.ts';

/** `unreadable`: the settings cannot be decrypted with today's key; deliveries wait until they can. */
export type Target = ReadableTarget | { readonly format: 'unreadable' };

export interface ReadableTarget {
  readonly format: 'json' | 'discord';
  readonly url: string;
  /** The secret in force, then, for a day after a rotation, the one before it. */
  readonly secrets: readonly string[];
  readonly listing: { readonly id: string; readonly name: string };
}

export interface Versioned {
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
  endpoints: readonly Versioned[],
) => Promise<ReadonlyMap<string, Target>>;

/** Loads targets, from memory while their version is today's. An endpoint without settings is missing in the answer. */
export function targetLoader(vault: Vault): LoadTargets {
  const kept = new Map<string, Kept>();
  const known = ({ endpointId, settingsVersion }: Versioned) => {
    const entry = kept.get(endpointId);
    return entry?.version === settingsVersion && (entry.until === null || entry.until > now())
      ? entry
      : undefined;
  };
  return async (db, endpoints) => {
    const missing = endpoints.filter((endpoint) => !known(endpoint));
    if (missing.length > 0) {
      if (kept.size > MOST_KEPT) kept.clear();
      const versions = new Map(missing.map((endpoint) => [endpoint.endpointId, endpoint.settingsVersion]));
      for (const row of await selectTargets(db, [...versions.keys()])) {
        const version = versions.get(row.endpoint_id) ?? 0;
        const until = row.previous_secret_until;
        kept.set(row.endpoint_id, { version, target: openOrNot(vault, row), until });
      }
    }
    return new Map(
      endpoints.flatMap((endpoint) => {
        const entry = known(endpoint);
        return entry ? [[endpoint.endpointId, entry.target]] : [];
      }),
    );
  };
}

/** One webhook that cannot be decrypted must not keep the others from being called. */
function openOrNot(vault: Vault, row: TargetRow): Target {
  try {
    return open(vault, row);
  } catch {
    return { format: 'unreadable' };
  }
}

function open(vault: Vault, row: TargetRow): ReadableTarget {
  const secretLabel = sealLabel(row.endpoint_id, 'secret');
  const sealed = [row.secret_sealed, row.previous_secret_sealed].filter((secret) => secret !== null);
  return {
    format: row.format,
    url: vault.decrypt(row.url_sealed, sealLabel(row.endpoint_id, 'url')),
    secrets: sealed.map((secret) => vault.decrypt(secret, secretLabel)),
    listing: { id: row.listing_id, name: row.listing_name },
  };
}
