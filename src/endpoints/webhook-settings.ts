// The owner's settings of the vote webhook (§1): its URL, its signing secret, and whether it is paused.

import { randomBytes } from 'node:crypto';
import { type Actor, changeWithAuditEvent, recordAuditEvent } from '../access/audit.ts';
import { type CheckedUrl, describeFormat, isSignedFormat, type WebhookFormat } from '../channels/registry.ts';
import type { Vault } from '../core/secrets.ts';
import type { Connection, Db } from '../db/database.ts';
import { type Message, message } from '../messages/message.ts';
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
  type StoredWebhook,
  selectWebhook,
  updateAnnulmentEvents,
  upsertWebhook,
  writeSecret,
} from './webhook-queries.ts';

export interface Webhook extends StoredWebhook {
  readonly format: WebhookFormat;
}

export interface SaveWebhookDependencies {
  readonly db: Db;
  readonly vault: Vault;
  /** Parses and resolves the URL, and refuses one that deliveries could not be sent to (decision D16). */
  readonly checkWebhookUrl: (url: string) => Promise<CheckedUrl>;
  readonly wake: () => void;
}

export type SavedWebhook =
  /** `secret`: set only if one was created now; it is shown only once. */
  | { readonly ok: true; readonly secret: string | null }
  | { readonly ok: false; readonly code: string; readonly sentence: Message };

/** Null when the listing has no webhook. */
export async function readWebhook(db: Connection, listingId: string): Promise<Webhook | null> {
  const webhook = await selectWebhook(db, listingId);
  return webhook && { ...webhook, format: describeFormat(webhook.format).format };
}

/**
 * Saves the URL. Saving re-enables a disabled webhook and resets its failures (§3.1); a paused one stays paused
 * (decision D9).
 */
export async function saveWebhook(
  { db, vault, checkWebhookUrl }: SaveWebhookDependencies,
  { listingId, url, by }: { listingId: string; url: string; by: Actor },
): Promise<SavedWebhook> {
  const checked = await checkWebhookUrl(url);
  if (!checked.ok) return checked;
  return saveAfterQueueEnded(db, async (transaction): Promise<SavedWebhook | QueueStillEnding> => {
    const endpointId = await insertEndpoint(transaction, listingId, 'webhook');
    if (!endpointId) return { ok: false, code: 'listing_gone', sentence: message('targetValidation.listingGone') };
    if (await isQueueEnding(transaction, endpointId)) return queueStillEnding(endpointId);
    const existing = await lockWebhook(transaction, endpointId);
    const secret = isSignedFormat(checked.format) && !existing?.hasSecret ? newSecret() : null;
    await upsertWebhook(transaction, {
      endpointId,
      format: checked.format,
      urlSealed: vault.encrypt(checked.url, webhookSealLabel(endpointId, 'url')),
      urlShown: checked.urlShown,
    });
    if (secret)
      await writeSecret(transaction, endpointId, vault.encrypt(secret, webhookSealLabel(endpointId, 'secret')), false);
    await reenableEndpoint(transaction, endpointId);
    // Only the host, because a URL may contain a secret in its path or query.
    const subject = new URL(checked.url).host;
    await recordAuditEvent(transaction, { action: 'webhook.saved', ...by, listingId, subject });
    return { ok: true, secret };
  });
}

/**
 * Creates a new secret, which is shown only once. The old one keeps signing for 24 hours (decision D13). Returns null
 * if there is no webhook that signs.
 */
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
    // The webhook may have been removed or changed to a chat channel in the meantime.
    if (!(await writeSecret(transaction, webhook.endpointId, sealed, true))) return null;
    await recordAuditEvent(transaction, { action: 'webhook.rotated', ...by, listingId });
    return secret;
  });
}

/** Deliveries wait until the webhook is resumed. False if there is nothing to pause. */
export function pauseWebhook(db: Connection, listingId: string, by: Actor): Promise<boolean> {
  const event = { action: 'webhook.paused', ...by, listingId };
  return changeWithAuditEvent(db, event, (transaction) => pauseEndpoint(transaction, listingId));
}

/** Waiting deliveries are sent in order; retries wait for the rest of their delay (decision D9). */
export async function resumeWebhook(
  { db, wake }: Pick<SaveWebhookDependencies, 'db' | 'wake'>,
  listingId: string,
  by: Actor,
): Promise<boolean> {
  const event = { action: 'webhook.resumed', ...by, listingId };
  const resumed = await changeWithAuditEvent(db, event, (transaction) => resumeEndpoint(transaction, listingId));
  if (resumed) wake();
  return resumed;
}

/** Whether the webhook also gets the events `vote.annulled` and `vote.restored`. False if there is no webhook that signs. */
export function setAnnulmentEvents(
  db: Connection,
  { listingId, wanted, by }: { readonly listingId: string; readonly wanted: boolean; readonly by: Actor },
): Promise<boolean> {
  const event = { action: wanted ? 'webhook.annulments_on' : 'webhook.annulments_off', ...by, listingId };
  return changeWithAuditEvent(db, event, (transaction) => updateAnnulmentEvents(transaction, listingId, wanted));
}

/**
 * Deletes the settings. Waiting deliveries end as undelivered and stay in the log; a running bulk redelivery is
 * stopped.
 */
export function removeWebhook(db: Db, listingId: string, by: Actor): Promise<boolean> {
  const event = { action: 'webhook.removed', ...by, listingId };
  return changeWithAuditEvent(db, event, (transaction) => removeEndpoint(transaction, listingId));
}

/** `whsec_` and 32 random bytes in base64 (decision D12). */
function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}
