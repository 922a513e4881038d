// Invitations (decisions P61, P62): to manage a listing, by email address, or to take over its ownership as a manager.
// Each can be accepted or declined once, by the invited person, within seven days. The link is shown or mailed once;
// only its hash is stored.
import { newId, randomLetters } from '../core/ids.ts';
import { hashSecret } from '../core/secrets.ts';
import type { Connection, Db } from '../db/database.ts';
import { parseEmail } from '../mail/email-address.ts';
import { byPerson, recordAuditEvent } from './audit.ts';
import {
  type Invitation,
  type InvitedPerson,
  lockListingOwner,
  replaceInvitation,
  selectInvitation,
  selectInvitationsFor,
  selectPendingInvitations,
  takeInvitation,
  updateOwner,
} from './invitation-queries.ts';
import { LINK_TOKEN_LETTERS } from './one-time-links.ts';
import { findPerson, findPersonByEmail } from './people.ts';
import { insertManager, selectManagers } from './queries.ts';

const INVITATION_DAYS = 7;
export const MAX_MANAGERS = 25;

export type InvitationResult =
  /** `secret`: the secret in the link, returned only this once. */
  | { readonly ok: true; readonly secret: string; readonly email: string }
  | {
      readonly ok: false;
      readonly reason: 'email_invalid' | 'already' | 'is_owner' | 'too_many' | 'not_owner' | 'no_manager';
    };

interface InvitationRequest {
  readonly listingId: string;
  readonly owner: { readonly id: string };
}

/**
 * Invites the person with this address, now or in the future, to manage the listing. Inviting again ends the earlier
 * link.
 */
export async function inviteManager(
  db: Db,
  request: InvitationRequest & { readonly email: string },
): Promise<InvitationResult> {
  const { listingId, owner } = request;
  const email = parseEmail(request.email);
  if (email === null) return { ok: false, reason: 'email_invalid' };
  return db.transaction().execute(async (transaction): Promise<InvitationResult> => {
    if ((await lockListingOwner(transaction, listingId)) !== owner.id) return { ok: false, reason: 'not_owner' };
    const known = await findPersonByEmail(transaction, email);
    if (known?.id === owner.id) return { ok: false, reason: 'is_owner' };
    const managers = await selectManagers(transaction, listingId);
    if (managers.some(({ id }) => id === known?.id)) return { ok: false, reason: 'already' };
    const pending = (await selectPendingInvitations(transaction, listingId)).filter((one) => one.email !== email);
    if (managers.length + pending.length >= MAX_MANAGERS) return { ok: false, reason: 'too_many' };
    return storeInvitation(transaction, request, { role: 'manager', email, personId: null });
  });
}

/** Offers ownership to a manager; it is transferred only when the manager accepts. */
export async function offerOwnership(
  db: Db,
  request: InvitationRequest & { readonly personId: string },
): Promise<InvitationResult> {
  const { listingId, owner, personId } = request;
  return db.transaction().execute(async (transaction): Promise<InvitationResult> => {
    if ((await lockListingOwner(transaction, listingId)) !== owner.id) return { ok: false, reason: 'not_owner' };
    const manager = (await selectManagers(transaction, listingId)).find(({ id }) => id === personId);
    if (!manager) return { ok: false, reason: 'no_manager' };
    return storeInvitation(transaction, request, { role: 'owner', email: manager.email, personId });
  });
}

async function storeInvitation(
  db: Connection,
  { listingId, owner }: InvitationRequest,
  whom: Pick<Invitation, 'role' | 'email' | 'personId'>,
): Promise<InvitationResult> {
  const secret = randomLetters(LINK_TOKEN_LETTERS);
  await replaceInvitation(db, {
    ...whom,
    id: newId('inv'),
    listingId,
    invitedBy: owner.id,
    secretHash: hashSecret(secret),
    validDays: INVITATION_DAYS,
  });
  const act = whom.role === 'owner' ? 'manager.offered' : 'manager.invited';
  await recordAuditEvent(db, { action: act, ...byPerson(owner), listingId, subject: await nameOf(db, whom) });
  return { ok: true, secret, email: whom.email };
}

/**
 * The audit log gets the account's name or a masked address, because all managers can read it and it is stored for
 * long.
 */
async function nameOf(db: Connection, { personId, email }: Pick<Invitation, 'personId' | 'email'>) {
  const person = personId === null ? null : await findPerson(db, personId);
  return person?.name ?? maskEmail(email);
}

/** An invitation as shown on its page. */
export interface InvitationView extends Invitation {
  /** The masked address, for anyone who has the link. */
  readonly shownEmail: string;
  /** Whether the viewer can accept or decline it. */
  readonly isYours: boolean;
}

function viewFor(person: InvitedPerson | null) {
  return (invitation: Invitation): InvitationView => ({
    ...invitation,
    shownEmail: maskEmail(invitation.email),
    isYours: person !== null && isInvitationFor(invitation, person),
  });
}

/** `a…@mail.example`: enough for someone who knows the address. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*@/su, '$1…@');
}

/** False if it was accepted or declined, or has expired, in the meantime. */
export async function withdrawInvitation(
  db: Db,
  request: InvitationRequest & { readonly id: string },
): Promise<boolean> {
  const { listingId, owner, id } = request;
  return db.transaction().execute(async (transaction) => {
    const pending = await selectPendingInvitations(transaction, listingId);
    const invitation = pending.find((one) => one.id === id);
    if (!invitation || !(await takeInvitation(transaction, id, listingId))) return false;
    const act = invitation.role === 'owner' ? 'manager.kept' : 'manager.withdrawn';
    const subject = await nameOf(transaction, invitation);
    await recordAuditEvent(transaction, { action: act, ...byPerson(owner), listingId, subject });
    return true;
  });
}

export async function listPendingInvitations(db: Connection, listingId: string): Promise<readonly InvitationView[]> {
  return (await selectPendingInvitations(db, listingId)).map(viewFor(null));
}

export async function listInvitationsFor(db: Connection, person: InvitedPerson): Promise<readonly InvitationView[]> {
  return (await selectInvitationsFor(db, person)).map(viewFor(person));
}

/**
 * Finds an invitation by the secret of its link, or by its ID for the invited person. Null if it was used or withdrawn,
 * or has expired.
 */
export async function findInvitation(
  db: Connection,
  text: string,
  person: InvitedPerson | null,
): Promise<InvitationView | null> {
  if (!/^[a-z0-9_]{1,64}$/.test(text)) return null;
  const invitation = await selectInvitation(db, { text, hash: hashSecret(text) }, person);
  return invitation && viewFor(person)(invitation);
}

/** Only the invited person can reply, even if the link was passed on. */
export function isInvitationFor(invitation: Invitation, person: InvitedPerson): boolean {
  return invitation.personId === null ? invitation.email === person.email : invitation.personId === person.id;
}

export type InvitationReplyResult =
  | { readonly ok: true; readonly listingId: string; readonly role: Invitation['role'] }
  | { readonly ok: false; readonly reason: 'gone' | 'not_yours' };

/** Accepts or declines the invitation. Of several replies at once, one succeeds. */
export async function replyToInvitation(
  db: Db,
  text: string,
  person: InvitedPerson,
  accept: boolean,
): Promise<InvitationReplyResult> {
  return db.transaction().execute(async (transaction): Promise<InvitationReplyResult> => {
    const invitation = await findInvitation(transaction, text, person);
    if (!invitation) return { ok: false, reason: 'gone' };
    if (!isInvitationFor(invitation, person)) return { ok: false, reason: 'not_yours' };
    const { id, listingId, role } = invitation;
    const ownerId = await lockListingOwner(transaction, listingId);
    if (ownerId === null || !(await takeInvitation(transaction, id, listingId))) return { ok: false, reason: 'gone' };
    const isApplied = accept ? await applyAcceptance(transaction, invitation, person, ownerId) : true;
    if (!isApplied) return { ok: false, reason: 'gone' };
    const subject = accept && role === 'owner' ? invitation.inviterName : null;
    await recordAuditEvent(transaction, {
      action: ACTS[role][accept ? 'yes' : 'no'],
      ...byPerson(person),
      listingId,
      subject,
    });
    return { ok: true, listingId, role };
  });
}

const ACTS = {
  manager: { yes: 'manager.joined', no: 'manager.declined' },
  owner: { yes: 'manager.took_over', no: 'manager.refused' },
} as const;

/** False if things have changed since: the inviter must still be the owner, and the new owner still a manager. */
async function applyAcceptance(
  db: Connection,
  { role, listingId, inviterId }: Invitation,
  person: InvitedPerson,
  ownerId: string,
): Promise<boolean> {
  if (role === 'manager') return (await insertManager(db, listingId, person.id)) !== 'owner';
  const isManager = (await selectManagers(db, listingId)).some(({ id }) => id === person.id);
  if (inviterId !== ownerId || !isManager) return false;
  await updateOwner(db, { listingId, from: ownerId, to: person.id });
  return true;
}
