// Queries for invitations to manage a listing, or to own it.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export type InvitedRole = 'manager' | 'owner';

export interface Invitation {
  readonly id: string;
  readonly role: InvitedRole;
  readonly listingId: string;
  readonly listingName: string;
  /** The address that was invited; for an offer of ownership, the manager's address at that time. */
  readonly email: string;
  /** The manager to whom the ownership is offered. */
  readonly personId: string | null;
  readonly inviterId: string;
  readonly inviterName: string;
  readonly expiresAt: Date;
}

/** While the inviter is suspended, their invitations cannot be used (decision P124). */
const SHOWN = sql`
  select invitation.id, invitation.role, invitation.email, invitation.listing_id as "listingId",
    invitation.person_id as "personId", listing.name as "listingName", invited_by as "inviterId",
    person.name as "inviterName", expires_at as "expiresAt"
  from invitation join listing on listing.id = invitation.listing_id join person on person.id = invited_by
  where expires_at > plaudit_now() and not is_suspended(person.suspended_at, person.suspended_until)`;

/** The identity that a signed-in person has proven. */
export interface InvitedPerson {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** Invitations that need no link: offers of ownership, and those sent to the person's confirmed address. */
const forPerson = ({ id, email, emailVerified }: InvitedPerson) =>
  sql`(invitation.person_id = ${id} or invitation.role = 'manager' and ${emailVerified} and invitation.email = ${email})`;

export async function selectInvitation(
  db: Connection,
  key: { readonly text: string; readonly hash: Uint8Array },
  person: InvitedPerson | null,
): Promise<Invitation | null> {
  const known = person ? sql`or invitation.id = ${key.text} and ${forPerson(person)}` : sql``;
  const { rows } = await sql<Invitation>`
    ${SHOWN} and (secret_hash = ${key.hash} ${known})`.execute(db);
  return rows[0] ?? null;
}

export async function selectInvitationsFor(db: Connection, person: InvitedPerson): Promise<readonly Invitation[]> {
  const { rows } = await sql<Invitation>`
    ${SHOWN} and ${forPerson(person)} order by invitation.created_at desc, invitation.id limit 50`.execute(db);
  return rows;
}

export async function selectPendingInvitations(db: Connection, listingId: string): Promise<readonly Invitation[]> {
  const { rows } = await sql<Invitation>`
    ${SHOWN} and invitation.listing_id = ${listingId} order by invitation.created_at, invitation.id`.execute(db);
  return rows;
}

export interface NewInvitation {
  readonly id: string;
  readonly listingId: string;
  readonly role: InvitedRole;
  readonly email: string;
  readonly personId: string | null;
  readonly secretHash: Uint8Array;
  readonly invitedBy: string;
  readonly validDays: number;
}

/** Replaces the earlier invitation to this address, or the earlier offer, whose link stops working. */
export async function replaceInvitation(db: Connection, given: NewInvitation): Promise<void> {
  await sql`
    delete from invitation where listing_id = ${given.listingId} and role = ${given.role}
      and (role = 'owner' or email = ${given.email})`.execute(db);
  await sql`
    insert into invitation (id, listing_id, role, email, person_id, secret_hash, invited_by, expires_at)
    values (${given.id}, ${given.listingId}, ${given.role}, ${given.email}, ${given.personId}, ${given.secretHash},
      ${given.invitedBy}, plaudit_now() + make_interval(days => ${given.validDays}::integer))`.execute(db);
}

/** Consumes the invitation: the first reply wins. */
export async function takeInvitation(
  db: Connection,
  id: string,
  listingId: string,
): Promise<{ role: InvitedRole; email: string } | null> {
  const { rows } = await sql<{ role: InvitedRole; email: string }>`
    delete from invitation where id = ${id} and listing_id = ${listingId} and expires_at > plaudit_now()
    returning role, email`.execute(db);
  return rows[0] ?? null;
}

/**
 * Locks the listing until the end of the transaction, so that changes to its people run one after the other. Returns
 * the owner; null if there is no such listing.
 */
export async function lockListingOwner(db: Connection, listingId: string): Promise<string | null> {
  const { rows } = await sql<{ owner_id: string }>`
    select owner_id from listing where id = ${listingId} for no key update`.execute(db);
  return rows[0]?.owner_id ?? null;
}

/** The new owner is no longer a manager; the old owner becomes one. */
export async function updateOwner(
  db: Connection,
  change: { readonly listingId: string; readonly from: string; readonly to: string },
): Promise<void> {
  const { listingId, from, to } = change;
  await sql`delete from listing_manager where listing_id = ${listingId} and person_id = ${to}`.execute(db);
  await sql`update listing set owner_id = ${to}, updated_at = plaudit_now() where id = ${listingId}`.execute(db);
  await sql`
    insert into listing_manager (listing_id, person_id) values (${listingId}, ${from})
    on conflict do nothing`.execute(db);
}

export async function deleteOffersTo(db: Connection, listingId: string, personId: string): Promise<void> {
  await sql`delete from invitation where listing_id = ${listingId} and person_id = ${personId}`.execute(db);
}

export async function deleteExpiredInvitations(db: Connection): Promise<void> {
  await sql`delete from invitation where expires_at <= plaudit_now()`.execute(db);
}
