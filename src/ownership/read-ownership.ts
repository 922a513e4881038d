// What pages say about a listing's ownership: the proof, the ways to prove it, and a claim in progress.

import type { Connection } from '../db/database.ts';
import type { Listing } from '../listings/listing.ts';
import { message } from '../messages/message.ts';
import { ENGLISH, type Translations } from '../messages/translations.ts';
import { type OwnershipClaim, selectOpenClaim } from './claim-queries.ts';
import { findMethod, methodsFor } from './methods.ts';
import type { OwnershipDependencies } from './ownership-dependencies.ts';
import type { ProofMethod } from './proof-method.ts';
import { type OwnershipProof, selectProof } from './proof-queries.ts';
import { ownershipTargetOf, shownSubject } from './target.ts';

/** A way to prove a listing, for one person. */
export interface OfferedMethod {
  readonly id: ProofMethod['id'];
  readonly title: string;
  readonly text: string;
  readonly copy: readonly { readonly label: string; readonly value: string }[];
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
  t: Translations,
): OfferedProofs {
  const found = ownershipTargetOf(listing);
  if (!found.ok) return { shown: null, problem: t.text(found.sentence), methods: [] };
  const { target, shown } = found;
  const code = codeFor(listing.id, person.id);
  const methods = methodsFor(target, { offersDiscord: config.discord !== null });
  return {
    shown: t.text(shown),
    problem: null,
    methods: methods.map(({ id, title, instruct }) => {
      const { text, copy } = instruct(target, code);
      const copied = copy.map(({ label, value }) => ({ label: t.text(label), value }));
      return { id, title: t.text(title), text: t.text(text), copy: copied };
    }),
  };
}

export interface ShownProof extends OwnershipProof {
  /** The end of “Proven by …”. */
  readonly by: string;
  /** What was proven. */
  readonly shown: string;
}

export async function readProof(
  db: Connection,
  listingId: string,
  t: Translations = ENGLISH,
): Promise<ShownProof | null> {
  const proof = await selectProof(db, listingId);
  return proof && { ...proof, by: byOf(proof.method, t), shown: t.text(shownSubject(proof.subject)) };
}

export interface ShownClaim extends OwnershipClaim {
  readonly by: string;
  readonly shown: string;
}

export async function readOpenClaim(
  db: Connection,
  listingId: string,
  t: Translations = ENGLISH,
): Promise<ShownClaim | null> {
  const claim = await selectOpenClaim(db, listingId);
  return claim && describeClaim(claim, t);
}

export function describeClaim(claim: OwnershipClaim, t: Translations): ShownClaim {
  return { ...claim, by: byOf(claim.method, t), shown: t.text(shownSubject(claim.subject)) };
}

/** A method of another version is not named. */
function byOf(method: string, t: Translations): string {
  return t.text(findMethod(method)?.by ?? message('ownershipProofs.byUnknown'));
}
