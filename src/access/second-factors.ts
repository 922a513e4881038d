// Two-step verification: on while an account has an authenticator app or a passkey. Every session of such an account
// has passed a second step or was there when the first factor was added, because all others end then (decision P401).

import type { Connection } from '../db/database.ts';
import { addressedTo } from '../mail/email-translations.ts';
import { type FactorChange, secondFactorEmail } from '../mail/second-factor-emails.ts';
import type { AccountContext } from './account-context.ts';
import { deleteOtherSessions } from './account-queries.ts';
import { type Actor, byPerson, recordAuditEvent } from './audit.ts';
import { deletePasskey, deletePasskeys } from './passkey-queries.ts';
import type { Person } from './person.ts';
import { lockPerson } from './queries.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { deleteApp, deleteRecoveryCodes, hasSecondFactor } from './second-factor-queries.ts';

export type FactorContext = Pick<AccountContext, 'config' | 'site' | 'db' | 'outbox' | 'vault'>;

/** Who changes their second factors, and in which session, which does not end. */
export interface FactorOwner {
  readonly personId: string;
  readonly sessionId: string;
}

/** `codes`: the recovery codes, to be shown once; null if the person has had a second factor before. */
export type FactorAdded = { readonly ok: true; readonly codes: readonly string[] | null };

interface Addition {
  readonly owner: FactorOwner;
  readonly change: 'app_added' | 'passkey_added';
  readonly name?: string;
  /** False if it cannot be stored. */
  readonly store: (db: Connection) => Promise<boolean>;
}

/** With the first factor, two-step verification is on: there are recovery codes, and other sessions end. */
export async function addFactor(context: FactorContext, addition: Addition): Promise<FactorAdded | null> {
  const { owner, change, name, store } = addition;
  const added = await context.db.transaction().execute(async (db): Promise<FactorAdded | null> => {
    const person = await lockPerson(db, owner.personId);
    const isFirst = person !== null && !(await hasSecondFactor(db, person.id));
    if (!person || !(await store(db))) return null;
    const codes = isFirst ? await createRecoveryCodes(db, person.id) : null;
    if (isFirst) await deleteOtherSessions(db, person.id, owner.sessionId);
    await announce(context, db, { person, change, name, total: isFirst ? 'on' : null });
    return { ok: true, codes };
  });
  context.outbox?.wake();
  return added;
}

/** False if there is no such app. */
export function removeApp(context: FactorContext, owner: FactorOwner): Promise<boolean> {
  return removeFactor(context, owner, async (db) =>
    (await deleteApp(db, owner.personId)) ? { change: 'app_removed' } : null,
  );
}

/** False if the person has no such passkey. */
export function removePasskey(context: FactorContext, owner: FactorOwner, id: string): Promise<boolean> {
  return removeFactor(context, owner, async (db) => {
    const name = await deletePasskey(db, owner.personId, id);
    return name === null ? null : { change: 'passkey_removed', name };
  });
}

/** Removes everything, also an app that is being set up. False if two-step verification is off. */
export function turnOffTwoStep(context: FactorContext, owner: FactorOwner): Promise<boolean> {
  return removeFactor(context, owner, async (db) => {
    const isOn = await hasSecondFactor(db, owner.personId);
    await deleteAllFactors(db, owner.personId);
    return isOn ? { change: 'all_removed' } : null;
  });
}

interface Removal {
  readonly change: 'app_removed' | 'passkey_removed' | 'all_removed';
  readonly name?: string;
}

/** Other sessions end with every removal: the person may have lost a device. */
async function removeFactor(
  context: FactorContext,
  { personId, sessionId }: FactorOwner,
  remove: (db: Connection) => Promise<Removal | null>,
): Promise<boolean> {
  const isRemoved = await context.db.transaction().execute(async (db) => {
    const person = await lockPerson(db, personId);
    const removal = person && (await remove(db));
    if (!removal) return false;
    const isOff = !(await hasSecondFactor(db, personId));
    if (isOff) await deleteRecoveryCodes(db, personId);
    await deleteOtherSessions(db, personId, sessionId);
    await announce(context, db, { person, ...removal, total: isOff ? 'off' : null });
    return true;
  });
  context.outbox?.wake();
  return isRemoved;
}

/** Replaces the recovery codes. Null if two-step verification is off. */
export async function renewRecoveryCodes(
  context: FactorContext,
  { personId }: FactorOwner,
): Promise<readonly string[] | null> {
  const codes = await context.db.transaction().execute(async (db) => {
    const person = await lockPerson(db, personId);
    if (!person || !(await hasSecondFactor(db, personId))) return null;
    const created = await createRecoveryCodes(db, personId);
    await announce(context, db, { person, change: 'codes_renewed', total: null });
    return created;
  });
  context.outbox?.wake();
  return codes;
}

/**
 * The operator's way out for someone who has lost every factor: removes all, and ends all sessions. False if
 * two-step verification is off.
 */
export async function resetTwoStep(context: FactorContext, personId: string, by: Actor): Promise<boolean> {
  const isReset = await context.db.transaction().execute(async (db) => {
    const person = await lockPerson(db, personId);
    if (!person || !(await hasSecondFactor(db, personId))) return false;
    await deleteAllFactors(db, personId);
    await deleteOtherSessions(db, personId, null);
    await context.outbox?.enqueue(
      db,
      secondFactorEmail(await addressedTo(db, context.site, person), { change: 'reset' }),
    );
    const detail = { personId };
    await recordAuditEvent(db, { action: 'person.two_step_reset', ...by, subject: person.name, detail });
    return true;
  });
  context.outbox?.wake();
  return isReset;
}

export async function deleteAllFactors(db: Connection, personId: string): Promise<void> {
  await deleteApp(db, personId);
  await deletePasskeys(db, personId);
  await deleteRecoveryCodes(db, personId);
}

interface Announcement {
  readonly person: Pick<Person, 'id' | 'email'>;
  readonly change: FactorChange;
  readonly name?: string | undefined;
  /** Whether the change turned two-step verification on or off. */
  readonly total: 'on' | 'off' | null;
}

/** One email and one audit event for each change. */
async function announce(
  { site, outbox }: FactorContext,
  db: Connection,
  { person, change, name, total }: Announcement,
): Promise<void> {
  await outbox?.enqueue(db, secondFactorEmail(await addressedTo(db, site, person), { change, name, total }));
  const detail = total && { twoStep: total };
  await recordAuditEvent(db, { action: `account.${change}`, ...byPerson(person), subject: name ?? null, detail });
}
