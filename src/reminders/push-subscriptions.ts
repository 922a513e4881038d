// Subscribes a person's browser to reminders about a listing's next vote (decision P37).
import { newId } from '../core/ids.ts';
import { hashSecret } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { areValidPushKeys } from './encrypt-push.ts';
import { insertReminder, type NewSubscriptionRow, upsertSubscription } from './push-queries.ts';

const BROWSERS_MOST = 10;

interface PushSubscribing {
  readonly db: Db;
  readonly outbound: Pick<Outbound, 'checkTarget'>;
}

export interface NewPushBrowser {
  readonly personId: string;
  /** From the browser, base64url; not validated yet. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface NewPushSubscription extends NewPushBrowser {
  readonly listingId: string;
}

/**
 * False if the browser's push address or keys cannot be used. The address is checked again before each message
 * (decision D16).
 */
export async function subscribeToReminder(
  { db, outbound }: PushSubscribing,
  { listingId, ...browser }: NewPushSubscription,
): Promise<boolean> {
  const subscription = await checkBrowser(outbound, browser);
  if (!subscription) return false;
  await db.transaction().execute(async (transaction) => {
    await upsertSubscription(transaction, subscription, BROWSERS_MOST);
    await insertReminder(transaction, browser.personId, listingId);
  });
  return true;
}

/** The same without a listing: for the one reminder of all favorites. */
export async function subscribeBrowser({ db, outbound }: PushSubscribing, browser: NewPushBrowser): Promise<boolean> {
  const subscription = await checkBrowser(outbound, browser);
  if (!subscription) return false;
  await db.transaction().execute((transaction) => upsertSubscription(transaction, subscription, BROWSERS_MOST));
  return true;
}

async function checkBrowser(
  outbound: PushSubscribing['outbound'],
  { personId, endpoint, ...given }: NewPushBrowser,
): Promise<NewSubscriptionRow | null> {
  const keys = { p256dh: bytes(given.p256dh), auth: bytes(given.auth) };
  if (!areValidPushKeys(keys)) return null;
  const target = await outbound.checkTarget(endpoint);
  if (!target.ok) return null;
  const { url } = target;
  return { id: newId('row'), personId, endpoint: url, endpointHash: hashSecret(url), ...keys };
}

function bytes(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
