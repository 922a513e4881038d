// What staff decides about a profile (decision P559): it is hidden with a reason, shown again, or its person's name is
// cleared. The person is told each time. Callers check who may do so (access/permissions.ts).

import { type Actor, recordAuditEvent } from '../access/audit.ts';
import { renamePerson } from '../access/people.ts';
import { toOneLine } from '../core/text.ts';
import type { Connection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { ProfileNewsKind } from '../db/voter-tables.ts';
import { addressedTo } from '../mail/email-translations.ts';
import type { Outbox, QueuedEmail } from '../mail/outbox.ts';
import { type Addressed, type EmailSender, words, writeEmail } from '../mail/templates.ts';
import type { Message } from '../messages/message.ts';
import { validateReason } from '../messages/validate-reason.ts';
import {
  insertProfileNews,
  lockProfileState,
  type ProfileState,
  updateProfileHidden,
} from './profile-decision-queries.ts';

/** Instead of a name that staff has cleared. */
export const CLEARED_NAME = 'Member';

export interface ProfileDecisionContext {
  readonly site: EmailSender;
  /** Null without a mail server. Wake it after the commit. */
  readonly outbox: Pick<Outbox, 'enqueue'> | null;
}

export interface ProfileDecision {
  readonly personId: string;
  /** Shown to the person. */
  readonly reason: string;
}

export type ProfileDecisionResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'invalid'; readonly sentence: Message }
  /** `own`: it is the staff member's. `already`: there is nothing to do. */
  | { readonly ok: false; readonly reason: 'unknown' | 'own' | 'already' };

/** It is 404 until staff shows it again, whatever its person chooses. The handle stays theirs. */
export function hideProfile(
  context: ProfileDecisionContext,
  connection: Connection,
  decision: ProfileDecision,
  by: Actor,
): Promise<ProfileDecisionResult> {
  return decide(context, connection, { ...decision, kind: 'hidden', by }, async (db, { hiddenReason }, reason) => {
    if (hiddenReason !== null) return false;
    await updateProfileHidden(db, decision.personId, reason);
    return true;
  });
}

/** Everywhere; they can choose another name, and lists name them only if they want it again. */
export function clearName(
  context: ProfileDecisionContext,
  connection: Connection,
  decision: ProfileDecision,
  by: Actor,
): Promise<ProfileDecisionResult> {
  return decide(context, connection, { ...decision, kind: 'name_cleared', by }, (db, { name }) =>
    name === CLEARED_NAME ? Promise.resolve(false) : renamePerson(db, decision.personId, CLEARED_NAME, false),
  );
}

export function showProfileAgain(
  context: ProfileDecisionContext,
  connection: Connection,
  personId: string,
  by: Actor,
): Promise<ProfileDecisionResult> {
  return decide(context, connection, { personId, reason: null, kind: 'shown', by }, async (db, { hiddenReason }) => {
    if (hiddenReason === null) return false;
    await updateProfileHidden(db, personId, null);
    return true;
  });
}

interface Decided {
  readonly personId: string;
  readonly reason: string | null;
  readonly kind: ProfileNewsKind;
  readonly by: Actor;
}

/** False if there is nothing to do. */
type Change = (db: Connection, before: ProfileState, reason: string | null) => Promise<boolean>;

async function decide(
  { site, outbox }: ProfileDecisionContext,
  connection: Connection,
  { personId, reason: given, kind, by }: Decided,
  change: Change,
): Promise<ProfileDecisionResult> {
  const reason = given?.trim() ?? null;
  const sentence = reason === null ? null : validateReason(reason);
  if (sentence) return { ok: false, reason: 'invalid', sentence };
  if (by.personId === personId) return { ok: false, reason: 'own' };
  return inTransaction(connection, async (db): Promise<ProfileDecisionResult> => {
    const before = await lockProfileState(db, personId);
    if (!before) return { ok: false, reason: 'unknown' };
    if (!(await change(db, before, reason))) return { ok: false, reason: 'already' };
    // The subject is the person's ID, so that the log keeps neither name nor handle.
    await recordAuditEvent(db, { action: `profile.${kind}`, ...by, subject: personId, detail: { reason } });
    const told = await insertProfileNews(db, personId, { kind, reason });
    if (told?.isConfirmed)
      await outbox?.enqueue(
        db,
        newsEmail(await addressedTo(db, site, { id: personId, email: told.email }), { kind, reason }),
      );
    return { ok: true };
  });
}

const WORDS = {
  hidden: { subject: 'listingEmails.profileHiddenSubject', text: 'listingEmails.profileHidden' },
  name_cleared: { subject: 'listingEmails.nameClearedSubject', text: 'listingEmails.nameCleared' },
  shown: { subject: 'listingEmails.profileShownSubject', text: 'listingEmails.profileShown' },
} as const satisfies Readonly<Record<ProfileNewsKind, object>>;

function newsEmail(
  head: Addressed,
  { kind, reason }: { readonly kind: ProfileNewsKind; readonly reason: string | null },
): QueuedEmail {
  const { t, site, url } = words(head);
  const { subject, text } = WORDS[kind];
  return writeEmail({ ...head, kind: 'profile' }, t(subject), [
    t(text, { site }),
    ...(reason === null ? [] : [t('listingEmails.reason', { reason: toOneLine(reason) })]),
    url(`/account${kind === 'name_cleared' ? '' : '/profile'}`),
  ]);
}
