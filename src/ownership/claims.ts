// What becomes of a claim: the claimant withdraws it, staff dismisses it, or the listing is transferred (decision P394).

import { type Actor, byPerson } from '../access/audit.ts';
import { lockListingOwner } from '../access/invitation-queries.ts';
import { findPerson } from '../access/people.ts';
import { now } from '../core/clock.ts';
import { faultPoint } from '../core/fault-point.ts';
import { CLAIM_WAIT_HOURS } from '../core/limits.ts';
import type { Connection } from '../db/database.ts';
import { removeListenerEndpoint } from '../endpoints/listener-queries.ts';
import { removeEndpoint } from '../endpoints/webhook-queries.ts';
import { findListing } from '../listings/queries.ts';
import { type Message, message } from '../messages/message.ts';
import {
  contestClaim,
  endClaim,
  lockOpenClaim,
  type OwnershipClaim,
  selectClaimParties,
  selectOpenClaim,
} from './claim-queries.ts';
import { findMethod } from './methods.ts';
import type { OwnershipDependencies } from './ownership-dependencies.ts';
import { notifyClaimant, notifyFormerOwner } from './ownership-emails.ts';
import type { ProofResult } from './proof-method.ts';
import { upsertProof } from './proof-queries.ts';
import { recordOwnershipEvent } from './prove.ts';
import { alertStaffToClaim, mayTransferNow } from './staff-claims.ts';
import { ownershipTargetOf, targetOfSubject } from './target.ts';
import { keepPerson, removeAccessToListing, replaceOwner } from './transfer-queries.ts';

/** The background loop, which transfers listings when claims are due. */
export const BY_SERVICE: Actor = { personId: null, tokenId: null };

export type ClaimDecision =
  | { readonly ok: true }
  /**
   * `not_now`: it has ended, or the owner has 72 hours to prove the listing. `contested`: staff decides. `own`: of the
   * staff member's own claim, another one decides.
   */
  | { readonly ok: false; readonly reason: 'not_now' | 'contested' | 'own' }
  | { readonly ok: false; readonly reason: 'not_proven'; readonly sentence: Message };

const NOT_NOW = { ok: false, reason: 'not_now' } as const;

/** Looks for the claimant's code again. */
export async function checkClaim(
  deps: OwnershipDependencies,
  claim: Pick<OwnershipClaim, 'method' | 'subject' | 'listingId' | 'claimantId'>,
): Promise<ProofResult> {
  const [method, target] = [findMethod(claim.method), targetOfSubject(claim.subject)];
  if (!method || !target)
    return { ok: false, sentence: message('ownershipProofs.claimUncheckable'), isOurFault: false };
  return method.check({ ...deps, signal: deps.stopping }, target, deps.codeFor(claim.listingId, claim.claimantId));
}

/** At once if the owner has never proven the listing; otherwise once the claim is contested. */
export async function transferByStaff(
  deps: OwnershipDependencies,
  claimId: string,
  by: { readonly id: string },
): Promise<ClaimDecision> {
  const parties = await selectClaimParties(deps.db, claimId);
  const claim = parties && (await selectOpenClaim(deps.db, parties.listingId));
  if (claim?.id !== claimId || !mayTransferNow(claim)) return NOT_NOW;
  if (claim.claimantId === by.id) return { ok: false, reason: 'own' };
  if (now().getTime() - claim.checkedAt.getTime() > CLAIM_WAIT_HOURS * 3_600_000) {
    const checked = await checkClaim(deps, claim);
    if (!checked.ok) return { ok: false, reason: 'not_proven', sentence: checked.sentence };
  }
  return transferListing(deps, claimId, byPerson(by));
}

/** In one transaction, so that of several decisions at once one counts, and a crash leaves nothing half-done. */
export async function transferListing(deps: OwnershipDependencies, id: string, by: Actor): Promise<ClaimDecision> {
  const decided = await deps.db.transaction().execute(async (db): Promise<ClaimDecision> => {
    const claim = await lockClaim(db, id);
    if (!claim) return NOT_NOW;
    if (!claim.isAdmitted) return lapse(deps, db, claim);
    if (by.personId === null && (claim.state === 'contested' || claim.ownerProvenAt !== null))
      return leaveToStaff(db, claim);
    if (by.personId !== null && !mayTransferNow(claim)) return NOT_NOW;
    await transfer(deps, db, claim, by);
    return { ok: true };
  });
  faultPoint('ownership.committed');
  deps.outbox?.wake();
  return decided;
}

type LockedClaim = OwnershipClaim & {
  /** Whether the claimant is not suspended. */
  readonly isAdmitted: boolean;
};

/** Locks the claimant, the listing and the claim, in this order. */
async function lockClaim(db: Connection, id: string): Promise<LockedClaim | null> {
  const parties = await selectClaimParties(db, id);
  if (!parties) return null;
  const isAdmitted = await keepPerson(db, parties.claimantId);
  await lockListingOwner(db, parties.listingId);
  const claim = await lockOpenClaim(db, id);
  return claim && { ...claim, isAdmitted };
}

async function leaveToStaff(db: Connection, claim: OwnershipClaim) {
  if (await contestClaim(db, claim.listingId)) await alertStaffToClaim(db, claim.id);
  return { ok: false, reason: 'contested' } as const;
}

async function transfer(deps: OwnershipDependencies, db: Connection, claim: OwnershipClaim, by: Actor): Promise<void> {
  const { id, listingId, claimantId, ownerId, ownerName } = claim;
  const decidedBy = by.personId;
  if (ownerId !== claimantId) {
    await removeEndpoint(db, listingId);
    await removeListenerEndpoint(db, listingId);
    const { tokens } = await removeAccessToListing(db, listingId);
    await replaceOwner(db, listingId, claimantId);
    faultPoint('ownership.replaced');
    const detail = { personId: claimantId, to: claim.claimantName, method: claim.method, tokens };
    await recordOwnershipEvent(db, 'transferred', listingId, { by, subject: ownerName, detail });
    const former = await findPerson(db, ownerId);
    if (former) await notifyFormerOwner(deps, db, { owner: former, claim });
    await notifyClaimant(deps, db, claim, 'transferred');
  }
  await proveForNewOwner(db, claim);
  await endClaim(db, id, { state: 'transferred', decidedBy });
  faultPoint('ownership.transferred');
}

/** What was claimed may no longer be the listing's address: then the new owner proves the new one, or corrects it. */
async function proveForNewOwner(db: Connection, { listingId, claimantId, method, subject }: OwnershipClaim) {
  const listing = await findListing(db, listingId);
  const found = listing && ownershipTargetOf(listing);
  if (found?.ok && found.subject === subject)
    await upsertProof(db, { listingId, personId: claimantId, method, subject });
}

async function lapse(deps: OwnershipDependencies, db: Connection, claim: OwnershipClaim): Promise<ClaimDecision> {
  await endClaim(db, claim.id, { state: 'lapsed', decidedBy: null });
  await recordOwnershipEvent(db, 'lapsed', claim.listingId, { by: BY_SERVICE, subject: claim.claimantName });
  await notifyClaimant(deps, db, claim, 'lapsed');
  return NOT_NOW;
}

/** The claimant's proof could not be found when the claim was due. */
export async function lapseClaim(deps: OwnershipDependencies, id: string): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const claim = await lockClaim(db, id);
    if (claim) await lapse(deps, db, claim);
  });
  deps.outbox?.wake();
}

/** By the claimant. False if it has ended. */
export function withdrawClaim(deps: OwnershipDependencies, id: string, person: { readonly id: string }) {
  return deps.db.transaction().execute(async (db) => {
    const claim = await lockClaim(db, id);
    if (claim?.claimantId !== person.id) return false;
    await endClaim(db, id, { state: 'withdrawn', decidedBy: person.id });
    await recordOwnershipEvent(db, 'withdrawn', claim.listingId, { by: byPerson(person) });
    return true;
  });
}

/** By staff: the owner keeps the listing. False if it has ended. */
export async function dismissClaim(deps: OwnershipDependencies, id: string, by: { readonly id: string }) {
  const isDismissed = await deps.db.transaction().execute(async (db) => {
    const claim = await lockClaim(db, id);
    if (!claim) return false;
    await endClaim(db, id, { state: 'dismissed', decidedBy: by.id });
    const { listingId, claimantName: subject } = claim;
    await recordOwnershipEvent(db, 'dismissed', listingId, { by: byPerson(by), subject });
    await notifyClaimant(deps, db, claim, 'dismissed');
    return true;
  });
  deps.outbox?.wake();
  return isDismissed;
}
