// The owner's settings of the vote listener (§1): its address, and its token (v2) or public key (v1).

import { type Actor, changeWithAuditEvent, recordAuditEvent } from '../access/audit.ts';
import type { Vault } from '../core/secrets.ts';
import type { Connection, Db } from '../db/database.ts';
import { type Message, message } from '../messages/message.ts';
import type { Outbound } from '../outbound/outbound.ts';
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
import { listenerSealLabel } from './targets.ts';
import { insertEndpoint } from './webhook-queries.ts';

/** The Minecraft server's own port, which never responds to votes: they would be lost. */
const GAME_PORT = 25_565;

export interface Listener {
  readonly endpointId: string;
  readonly settingsVersion: number;
  readonly host: string;
  readonly port: number;
  readonly protocol: 'v1' | 'v2';
  /** Not secret; null if the listener uses a token. */
  readonly publicKey: string | null;
  readonly consecutiveFailures: number;
  readonly status: ListenerStatus;
  readonly lastAcceptedAt: Date | null;
  /** When a vote was last sent without being confirmed. */
  readonly lastUnconfirmedAt: Date | null;
  readonly lastFailure: { readonly at: Date; readonly code: string } | null;
}

export interface SaveListenerDependencies {
  readonly db: Db;
  readonly vault: Vault;
  /** Resolves the host, and refuses addresses that votes could not be sent to (decision L5). */
  readonly checkListenerHost: Outbound['checkHost'];
}

export interface ListenerRequest {
  readonly listingId: string;
  readonly host: string;
  /** A number, or the text that was typed. */
  readonly port: number | string;
  readonly protocol: 'v1' | 'v2';
  /**
   * The token or public key, as pasted; a blank one is refused. Null: keep the stored one, unless the protocol changes.
   */
  readonly secret: string | null;
  readonly by: Actor;
}

export type SavedListener =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly field: 'listing' | 'host' | 'port' | 'secret';
      readonly code: string;
      readonly sentence: Message;
    };

/** Null when none is set. */
export async function readListener(db: Connection, listingId: string): Promise<Listener | null> {
  const row = await selectListener(db, listingId);
  if (!row) return null;
  const { lastDeliveredAt: lastAcceptedAt, lastFailedAt: at, lastFailureCode, ...listener } = row;
  const lastFailure = at && { at, code: lastFailureCode ?? 'unknown' };
  return { ...listener, lastAcceptedAt, status: listenerStatus(row), lastFailure };
}

/** Saves the settings, which apply at once. */
export async function saveListener(
  { db, vault, checkListenerHost }: SaveListenerDependencies,
  request: ListenerRequest,
): Promise<SavedListener> {
  const port = readPort(request.port);
  if (port === GAME_PORT) return refuse('port', 'port_game', message('targetValidation.portOfGame'));
  const checked = await checkListenerHost(request.host, port);
  if (!checked.ok) return refuse(checked.code.startsWith('port_') ? 'port' : 'host', checked.code, checked.sentence);
  const secret = readSecret(request);
  if (!secret.ok) return refuse('secret', secret.code, secret.sentence);
  const saved = await saveAfterQueueEnded(db, (transaction) =>
    storeListener({ db: transaction, vault }, request, { host: checked.host, port, secret }),
  );
  return saved.ok || 'field' in saved ? saved : refuse('listing', saved.code, saved.sentence);
}

/** NaN for text that is not a number: the host check refuses it. */
function readPort(port: number | string): number {
  if (typeof port === 'number') return port;
  return /^\d{1,5}$/.test(port.trim()) ? Number(port) : Number.NaN;
}

interface ListenerSecret {
  readonly ok: true;
  /** Both null: keep what is stored. */
  readonly token: string | null;
  readonly publicKey: string | null;
}

function readSecret({ protocol, secret }: ListenerRequest) {
  const none: ListenerSecret = { ok: true, token: null, publicKey: null };
  if (secret === null) return none;
  if (protocol === 'v2') {
    const token = readListenerToken(secret);
    return token.ok ? { ...none, token: token.token } : token;
  }
  const key = readListenerKey(secret);
  return key.ok ? { ...none, publicKey: key.publicKey } : key;
}

interface CheckedListener {
  readonly host: string;
  readonly port: number;
  readonly secret: ListenerSecret;
}

async function storeListener(
  { db, vault }: { readonly db: Connection; readonly vault: Vault },
  { listingId, protocol, by }: ListenerRequest,
  { host, port, secret }: CheckedListener,
): Promise<SavedListener | QueueStillEnding> {
  const game = await selectListingGame(db, listingId);
  if (game === undefined) return refuseGone();
  if (game !== 'minecraft') return refuse('listing', 'not_minecraft', message('targetValidation.minecraftOnly'));
  // Refused before the endpoint is created: an endpoint without settings would be claimed again and again.
  const stored = await lockListenerSecret(db, listingId);
  const isV2 = protocol === 'v2';
  if (isV2 && !secret.token && !stored?.tokenSealed)
    return refuse('secret', 'token_missing', message('targetValidation.tokenMissing'));
  if (!isV2 && !secret.publicKey && !stored?.publicKey)
    return refuse('secret', 'key_missing', message('targetValidation.keyMissing'));
  const endpointId = await insertEndpoint(db, listingId, 'listener');
  if (!endpointId) return refuseGone();
  if (await isQueueEnding(db, endpointId)) return queueStillEnding(endpointId);
  const newToken = secret.token && vault.encrypt(secret.token, listenerSealLabel(endpointId));
  await upsertListener(db, {
    endpointId,
    host,
    port,
    protocol,
    tokenSealed: isV2 ? newToken || (stored?.tokenSealed ?? null) : null,
    publicKey: isV2 ? null : (secret.publicKey ?? stored?.publicKey ?? null),
  });
  await enableListener(db, endpointId);
  await recordAuditEvent(db, { action: 'listener.saved', ...by, listingId, subject: `${host}:${port}` });
  return { ok: true };
}

function refuseGone(): SavedListener {
  return refuse('listing', 'listing_gone', message('targetValidation.listingDeleted'));
}

/** Deletes the settings. Votes that have not been sent end as failed and stay in the log. */
export function removeListener(db: Db, listingId: string, by: Actor): Promise<boolean> {
  const event = { action: 'listener.removed', ...by, listingId };
  return changeWithAuditEvent(db, event, (transaction) => removeListenerEndpoint(transaction, listingId));
}

function refuse(field: Extract<SavedListener, { ok: false }>['field'], code: string, sentence: Message): SavedListener {
  return { ok: false, field, code, sentence };
}
