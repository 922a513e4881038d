// What pages say about a listing's ownership: the proof, the ways to prove it, and a claim in progress.
import type { Connection } from '../db/database.ts';
import type { Listing } from '../listings/listing.ts';
import { type OwnershipClaim, selectOpenClaim } from './claim-queries.ts';
import { findMethod, methodsFor } from './methods.ts';
import type { OwnershipDependencies } from './ownership-dependencies.ts';
import type { ProofInstruction, ProofMethod } from './proof-method.ts';
import { type OwnershipProof, selectProof } from './proof-queries.ts';
import { ownershipTargetOf, shownSubject } from './target.ts';

/** A way to prove a listing, for one person. */
export interface OfferedMethod extends ProofInstruction {
  readonly id: ProofMethod['id'];
  readonly title: string;
}

export interface OfferedProofs {
  /** What is to be proven, such as an address; null if the listing does not say. */
  readonly shown: string | null;
  /** What to change first; null if there is a way. */
  readonly problem: string | null;
  readonly methods: readonly OfferedMethod[];
}

/** The instructions contain the person's own code. */
export function offerProofs(
  { config, codeFor }: Pick<OwnershipDependencies, 'config' | 'codeFor'>,
  listing: Listing,
  person: { readonly id: string },
): OfferedProofs {
  const found = ownershipTargetOf(listing);
  if (!found.ok) return { shown: null, problem: found.sentence, methods: [] };
  const { target, shown } = found;
  const code = codeFor(listing.id, person.id);
  const methods = methodsFor(target, { offersDiscord: config.discord !== null });
  return {
    shown,
    problem: null,
    methods: methods.map(({ id, title, instruct }) => ({ id, title, ...instruct(target, code) })),
  };
}

export interface ShownProof extends OwnershipProof {
  /** The end of “Proven by …”. */
  readonly by: string;
  /** What was proven. */
  readonly shown: string;
}

export async function readProof(db: Connection, listingId: string): Promise<ShownProof | null> {
  const proof = await selectProof(db, listingId);
  return proof && { ...proof, by: byOf(proof.method), shown: shownSubject(proof.subject) };
}

export interface ShownClaim extends OwnershipClaim {
  readonly by: string;
  readonly shown: string;
}

export async function readOpenClaim(db: Connection, listingId: string): Promise<ShownClaim | null> {
  const claim = await selectOpenClaim(db, listingId);
  return claim && describeClaim(claim);
}

export function describeClaim(claim: OwnershipClaim): ShownClaim {
  return { ...claim, by: byOf(claim.method), shown: shownSubject(claim.subject) };
}

/** A method of another version is not named. */
function byOf(method: string): string {
  return findMethod(method)?.by ?? 'a check';
}
