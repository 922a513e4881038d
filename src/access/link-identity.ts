// Links game accounts to people: by a code that a game's server redeems, or by signing in at the platform. Each change
// locks the identity, then the person, so that an identity never belongs to two accounts (decision P275).

import type { Connection, Db } from '../db/database.ts';
import { addressedTo } from '../mail/email-translations.ts';
import { type EmailSender, gameAccountLinkedEmail } from '../mail/templates.ts';
import type { AccountContext } from './account-context.ts';
import { byPerson, recordAuditEvent } from './audit.ts';
import { describeIdentity } from './describe-identity.ts';
import type { LinkableIdentity } from './game-identity.ts';
import { markIdentityCodeUsed, selectIdentityCode } from './identity-code-queries.ts';
import {
  endLink,
  endLinksOf,
  endLinksOfOthers,
  insertLinkedIdentity,
  lockIdentity,
  selectIdentityOwner,
  selectLinkFor,
} from './linked-identity-queries.ts';
import type { Person } from './person.ts';
import { lockPerson } from './queries.ts';
import { extendOpenWindows } from './voter-identities.ts';

/** What linking needs of the context. */
export interface LinkingContext extends Pick<AccountContext, 'db' | 'outbox' | 'voterIdentities' | 'identityCodes'> {
  readonly site: EmailSender;
}

/** `taken`: it belongs to another account. `other_linked`: the account has another one, which holds everywhere. */
export type LinkResult =
  | { readonly ok: true; readonly isNew: boolean }
  | { readonly ok: false; readonly reason: 'taken' | 'other_linked' };

export type RedeemResult = LinkResult | { readonly ok: false; readonly reason: 'unknown_code' };

const UNKNOWN_CODE = { ok: false, reason: 'unknown_code' } as const;

export interface RedeemedCode {
  readonly listing: { readonly id: string; readonly name: string };
  readonly code: string;
  readonly identity: LinkableIdentity;
}

/** The link holds for this listing only. Repeating a request that has linked the identity succeeds again. */
export async function redeemIdentityCode(context: LinkingContext, redeemed: RedeemedCode): Promise<RedeemResult> {
  const { listing, identity } = redeemed;
  const hash = context.identityCodes.hashOf(listing.id, redeemed.code);
  const result = await context.db.transaction().execute(async (db): Promise<RedeemResult> => {
    await lockIdentity(db, identity.text);
    const found = await selectIdentityCode(db, listing.id, hash);
    const person = found && (await lockPerson(db, found.personId));
    // Again, because another request may have used it while this one waited for the person.
    const code = person && (await selectIdentityCode(db, listing.id, hash));
    if (!code) return UNKNOWN_CODE;
    if (code.identity !== null) return repeated(db, redeemed, code);
    const linked = await linkOnListing(context, db, { person, identity, listing });
    if (linked.ok) await markIdentityCodeUsed(db, hash, identity.text);
    return linked;
  });
  context.outbox?.wake();
  return result;
}

async function repeated(
  db: Connection,
  { listing, identity }: RedeemedCode,
  code: { readonly personId: string; readonly identity: string | null },
): Promise<RedeemResult> {
  if (code.identity !== identity.text) return UNKNOWN_CODE;
  const owner = await selectIdentityOwner(db, identity.text, listing.id);
  return owner === code.personId ? { ok: true, isNew: false } : UNKNOWN_CODE;
}

interface ListingLink {
  readonly person: Person;
  readonly identity: LinkableIdentity;
  readonly listing: { readonly id: string; readonly name: string };
}

/** Replaces the account's earlier identity of this platform on the listing. */
async function linkOnListing(
  context: LinkingContext,
  db: Connection,
  { person, identity, listing }: ListingLink,
): Promise<LinkResult> {
  const { platform, text } = identity;
  const owner = await selectIdentityOwner(db, text, listing.id);
  if (owner === person.id) return { ok: true, isNew: false };
  if (owner !== null) return { ok: false, reason: 'taken' };
  const current = await selectLinkFor(db, person.id, { platform, listingId: listing.id });
  if (current?.listingId === null) return { ok: false, reason: 'other_linked' };
  await endLinksOf(db, person.id, { platform, listingId: listing.id });
  await insertLinkedIdentity(db, { personId: person.id, listingId: listing.id, platform, identity: text, name: null });
  await completeLink(context, db, { person, identity, name: null, listing });
  return { ok: true, isNew: true };
}

/** Signing in has proven whose it is: links by codes, which only one game's server vouches for, end (decision P276). */
export async function linkEverywhere(
  context: Omit<LinkingContext, 'identityCodes'>,
  personId: string,
  { identity, name }: { readonly identity: LinkableIdentity; readonly name: string | null },
): Promise<LinkResult> {
  const result = await context.db.transaction().execute(async (db): Promise<LinkResult> => {
    await lockIdentity(db, identity.text);
    const person = await lockPerson(db, personId);
    const owner = await selectIdentityOwner(db, identity.text, null);
    if (!person || (owner !== null && owner !== personId)) return { ok: false, reason: 'taken' };
    if (owner === personId) return { ok: true, isNew: false };
    const { platform, text } = identity;
    await endLinksOfOthers(db, text, personId);
    await endLinksOf(db, personId, { platform, listingId: null });
    await insertLinkedIdentity(db, { personId, listingId: null, platform, identity: text, name });
    await completeLink(context, db, { person, identity, name, listing: null });
    return { ok: true, isNew: true };
  });
  context.outbox?.wake();
  return result;
}

interface CompletedLink {
  readonly person: Person;
  readonly identity: LinkableIdentity;
  readonly name: string | null;
  readonly listing: { readonly id: string; readonly name: string } | null;
}

/** From now on the person's open voting windows also apply to the identity; its owner gets an email. */
async function completeLink(
  { site, outbox, voterIdentities }: Omit<LinkingContext, 'identityCodes'>,
  db: Connection,
  { person, identity, name, listing }: CompletedLink,
): Promise<void> {
  await extendOpenWindows(db, voterIdentities, person.id);
  await recordAuditEvent(db, {
    action: 'identity.linked',
    ...byPerson(person),
    subject: identity.platform,
    detail: { listing: listing?.id ?? null },
  });
  const head = await addressedTo(db, site, person);
  const account = describeIdentity(head.t, { identity: identity.text, name });
  await outbox?.enqueue(db, gameAccountLinkedEmail(head, { account, listing: listing?.name ?? null }));
}

/** False when the person has no such link. */
export function unlinkIdentity(db: Db, personId: string, linkId: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const person = await lockPerson(transaction, personId);
    const ended = person && (await endLink(transaction, personId, linkId));
    if (!ended) return false;
    const { platform: subject, listingId: listing } = ended;
    await recordAuditEvent(transaction, {
      action: 'identity.unlinked',
      ...byPerson(person),
      subject,
      detail: { listing },
    });
    return true;
  });
}
