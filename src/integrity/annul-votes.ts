// Annuls votes and restores them (decisions P410 to P414). The votes that staff selects are stored with the order; then
// they leave everything that counts votes, in slices of one transaction each, so that voting never waits for more than
// one slice, and a crash between two slices loses nothing: any process goes on with the rest.

import { setImmediate } from 'node:timers/promises';
import { type Actor, recordAuditEvent } from '../access/audit.ts';
import { faultPoint } from '../core/fault-point.ts';
import { newId } from '../core/ids.ts';
import { SLICE_ROWS } from '../db/cleanup-queries.ts';
import type { Connection, Db } from '../db/database.ts';
import { cancelDeliveries, lockEndpointsOf, requeueCancelled } from '../deliveries/cancel-queries.ts';
import {
  type AnnulmentEventType,
  enqueueAnnulments,
  selectEventIds,
  wantsAnnulmentEvents,
} from '../deliveries/enqueue-annulments-queries.ts';
import type { Message } from '../messages/message.ts';
import { validateReason } from '../messages/validate-reason.ts';
import { refreshReviews } from '../reviews/refresh-queries.ts';
import { correctTally } from '../voters/correct-tally-queries.ts';
import { holdTally } from '../voters/tally-queries.ts';
import { annulmentEventBody, type VotedListing } from '../votes/vote-event.ts';
import { annulVotes, lockListing, type MovedVote, restoreVotes, takeSelectedVotes } from './annul-slice-queries.ts';
import {
  addAnnulled,
  beginRestoring,
  deleteAnnulment,
  endAnnulment,
  forgetSelected,
  insertAnnulment,
  insertAnnulmentNotice,
  type LockedAnnulment,
  lockAnnulment,
  selectAnnulment,
  selectOpenAnnulments,
} from './annulment-queries.ts';
import { closeFlagAsAnnulled } from './flag-queries.ts';
import type { VoteSelection } from './selection-queries.ts';

export interface AnnulmentOrder {
  readonly selection: VoteSelection;
  /** Shown to the owner. */
  readonly reason: string;
}

export type AnnulmentResult =
  | { readonly ok: true; readonly id: string; readonly selected: number }
  | { readonly ok: false; readonly reason: 'invalid'; readonly sentence: Message }
  | { readonly ok: false; readonly reason: 'none' };

export interface Annuller {
  readonly db: Db;
  /** Wakes the engines: events may be queued. */
  readonly wake: () => void;
}

/** Stores the order and its votes. `finishAnnulments` does the rest, here or in another process. */
export async function orderAnnulment(
  db: Db,
  { selection, reason: given }: AnnulmentOrder,
  by: Actor,
): Promise<AnnulmentResult> {
  const reason = given.trim();
  const sentence = validateReason(reason);
  if (sentence) return { ok: false, reason: 'invalid', sentence };
  const id = newId('ann');
  const selected = await db.transaction().execute(async (transaction) => {
    const count = await insertAnnulment(transaction, { id, selection, reason, orderedBy: by.personId });
    if (count === 0) {
      await deleteAnnulment(transaction, id);
      return 0;
    }
    const { listingId, flagId } = selection;
    if (flagId !== undefined) await closeFlagAsAnnulled(transaction, { flagId, personId: by.personId });
    const detail = { votes: count, reason };
    await recordAuditEvent(transaction, { action: 'votes.annulled', ...by, listingId, subject: id, detail });
    return count;
  });
  if (selected === 0) return { ok: false, reason: 'none' };
  faultPoint('annulment.ordered');
  return { ok: true, id, selected };
}

export type RestoreResult = { readonly ok: true } | { readonly ok: false; readonly reason: 'not_now' };

/** Orders that the votes of an annulment count again, for 30 days after it. */
export async function orderRestoration(db: Db, id: string, by: Actor): Promise<RestoreResult> {
  return db.transaction().execute(async (transaction): Promise<RestoreResult> => {
    if (!(await beginRestoring(transaction, id, by.personId))) return { ok: false, reason: 'not_now' };
    const annulment = await selectAnnulment(transaction, id);
    const detail = { votes: annulment?.annulled ?? 0 };
    const listingId = annulment?.listingId ?? null;
    await recordAuditEvent(transaction, { action: 'votes.restored', ...by, listingId, subject: id, detail });
    return { ok: true };
  });
}

/**
 * Works on all open annulments until they are done or `signal` is aborted. Lets the process respond to requests after
 * each slice: the embedded database runs in it and would otherwise not let it for half a minute.
 */
export async function finishAnnulments(annuller: Annuller, signal?: AbortSignal): Promise<void> {
  for (const id of await selectOpenAnnulments(annuller.db)) {
    while (!signal?.aborted && (await runSlice(annuller, id)) === 'more') await setImmediate();
  }
}

/** Works on one annulment for at most `slices` slices, so that whoever ordered it soon sees the result. */
export async function advanceAnnulment(annuller: Annuller, id: string, slices: number): Promise<void> {
  for (let done = 0; done < slices && (await runSlice(annuller, id)) === 'more'; done += 1);
}

type SliceResult = 'more' | 'done';

/** One slice in its own transaction. `done` also means that another process works on it. */
async function runSlice({ db, wake }: Annuller, id: string): Promise<SliceResult> {
  const { result, hasEvents } = await db.transaction().execute(async (transaction) => {
    const annulment = await lockAnnulment(transaction, id);
    if (!annulment) return { result: 'done', hasEvents: false } as const;
    const slice = await runSliceOf(transaction, annulment);
    faultPoint('annulment.written');
    return slice;
  });
  faultPoint('annulment.slice');
  if (hasEvents) wake();
  return result;
}

interface Slice {
  readonly result: SliceResult;
  readonly hasEvents: boolean;
}

const NOTHING: Slice = { result: 'done', hasEvents: false };

async function runSliceOf(db: Connection, annulment: LockedAnnulment): Promise<Slice> {
  const { listingId, state } = annulment;
  if (state !== 'annulling' && state !== 'restoring') return NOTHING;
  await holdTally(db);
  const listing = await lockListing(db, listingId);
  // The listing was deleted: its votes and annulled votes go with it.
  if (!listing) return endWithoutListing(db, annulment);
  return state === 'annulling' ? annulSlice(db, annulment, listing) : restoreSlice(db, annulment, listing);
}

async function endWithoutListing(db: Connection, annulment: LockedAnnulment): Promise<Slice> {
  if (await forgetSelected(db, annulment)) return { result: 'more', hasEvents: false };
  await endAnnulment(db, annulment.id, annulment.state === 'restoring' ? 'restored' : 'annulled');
  return NOTHING;
}

async function annulSlice(db: Connection, annulment: LockedAnnulment, listing: VotedListing): Promise<Slice> {
  const { id, listingId } = annulment;
  const eventIds = await takeSelectedVotes(db, { listingId, annulmentId: id, limit: SLICE_ROWS });
  const moved = eventIds.length > 0 ? await annulVotes(db, { listingId, annulmentId: id }, eventIds) : [];
  if (moved.length > 0) {
    await addAnnulled(db, id, moved.length);
    await correctTally(db, idsOf(moved), -1);
    await refreshReviewsOf(db, listingId, moved);
    await lockEndpointsOf(db, listingId);
    await cancelDeliveries(db, listingId, idsOf(moved));
  }
  const hasEvents = await tell(db, { annulment, listing, type: 'vote.annulled' }, moved);
  if (eventIds.length === SLICE_ROWS) return { result: 'more', hasEvents };
  await end(db, { ...annulment, annulled: annulment.annulled + moved.length }, 'annulled');
  return { result: 'done', hasEvents };
}

async function restoreSlice(db: Connection, annulment: LockedAnnulment, listing: VotedListing): Promise<Slice> {
  const { id, listingId } = annulment;
  const moved = await restoreVotes(db, { listingId, annulmentId: id, limit: SLICE_ROWS });
  if (moved.length > 0) {
    await correctTally(db, idsOf(moved), 1);
    await refreshReviewsOf(db, listingId, moved);
    await lockEndpointsOf(db, listingId);
    await requeueCancelled(db, listingId, idsOf(moved));
  }
  const hasEvents = (await tell(db, { annulment, listing, type: 'vote.restored' }, moved)) || moved.length > 0;
  if (moved.length === SLICE_ROWS) return { result: 'more', hasEvents };
  await end(db, annulment, 'restored');
  return { result: 'done', hasEvents };
}

const idsOf = (moved: readonly MovedVote[]) => moved.map(({ eventId }) => eventId);

/** A review is shown only while a vote of its author counts (decision P511). */
function refreshReviewsOf(db: Connection, listingId: string, moved: readonly MovedVote[]): Promise<void> {
  return refreshReviews(db, listingId, [...new Set(moved.map(({ voterId }) => voterId))]);
}

/** The owner is told once all are done, with the exact number. */
async function end(db: Connection, annulment: LockedAnnulment, state: 'annulled' | 'restored'): Promise<void> {
  const { id, listingId, annulled: votes, reason } = annulment;
  await endAnnulment(db, id, state);
  if (votes > 0) await insertAnnulmentNotice(db, { listingId, kind: `votes.${state}`, votes, reason });
}

interface Telling {
  readonly annulment: LockedAnnulment;
  readonly listing: VotedListing;
  readonly type: AnnulmentEventType;
}

/** Queues an event for each vote if the webhook wants them; returns whether it does. */
async function tell(
  db: Connection,
  { annulment: { reason, listingId }, listing, type }: Telling,
  moved: readonly MovedVote[],
): Promise<boolean> {
  if (moved.length === 0 || !(await wantsAnnulmentEvents(db, listingId))) return false;
  const { eventIds, now } = await selectEventIds(db, moved.length);
  const events = moved.map((vote, place) => {
    const eventId = eventIds[place] ?? '';
    const about = { event: type, annulmentEventId: eventId, reason };
    const body = annulmentEventBody({ ...vote, listing, recordedAt: now }, about);
    return { eventId, listingId, body, recordedAt: now };
  });
  await enqueueAnnulments(db, listingId, type, events);
  return true;
}
