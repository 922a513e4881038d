// Subscribes a person's browser to reminders about a listing's next vote (decision P37).
import { newId } from '../core/ids.ts';
import { hashSecret } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { areValidPushKeys } from './encrypt-push.ts';
import { insertReminder, upsertSubscription } from './push-queries.ts';

const BROWSERS_MOST = 10;

export interface NewPushSubscription {
  readonly personId: string;
  readonly listingId: string;
  /** From the browser, base64url; not validated yet. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * False if the browser's push address or keys cannot be used. The address is checked again before each message (decision D16).
 */
export async function subscribeToReminder(
  { db, outbound }: { readonly db: Db; readonly outbound: Pick<Outbound, 'checkTarget'> },
  { personId, listingId, endpoint, ...given }: NewPushSubscription,
): Promise<boolean> {
  const keys = { p256dh: bytes(given.p256dh), auth: bytes(given.auth) };
  if (!areValidPushKeys(keys)) return false;
  const target = await outbound.checkTarget(endpoint);
  if (!target.ok) return false;
  const { url } = target;
  const subscription = { id: newId('row'), personId, endpoint: url, endpointHash: hashSecret(url), ...keys };
  await db.transaction().execute(async (transaction) => {
    await upsertSubscription(transaction, subscription, BROWSERS_MOST);
    await insertReminder(transaction, personId, listingId);
  });
  return true;
}

function bytes(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
