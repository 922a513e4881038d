// The owner's settings of the vote listener (§1): where it listens, and the token (v2) or public key (v1) it knows.
import { type Actor, recordAuditEvent } from '../access/audit.ts';
import type { Vault } from '../core/secrets.ts';
import type { Connection, Db } from '../db/database.ts';
import { isQueueEnding } from './end-queue-queries.ts';
import { type ListenerStatus, listenerStatus } from './health.ts';
import { readListenerKey, readListenerToken } from './listener-key.ts';
import {
  enableListener,
  lockListenerSecret,
  removeListenerEndpoint,
  selectListener,
  selectListingGame,
  upsertListener,
} from './listener-queries.ts';
import { type QueueStillEnding, queueStillEnding, saveAfterQueueEnded } from './save-after-queue-ended.ts';
import { insertEndpoint } from './webhook-queries.ts';

/** The Minecraft server's own port: it stays silent, and votes sent there are lost (facts of the protocol). */
const GAME_PORT = 25_565;

export interface Listener {
  readonly endpointId: string;
  readonly settingsVersion: number;
  readonly host: string;
  readonly port: number;
  readonly protocol: 'v1' | 'v2';
  /** No secret; null with a token. */
  readonly publicKey: string | null;
  readonly consecutiveFailures: number;
  readonly status: ListenerStatus;
  readonly lastAcceptedAt: Date | null;
  /** Of a vote that was sent and not confirmed. */
  readonly lastUnconfirmedAt: Date | null;
  readonly lastFailure: { readonly at: Date; readonly code: string } | null;
}

export type CheckedHost =
  | { readonly ok: true; readonly host: string }
  | { readonly ok: false; readonly code: string; readonly sentence: string };

export interface SaveListenerDependencies {
  readonly db: Db;
  readonly vault: Vault;
  /** Reads and resolves a host: refuses what votes could not be sent to (decision L5). */
  readonly judgeHost: (host: string, port: number) => Promise<CheckedHost>;
}

export interface ListenerRequest {
  readonly listingId: string;
  readonly host: string;
  readonly port: number;
  readonly protocol: 'v1' | 'v2';
  /** The token or the public key, as pasted; a blank one is refused. Null: what is stored stays, where the protocol does. */
  readonly secret: string | null;
  readonly by: Actor;
}

export type SavedListener =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly field: 'listing' | 'host' | 'port' | 'secret';
      readonly code: string;
      readonly sentence: string;
    };

/** The listing's vote listener, or null when none is set. */
export async function readListener(db: Connection, listingId: string): Promise<Listener | null> {
  const row = await selectListener(db, listingId);
  if (!row) return null;
  return {
    endpointId: row.id,
    settingsVersion: row.settings_version,
    host: row.host,
    port: row.port,
    protocol: row.protocol,
    publicKey: row.public_key,
    consecutiveFailures: row.consecutive_failures,
    status: listenerStatus(row),
    lastAcceptedAt: row.last_delivered_at,
    lastUnconfirmedAt: row.last_unconfirmed_at,
    lastFailure: row.last_failed_at && { at: row.last_failed_at, code: row.last_failure_code ?? 'unknown' },
  };
}

/** Saves and puts to use at once. */
export async function saveListener(
  parts: SaveListenerDependencies,
  request: ListenerRequest,
): Promise<SavedListener> {
  const { listingId, port } = request;
  if (port === GAME_PORT) return refuse('port', 'port_game', GAME_PORT_SENTENCE);
  const judged = await parts.judgeHost(request.host, port);
  if (!judged.ok)
    return refuse(judged.code.startsWith('port_') ? 'port' : 'host', judged.code, judged.sentence);
  const key = readSecret(request);
  if (!key.ok) return refuse('secret', key.code, key.sentence);
  const saved = await saveAfterQueueEnded(
    parts.db,
    async (transaction): Promise<SavedListener | QueueStillEnding> => {
      const game = await selectListingGame(transaction, listingId);
      if (game === undefined)
        return refuse('listing', 'listing_gone', 'This listing was deleted a moment ago.');
      if (game !== 'minecraft')
        return refuse('listing', 'not_minecraft', 'Only Minecraft servers have vote listeners.');
      // Refused before there is an endpoint: one without settings would be claimed for ever.
      const kept = await lockListenerSecret(transaction, listingId);
      const tokenKept = key.token === null ? (kept?.token_sealed ?? null) : null;
      const publicKey = key.publicKey ?? kept?.public_key ?? null;
      if (request.protocol === 'v2' && key.token === null && tokenKept === null)
        return refuse('secret', 'token_missing', 'Paste the token from the plugin’s configuration.');
      if (request.protocol === 'v1' && publicKey === null)
        return refuse(
          'secret',
          'key_missing',
          'Paste the public key: the whole of the plugin’s rsa/public.key.',
        );
      const endpointId = await insertEndpoint(transaction, listingId, 'listener');
      if (!endpointId) return refuse('listing', 'listing_gone', 'This listing was deleted a moment ago.');
      if (await isQueueEnding(transaction, endpointId)) return queueStillEnding(endpointId);
      const label = listenerSealLabel(endpointId);
      const tokenSealed = key.token === null ? tokenKept : parts.vault.encrypt(key.token, label);
      await upsertListener(transaction, {
        endpointId,
        host: judged.host,
        port,
        protocol: request.protocol,
        tokenSealed: request.protocol === 'v2' ? tokenSealed : null,
        publicKey: request.protocol === 'v1' ? publicKey : null,
      });
      await enableListener(transaction, endpointId);
      const { by } = request;
      const subject = `${judged.host}:${port}`;
      await recordAuditEvent(transaction, { action: 'listener.saved', ...by, listingId, subject });
      return { ok: true };
    },
  );
  return saved.ok || 'field' in saved ? saved : refuse('listing', saved.code, saved.sentence);
}

const GAME_PORT_SENTENCE =
  'Port 25565 is the game’s own port, which stays silent to votes. Use the port of the vote plugin, 8192 unless you changed it.';

interface Key {
  readonly ok: true;
  /** Null: none was given. */
  readonly token: string | null;
  readonly publicKey: string | null;
}

function readSecret({ protocol, secret }: ListenerRequest) {
  const none: Key = { ok: true, token: null, publicKey: null };
  if (secret === null) return none;
  if (protocol === 'v2') {
    const token = readListenerToken(secret);
    return token.ok ? { ...none, token: token.token } : token;
  }
  const key = readListenerKey(secret);
  return key.ok ? { ...none, publicKey: key.publicKey } : key;
}

/** Takes the settings away; what was not sent yet ends as failed and stays in the log. */
export function removeListener(db: Db, listingId: string, by: Actor): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const removed = await removeListenerEndpoint(transaction, listingId);
    if (removed) await recordAuditEvent(transaction, { action: 'listener.removed', ...by, listingId });
    return removed;
  });
}

/** Binds a sealed token to its row, so that one cannot stand in for another. */
export function listenerSealLabel(endpointId: string): string {
  return `listener:${endpointId}:token`;
}

function refuse(
  field: Extract<SavedListener, { ok: false }>['field'],
  code: string,
  sentence: string,
): SavedListener {
  return { ok: false, field, code, sentence };
}
