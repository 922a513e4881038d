// Suspends and reinstates people, and changes who is staff (decisions P75, P76). `permissions.ts` defines who may do
// so. Listings of suspended people stay as they are, but their API tokens become read-only (decision P123).

import { now } from '../core/clock.ts';
import type { Connection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { type Message, message } from '../messages/message.ts';
import { validateReason } from '../messages/validate-reason.ts';
import { type Actor, recordAuditEvent } from './audit.ts';
import { deleteLinksOf, TAKEOVER_PURPOSES } from './one-time-link-queries.ts';
import { signInRefusal } from './refuse-sign-in.ts';
import {
  lockPersonStatus,
  lockStaff,
  selectSuspension,
  updateReinstated,
  updateRole,
  updateSuspended,
} from './suspend-queries.ts';

export interface Suspension {
  readonly personId: string;
  /** Shown to the person when they try to sign in. */
  readonly reason: string;
  /** Null: until staff ends it. */
  readonly days: number | null;
}

export type SuspensionResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unknown' | 'is_staff' }
  | {
      readonly ok: false;
      readonly reason: 'invalid';
      readonly field: 'reason' | 'days';
      readonly sentence: Message;
    };

/** Replaces an earlier suspension, and signs the person out everywhere. */
export async function suspendPerson(
  db: Connection,
  { personId, reason: given, days }: Suspension,
  by: Actor,
): Promise<SuspensionResult> {
  const reason = given.trim();
  const sentence = validateReason(reason);
  if (sentence) return { ok: false, reason: 'invalid', field: 'reason', sentence };
  if (days !== null && !(Number.isInteger(days) && days >= 1 && days <= DAYS_MOST))
    return {
      ok: false,
      reason: 'invalid',
      field: 'days',
      sentence: message('validation.suspensionDays', { max: String(DAYS_MOST) }),
    };
  return inTransaction(db, async (transaction) => {
    const person = await lockPersonStatus(transaction, personId);
    if (!person) return { ok: false, reason: 'unknown' };
    // Staff must become members first, so that the last staff member is never locked out.
    if (person.role === 'staff') return { ok: false, reason: 'is_staff' };
    await updateSuspended(transaction, { personId, reason, days });
    const detail = { personId, reason, days };
    await recordAuditEvent(transaction, { action: 'person.suspended', ...by, subject: person.name, detail });
    return { ok: true };
  });
}

const DAYS_MOST = 3650;

/** False when the person was not suspended. */
export async function reinstatePerson(db: Connection, personId: string, by: Actor): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const name = await updateReinstated(transaction, personId);
    if (name === null) return false;
    const detail = { personId };
    await recordAuditEvent(transaction, { action: 'person.reinstated', ...by, subject: name, detail });
    return true;
  });
}

export type StaffChange =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unknown' | 'already' | 'last' | 'oneself' | 'suspended' };

/** Nobody can change their own role, and the last staff member cannot become a member. */
export async function setStaff(db: Connection, personId: string, isStaff: boolean, by: Actor): Promise<StaffChange> {
  if (by.personId === personId) return { ok: false, reason: 'oneself' };
  return inTransaction(db, async (transaction): Promise<StaffChange> => {
    const staff = await lockStaff(transaction);
    const person = await lockPersonStatus(transaction, personId);
    if (!person) return { ok: false, reason: 'unknown' };
    if ((person.role === 'staff') === isStaff) return { ok: false, reason: 'already' };
    if (!isStaff && staff <= 1) return { ok: false, reason: 'last' };
    if (isStaff && person.isSuspended) return { ok: false, reason: 'suspended' };
    await updateRole(transaction, personId, isStaff ? 'staff' : 'member');
    await deleteLinksOf(transaction, personId, TAKEOVER_PURPOSES);
    const act = isStaff ? 'person.made_staff' : 'person.unmade_staff';
    await recordAuditEvent(transaction, { action: act, ...by, subject: person.name, detail: { personId } });
    return { ok: true };
  });
}

/**
 * Refuses the sign-in of a suspended person, with the reason. Runs after the password or the Discord account was
 * verified, so that nobody else sees the reason.
 */
export async function refuseSuspended(db: Connection, personId: string): Promise<void> {
  const suspension = await selectSuspension(db, personId);
  if (!suspension) return;
  const { reason, until } = suspension;
  const why = until
    ? message('validation.suspendedUntil', { time: until, reason })
    : message('validation.suspended', { reason });
  throw signInRefusal('FORBIDDEN', 'SUSPENDED', why);
}

/** The suspension fields of a session's user. */
export interface MaybeSuspended {
  readonly suspendedAt?: Date | null | undefined;
  readonly suspendedUntil?: Date | null | undefined;
}

export function isSuspended({ suspendedAt, suspendedUntil }: MaybeSuspended): boolean {
  return Boolean(suspendedAt) && (!suspendedUntil || suspendedUntil > now());
}
