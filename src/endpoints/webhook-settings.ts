// The owner's settings of the vote webhook (§1): where deliveries go, what signs them, and the pause switch.
import { randomBytes } from 'node:crypto';
import { type Actor, recordAuditEvent } from '../access/audit.ts';
import { type CheckedUrl, describeFormat, isSignedFormat, type WebhookFormat } from '../channels/registry.ts';
import type { Vault } from '../core/secrets.ts';
import type { Connection, Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { EndpointState } from '../db/schema.ts';
import { isQueueEnding } from './end-queue-queries.ts';
import { type QueueStillEnding, queueStillEnding, saveAfterQueueEnded } from './save-after-queue-ended.ts';
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
  /** Parses and resolves: refuses what deliveries could not be sent to (decision D16). */
  readonly judgeUrl: (url: string) => Promise<CheckedUrl>;
  readonly wake: () => void;
}

export type SavedWebhook =
  /** `secret` only when one was made now: it is shown this once. */
  | { readonly ok: true; readonly secret: string | null }
  | { readonly ok: false; readonly code: string; readonly sentence: string };

/** The listing's webhook, or null when none is set. */
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
  { db, vault, judgeUrl }: SaveWebhookDependencies,
  { listingId, url, by }: { listingId: string; url: string; by: Actor },
): Promise<SavedWebhook> {
  const text = url.trim();
  if (text === '') return refuseUrl('url_missing', 'Enter the address of your endpoint.');
  if (text.length > MAX_WEBHOOK_URL_CHARACTERS)
    return refuseUrl('url_too_long', 'Use at most 2,000 characters for the address.');
  const judged = await judgeUrl(text);
  if (!judged.ok) return judged;
  return saveAfterQueueEnded(db, async (transaction): Promise<SavedWebhook | QueueStillEnding> => {
    const endpointId = await insertEndpoint(transaction, listingId, 'webhook');
    if (!endpointId)
      return { ok: false, code: 'listing_gone', sentence: 'This listing was deleted a moment ago.' };
    if (await isQueueEnding(transaction, endpointId)) return queueStillEnding(endpointId);
    const existing = await lockWebhook(transaction, endpointId);
    const secret = isSignedFormat(judged.format) && !existing?.has_secret ? newSecret() : null;
    await upsertWebhook(transaction, {
      endpointId,
      format: judged.format,
      urlSealed: vault.encrypt(judged.url, webhookSealLabel(endpointId, 'url')),
      urlShown: judged.urlShown,
    });
    if (secret)
      await writeSecret(
        transaction,
        endpointId,
        vault.encrypt(secret, webhookSealLabel(endpointId, 'secret')),
        false,
      );
    await reenableEndpoint(transaction, endpointId);
    // The host alone: an address may carry a secret in its path or query.
    const subject = new URL(judged.url).host;
    await recordAuditEvent(transaction, { action: 'webhook.saved', ...by, listingId, subject });
    return { ok: true, secret };
  });
}

function refuseUrl(code: string, sentence: string): SavedWebhook {
  return { ok: false, code, sentence };
}

/** A new secret, shown this once; for 24 hours the old one signs beside it (decision D13). Null: no webhook. */
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
    // It may have been removed meanwhile, or lead to a chat channel, which is sent no signature.
    if (!(await writeSecret(transaction, webhook.endpointId, sealed, true))) return null;
    await recordAuditEvent(transaction, { action: 'webhook.rotated', ...by, listingId });
    return secret;
  });
}

/** Deliveries wait as held until resumed; false when there is nothing to pause. */
export function pauseWebhook(db: Connection, listingId: string, by: Actor): Promise<boolean> {
  return recorded(db, { act: 'webhook.paused', listingId, by }, pauseEndpoint);
}

/** Held deliveries go out in order; retries go on waiting for what was left of their delay (decision D9). */
export async function resumeWebhook(
  { db, wake }: Pick<SaveWebhookDependencies, 'db' | 'wake'>,
  listingId: string,
  by: Actor,
): Promise<boolean> {
  const resumed = await recorded(db, { act: 'webhook.resumed', listingId, by }, resumeEndpoint);
  if (resumed) wake();
  return resumed;
}

/** Takes the settings away; what still waited ends undelivered and stays in the log, an order to redeliver is stopped. */
export function removeWebhook(db: Db, listingId: string, by: Actor): Promise<boolean> {
  return recorded(db, { act: 'webhook.removed', listingId, by }, removeEndpoint);
}

/** An act is told only where there was something to do. */
function recorded(
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

/** Binds a sealed value to its row and column, so that one cannot stand in for another. */
export function webhookSealLabel(endpointId: string, what: 'url' | 'secret'): string {
  return `webhook:${endpointId}:${what}`;
}

/** `whsec_` and 32 random bytes in base64 (decision D12). */
function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}
