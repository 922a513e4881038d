// What staff decides about a profile (decision P559): it is hidden with a reason, shown again, or its person's name is
// cleared. The person is told each time. Callers check who may do so (access/permissions.ts).

import { type Actor, recordAuditEvent } from '../access/audit.ts';
import { renamePerson } from '../access/people.ts';
import { toOneLine } from '../core/text.ts';
import type { Connection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { ProfileNewsKind } from '../db/voter-tables.ts';
import type { Outbox, QueuedEmail } from '../mail/outbox.ts';
import { type EmailSender, writeEmail } from '../mail/templates.ts';
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
    if (told?.isConfirmed) await outbox?.enqueue(db, newsEmail(site, told.email, { kind, reason }));
    return { ok: true };
  });
}

const WORDS: Readonly<Record<ProfileNewsKind, { readonly subject: string; readonly text: (site: string) => string }>> =
  {
    hidden: {
      subject: 'Your profile was hidden',
      text: (site) => `Staff at ${site} hid your public profile. Nobody else can see it anymore.`,
    },
    name_cleared: {
      subject: 'Your name was cleared',
      text: (site) => `Staff at ${site} cleared your name. Choose another one in your account.`,
    },
    shown: {
      subject: 'Your profile is no longer hidden',
      text: (site) => `Staff at ${site} no longer hides your profile. It is public if you have switched it on.`,
    },
  };

function newsEmail(
  sender: EmailSender,
  to: string,
  { kind, reason }: { readonly kind: ProfileNewsKind; readonly reason: string | null },
): QueuedEmail {
  const { subject, text } = WORDS[kind];
  return writeEmail({ sender, to, kind: 'profile' }, subject, [
    text(sender.displayName),
    ...(reason === null ? [] : [`Reason: ${toOneLine(reason)}`]),
    `${sender.baseUrl}/account${kind === 'name_cleared' ? '' : '/profile'}`,
  ]);
}
