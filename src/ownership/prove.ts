// Proves that a listing is someone's. The owner's proof is stored with the listing; anyone else's is a claim to it.

import { type Actor, byPerson, recordAuditEvent } from '../access/audit.ts';
import { lockListingOwner } from '../access/invitation-queries.ts';
import { selectListingRoles } from '../access/queries.ts';
import { newId } from '../core/ids.ts';
import { PAGE_LIMITS } from '../core/limits.ts';
import type { Connection } from '../db/database.ts';
import { consume } from '../db/rate-limit.ts';
import type { Listing } from '../listings/listing.ts';
import { findListing } from '../listings/queries.ts';
import { type Message, message } from '../messages/message.ts';
import { contestClaim, insertOwnershipClaim, selectOpenClaim } from './claim-queries.ts';
import { methodsFor } from './methods.ts';
import type { OwnershipDependencies } from './ownership-dependencies.ts';
import type { ProofMethod } from './proof-method.ts';
import { insertOwnershipNotice, recheckProof, selectProof, upsertProof } from './proof-queries.ts';
import { alertStaffToClaim, mayTransferNow } from './staff-claims.ts';
import { ownershipTargetOf } from './target.ts';
import { keepPerson } from './transfer-queries.ts';

export type ProofOutcome =
  | { readonly ok: true; readonly kind: 'proven' | 'claimed' | 'contested' }
  | { readonly ok: false; readonly reason: 'limited'; readonly resetSeconds: number }
  /** `sentence`: what happened and what to do. */
  | { readonly ok: false; readonly reason: 'not_proven'; readonly sentence: Message };

export interface ProofAttempt {
  readonly listing: Listing;
  readonly person: { readonly id: string; readonly name: string };
  /** The ID of a method, as a form sent it. */
  readonly method: string;
}

/** Looks for the person's code now. */
export async function proveByCode(deps: OwnershipDependencies, attempt: ProofAttempt): Promise<ProofOutcome> {
  const { listing, person } = attempt;
  const found = ownershipTargetOf(listing);
  if (!found.ok) return refused(found.sentence);
  const method = methodsFor(found.target, { offersDiscord: false }).find(({ id }) => id === attempt.method);
  if (!method) return refused(message('ownershipProofs.wayUnfit'));
  const limited = await limitChecks(deps, attempt);
  if (limited) return limited;
  const context = { ...deps, signal: deps.stopping };
  const result = await method.check(context, found.target, deps.codeFor(listing.id, person.id));
  return result.ok ? recordProof(deps, attempt, { method, subject: found.subject }) : refused(result.sentence);
}

/** Every check connects to an address that the listing names, so nobody may use them to scan. */
export async function limitChecks(
  { db }: Pick<OwnershipDependencies, 'db'>,
  { listing, person }: Pick<ProofAttempt, 'listing' | 'person'>,
): Promise<Extract<ProofOutcome, { reason: 'limited' }> | null> {
  const ofPerson = { key: `ownership-person:${person.id}`, ...PAGE_LIMITS.ownershipChecksOfPerson };
  const ofOthers = { key: `ownership-listing:${listing.id}`, ...PAGE_LIMITS.ownershipChecksOfListing };
  // Nobody else's checks may keep the owner from proving the listing.
  for (const limit of person.id === listing.ownerId ? [ofPerson] : [ofPerson, ofOthers]) {
    const { ok, resetSeconds } = await consume(db, limit);
    if (!ok) return { ok: false, reason: 'limited', resetSeconds };
  }
  return null;
}

export interface FoundProof {
  readonly method: Pick<ProofMethod, 'id'>;
  /** What was proven. */
  readonly subject: string;
}

/** Stores what a check has found, unless the listing is about something else by now. */
export async function recordProof(
  deps: OwnershipDependencies,
  { listing: { id }, person }: Omit<ProofAttempt, 'method'>,
  proof: FoundProof,
): Promise<ProofOutcome> {
  const outcome = await deps.db.transaction().execute(async (db): Promise<ProofOutcome> => {
    if (!(await keepPerson(db, person.id))) return refused(message('ownershipProofs.accountUnable'));
    const ownerId = await lockListingOwner(db, id);
    const listing = ownerId === null ? null : await findListing(db, id);
    if (!listing) return refused(message('ownershipProofs.justDeleted'));
    const found = ownershipTargetOf(listing);
    if (!found.ok || found.subject !== proof.subject) return refused(message('ownershipProofs.justChanged'));
    return ownerId === person.id ? proveAsOwner(db, listing, proof) : claim(db, { listing, person, proof });
  });
  deps.outbox?.wake();
  return outcome;
}

async function proveAsOwner(
  db: Connection,
  { id, ownerId, ownerProvenAt }: Listing,
  { method, subject }: FoundProof,
): Promise<ProofOutcome> {
  await upsertProof(db, { listingId: id, personId: ownerId, method: method.id, subject });
  if (ownerProvenAt === null) await recordOwnershipEvent(db, 'proven', id, { by: byPerson({ id: ownerId }), subject });
  const contested = await contestClaim(db, id);
  if (contested) await alertStaffToClaim(db, contested);
  return { ok: true, kind: 'proven' };
}

interface Claiming {
  readonly listing: Listing;
  readonly person: ProofAttempt['person'];
  readonly proof: FoundProof;
}

async function claim(db: Connection, { listing, person, proof: { method, subject } }: Claiming): Promise<ProofOutcome> {
  const { id: listingId, ownerId: holderId } = listing;
  if ((await selectListingRoles(db, person.id, listingId))?.isManager)
    return refused(message('ownershipProofs.manager'));
  // Also if the proof is of an address that was changed since: the new one may be somebody else's.
  const state = (await selectProof(db, listingId)) === null ? 'open' : 'contested';
  const claimantId = person.id;
  const claimed = await insertOwnershipClaim(db, {
    id: newId('clm'),
    listingId,
    claimantId,
    holderId,
    method: method.id,
    subject,
    state,
  });
  if (claimed === 'other') return refused(message('ownershipProofs.claimedByOther'));
  if (claimed === 'new') {
    await insertOwnershipNotice(db, listingId, { kind: 'ownership.claimed' });
    await recordOwnershipEvent(db, 'claimed', listingId, { by: byPerson(person), subject });
    // The owner's own proof may be weeks old.
    await recheckProof(db, listingId);
    const made = await selectOpenClaim(db, listingId);
    if (made && mayTransferNow(made)) await alertStaffToClaim(db, made.id);
  }
  return { ok: true, kind: state === 'open' ? 'claimed' : 'contested' };
}

export type OwnershipEvent = 'proven' | 'ended' | 'claimed' | 'withdrawn' | 'dismissed' | 'lapsed' | 'transferred';

export function recordOwnershipEvent(
  db: Connection,
  event: OwnershipEvent,
  listingId: string,
  { by, subject, detail }: { readonly by: Actor; readonly subject?: string; readonly detail?: Record<string, unknown> },
): Promise<void> {
  return recordAuditEvent(db, {
    action: `ownership.${event}`,
    ...by,
    listingId,
    subject: subject ?? null,
    detail: detail ?? null,
  });
}

function refused(sentence: Message): ProofOutcome {
  return { ok: false, reason: 'not_proven', sentence };
}
