// Creates a link that sets a new password, for people who receive no mail (decision P89). The person who creates it
// passes it on, so it does not confirm an address, and the account's owner is told by email.

import type { Config } from '../config.ts';
import type { Connection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { addressedTo } from '../mail/email-translations.ts';
import type { Outbox } from '../mail/outbox.ts';
import { type EmailSender, resetLinkCreatedEmail } from '../mail/templates.ts';
import { type Actor, recordAuditEvent } from './audit.ts';
import { createLink } from './one-time-links.ts';
import { lockPersonStatus } from './suspend-queries.ts';

export type ResetLinkResult =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly reason: 'unknown' | 'oneself' | 'is_staff' | 'suspended' };

export interface ResetLinkContext {
  readonly db: Connection;
  readonly config: Pick<Config, 'baseUrl'>;
  readonly site: EmailSender;
  /** Null without a mail server. */
  readonly outbox: Outbox | null;
}

/** Staff cannot create one for other staff, because the link gives access to the account. The operator can. */
export async function createResetLink(
  { db, config, site, outbox }: ResetLinkContext,
  personId: string,
  by: Actor,
): Promise<ResetLinkResult> {
  if (by.personId === personId) return { ok: false, reason: 'oneself' };
  const created = await inTransaction(db, async (transaction): Promise<ResetLinkResult> => {
    const person = await lockPersonStatus(transaction, personId);
    if (!person) return { ok: false, reason: 'unknown' };
    if (by.personId !== null && person.role === 'staff') return { ok: false, reason: 'is_staff' };
    if (by.personId !== null && person.isSuspended) return { ok: false, reason: 'suspended' };
    const token = await createLink(transaction, { personId, purpose: 'reset', email: null });
    await outbox?.enqueue(
      transaction,
      resetLinkCreatedEmail(await addressedTo(transaction, site, { ...person, id: personId })),
    );
    const detail = { personId };
    await recordAuditEvent(transaction, { action: 'person.reset_link', ...by, subject: person.name, detail });
    return { ok: true, url: `${config.baseUrl}/reset?token=${token}` };
  });
  outbox?.wake();
  return created;
}
