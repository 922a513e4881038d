// The owner's settings of the vote webhook (§1): where deliveries go, what signs them, and the pause switch.
import { randomBytes } from 'node:crypto';
import { type Actor, recordAuditEvent } from '../access/audit.ts';
import { type CheckedUrl, describeFormat, isSignedFormat, type WebhookFormat } from '../channels/registry.ts';
import type { Vault } from '../core/secrets.ts';
import type { Connection, Db } from '../db/database.ts';
import type { EndpointState } from '../db/delivery-tables.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { isQueueEnding } from './end-queue-queries.ts';
import { type QueueStillEnding, queueStillEnding, saveAfterQueueEnded } from './save-after-queue-ended.ts';
import { webhookSealLabel } from './targets.ts';
import {
  insertEndpoint,
  lockWebhook,
  pauseEndpoint,
  reenableEndpoint,
  removeEndpoint,
  resumeEndpoint,
  selectWebhook,
  upsertWebhook,
  writeSecret,
} from './webhook-queries.ts';

/** What forms, the API and the command line accept. */
export const MAX_WEBHOOK_URL_CHARACTERS = 2_000;

export interface Webhook {
  readonly endpointId: string;
  readonly format: WebhookFormat;
  /** Masked for a chat channel, whose URL is a secret. */
  readonly urlShown: string;
  readonly state: Exclude<EndpointState, 'removed'>;
  readonly consecutiveFailures: number;
  readonly hasSecret: boolean;
}

export interface SaveWebhookDependencies {
  readonly db: Db;
  readonly vault: Vault;
  /** Parses and resolves the URL, and refuses what deliveries could not be sent to (decision D16). */
  readonly checkWebhookUrl: (url: string) => Promise<CheckedUrl>;
  readonly wake: () => void;
}

export type SavedWebhook =
  /** `secret` only if one was created now: it is shown this once. */
  | { readonly ok: true; readonly secret: string | null }
  | { readonly ok: false; readonly code: string; readonly sentence: string };

/** Null when none is set. */
export async function readWebhook(db: Connection, listingId: string): Promise<Webhook | null> {
  const row = await selectWebhook(db, listingId);
  if (!row || row.state === 'removed') return null;
  return {
    endpointId: row.id,
    format: describeFormat(row.format).format,
    urlShown: row.url_shown,
    state: row.state,
    consecutiveFailures: row.consecutive_failures,
    hasSecret: row.has_secret,
  };
}

/** Saves the URL. Saving re-enables a disabled webhook with a clean slate (§3.1); a paused one stays paused (D9). */
export async function saveWebhook(
  { db, vault, checkWebhookUrl }: SaveWebhookDependencies,
  { listingId, url, by }: { listingId: string; url: string; by: Actor },
): Promise<SavedWebhook> {
  const text = url.trim();
  if (text === '') return refuseUrl('url_missing', 'Enter the address of your endpoint.');
  if (text.length > MAX_WEBHOOK_URL_CHARACTERS)
    return refuseUrl('url_too_long', 'Use at most 2,000 characters for the address.');
  const checked = await checkWebhookUrl(text);
  if (!checked.ok) return checked;
  return saveAfterQueueEnded(db, async (transaction): Promise<SavedWebhook | QueueStillEnding> => {
    const endpointId = await insertEndpoint(transaction, listingId, 'webhook');
    if (!endpointId) return { ok: false, code: 'listing_gone', sentence: 'This listing was deleted a moment ago.' };
    if (await isQueueEnding(transaction, endpointId)) return queueStillEnding(endpointId);
    const existing = await lockWebhook(transaction, endpointId);
    const secret = isSignedFormat(checked.format) && !existing?.has_secret ? newSecret() : null;
    await upsertWebhook(transaction, {
      endpointId,
      format: checked.format,
      urlSealed: vault.encrypt(checked.url, webhookSealLabel(endpointId, 'url')),
      urlShown: checked.urlShown,
    });
    if (secret)
      await writeSecret(transaction, endpointId, vault.encrypt(secret, webhookSealLabel(endpointId, 'secret')), false);
    await reenableEndpoint(transaction, endpointId);
    // Only the host: a URL may carry a secret in its path or query.
    const subject = new URL(checked.url).host;
    await recordAuditEvent(transaction, { action: 'webhook.saved', ...by, listingId, subject });
    return { ok: true, secret };
  });
}

function refuseUrl(code: string, sentence: string): SavedWebhook {
  return { ok: false, code, sentence };
}

/** A new secret, shown this once. The old one keeps signing for 24 hours (decision D13). Null: no webhook that signs. */
export async function rotateSecret(
  { db, vault }: Pick<SaveWebhookDependencies, 'db' | 'vault'>,
  listingId: string,
  by: Actor,
): Promise<string | null> {
  const webhook = await readWebhook(db, listingId);
  if (!webhook || !isSignedFormat(webhook.format)) return null;
  const secret = newSecret();
  const sealed = vault.encrypt(secret, webhookSealLabel(webhook.endpointId, 'secret'));
  return db.transaction().execute(async (transaction) => {
    // The webhook may have been removed or pointed at a chat channel meanwhile.
    if (!(await writeSecret(transaction, webhook.endpointId, sealed, true))) return null;
    await recordAuditEvent(transaction, { action: 'webhook.rotated', ...by, listingId });
    return secret;
  });
}

/** Deliveries are held until resumed. False if there is nothing to pause. */
export function pauseWebhook(db: Connection, listingId: string, by: Actor): Promise<boolean> {
  return withAuditEvent(db, { act: 'webhook.paused', listingId, by }, pauseEndpoint);
}

/** Held deliveries go out in order; retries wait for the rest of their delay (decision D9). */
export async function resumeWebhook(
  { db, wake }: Pick<SaveWebhookDependencies, 'db' | 'wake'>,
  listingId: string,
  by: Actor,
): Promise<boolean> {
  const resumed = await withAuditEvent(db, { act: 'webhook.resumed', listingId, by }, resumeEndpoint);
  if (resumed) wake();
  return resumed;
}

/** Deletes the settings. What was waiting ends undelivered and stays in the log; a bulk redelivery is stopped. */
export function removeWebhook(db: Db, listingId: string, by: Actor): Promise<boolean> {
  return withAuditEvent(db, { act: 'webhook.removed', listingId, by }, removeEndpoint);
}

/** Records the change in the audit log if there was something to change. */
function withAuditEvent(
  db: Connection,
  { act, listingId, by }: { readonly act: string; readonly listingId: string; readonly by: Actor },
  change: (transaction: Connection, listingId: string) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const changed = await change(transaction, listingId);
    if (changed) await recordAuditEvent(transaction, { action: act, ...by, listingId });
    return changed;
  });
}

/** `whsec_` and 32 random bytes in base64 (decision D12). */
function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}
