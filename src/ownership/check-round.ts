// Checks the proofs that are due, every month and after a change of address (decision P393), and transfers listings whose
// claims are due.
// A crash loses nothing: once its lease has expired, another process takes over what was not recorded.

import { lockListingOwner } from '../access/invitation-queries.ts';
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import { faultPoint } from '../core/fault-point.ts';
import { findListing } from '../listings/queries.ts';
import { message } from '../messages/message.ts';
import { ENGLISH } from '../messages/translations.ts';
import { claimDueClaims, type DueClaim, postponeClaim, reopenClaim } from './claim-queries.ts';
import { BY_SERVICE, checkClaim, lapseClaim, transferListing } from './claims.ts';
import { findMethod } from './methods.ts';
import type { OwnershipDependencies } from './ownership-dependencies.ts';
import { notProven, type ProofResult } from './proof-method.ts';
import {
  claimDueProofs,
  type DueProof,
  deleteProof,
  insertOwnershipNotice,
  lockClaimedProof,
  postponeCheck,
  recordFailedCheck,
  upsertProof,
} from './proof-queries.ts';
import { recordOwnershipEvent } from './prove.ts';
import { ownershipTargetOf } from './target.ts';

/** Each opens at most one connection at a time. */
const MAX_CONCURRENT_CHECKS = 10;
const RETRY_MINUTES = 60;

/** Returns how many proofs and claims were checked. */
export async function runOwnershipRound(deps: OwnershipDependencies): Promise<number> {
  let checked = 0;
  while (!deps.stopping.aborted) {
    const proofs = await claimDueProofs(deps.db, MAX_CONCURRENT_CHECKS);
    await Promise.all(proofs.map((proof) => checkProof(deps, proof)));
    const claims = await claimDueClaims(deps.db, MAX_CONCURRENT_CHECKS);
    if (claims.length > 0) faultPoint('ownership.leased');
    await Promise.all(claims.map((claim) => finishClaim(deps, claim)));
    if (proofs.length + claims.length === 0) break;
    checked += proofs.length + claims.length;
  }
  return checked;
}

async function checkProof(deps: OwnershipDependencies, due: DueProof): Promise<void> {
  const { db, log } = deps;
  try {
    const { result, subject } = await check(deps, due);
    if (deps.stopping.aborted) return;
    if (!result.ok && result.isOurFault) await postponeCheck(db, due, RETRY_MINUTES);
    else await recordCheck(deps, due, { result, subject });
  } catch (error) {
    log.warn({ err: error, listing: due.listingId }, 'A proof of ownership could not be checked. Trying again.');
  }
}

interface Checked {
  readonly result: ProofResult;
  /** What was checked; null if the listing has nothing that can be proven. */
  readonly subject: string | null;
}

async function check(deps: OwnershipDependencies, { listingId, personId, method: id }: DueProof): Promise<Checked> {
  const listing = await findListing(deps.db, listingId);
  const found = listing && ownershipTargetOf(listing);
  if (!found?.ok)
    return { result: notProven(found?.sentence ?? message('ownershipProofs.listingDeleted')), subject: null };
  const { target, subject } = found;
  const method = findMethod(id);
  if (!method?.fits(target)) return { result: notProven(message('ownershipProofs.addressChanged')), subject };
  const code = deps.codeFor(listingId, personId);
  return { result: await method.check({ ...deps, signal: deps.stopping }, target, code), subject };
}

/** Nothing if the listing is about something else by now, or the proof is another one. */
async function recordCheck(deps: OwnershipDependencies, due: DueProof, { result, subject }: Checked): Promise<void> {
  const { listingId, personId, method } = due;
  await deps.db.transaction().execute(async (db) => {
    await lockListingOwner(db, listingId);
    const proof = await lockClaimedProof(db, due);
    const listing = proof && (await findListing(db, listingId));
    if (!listing) return;
    const found = ownershipTargetOf(listing);
    if ((found.ok ? found.subject : null) !== subject) return postponeCheck(db, due, 0);
    if (result.ok) return upsertProof(db, { listingId, personId, method, subject: subject as string });
    const reason = ENGLISH.text(result.sentence);
    if (!proof.isOver) {
      await recordFailedCheck(db, listingId, reason);
      if (proof.isNewlyFailing) await insertOwnershipNotice(db, listingId, { kind: 'ownership.failing', reason });
      faultPoint('ownership.checked');
      return;
    }
    await deleteProof(db, listingId);
    await reopenClaim(db, listingId);
    await recordOwnershipEvent(db, 'ended', listingId, { by: BY_SERVICE, detail: { reason } });
    await insertOwnershipNotice(db, listingId, { kind: 'ownership.ended', reason });
    faultPoint('ownership.ended');
  });
}

/** The claimant must still be able to prove it, because 72 hours have passed. */
async function finishClaim(deps: OwnershipDependencies, due: DueClaim): Promise<void> {
  try {
    const result = due.method === 'discord-sign-in' ? SIGNED_IN : await checkClaim(deps, due);
    if (deps.stopping.aborted) return;
    if (result.ok) await transferListing(deps, due.id, BY_SERVICE);
    else if (due.isLate) await lapseClaim(deps, due.id);
    else await postponeClaim(deps.db, due);
  } catch (error) {
    deps.log.warn({ err: error, claim: due.id }, 'A claim to a listing could not be finished. Trying again.');
  }
}

/** The access that Discord gave is not stored, and a sign-in holds for a month. */
const SIGNED_IN: ProofResult = { ok: true };

const SEARCH_EVERY_MS = 10_000;

export function startOwnershipChecks(deps: OwnershipDependencies): BackgroundLoop {
  return startBackgroundLoop({
    run: (signal) => runOwnershipRound({ ...deps, stopping: signal }),
    intervalMs: SEARCH_EVERY_MS,
    log: deps.log,
    errorMessage: 'Proofs of ownership could not be checked. Trying again.',
  });
}
