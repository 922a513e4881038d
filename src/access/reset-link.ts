// A link that sets a new password, made by hand for whoever forgot theirs and gets no mail (decision P89). It is handed over by
// whoever made it, so it proves no address.
import { inTransaction } from '../db/in-transaction.ts';
import { type Actor, recordAct } from './audit.ts';
import type { Desk } from './desk.ts';
import { makeLink } from './links.ts';
import { lockPerson } from './suspend-queries.ts';

export type ResetLinkMade =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly reason: 'unknown' | 'oneself' | 'is_staff' | 'suspended' };

/** Staff makes none for staff: whoever holds the link becomes that person. The operator, who may do everything, does. */
export async function makeResetLink(
  { db, sender }: Pick<Desk, 'db' | 'sender'>,
  personId: string,
  by: Actor,
): Promise<ResetLinkMade> {
  if (by.personId === personId) return { ok: false, reason: 'oneself' };
  return inTransaction(db, async (transaction): Promise<ResetLinkMade> => {
    const person = await lockPerson(transaction, personId);
    if (!person) return { ok: false, reason: 'unknown' };
    if (by.personId !== null && person.role === 'staff') return { ok: false, reason: 'is_staff' };
    if (by.personId !== null && person.isSuspended) return { ok: false, reason: 'suspended' };
    const token = await makeLink(transaction, { personId, purpose: 'reset', email: null });
    const detail = { personId };
    await recordAct(transaction, { act: 'person.reset_link', ...by, subject: person.name, detail });
    return { ok: true, url: `${sender.baseUrl}/reset?token=${token}` };
  });
}
