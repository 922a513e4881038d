// Who is behind an account, for one vote per person: the mailbox and the Discord account. Accounts that share one of them
// are one voter. Kept as keyed hashes, for as long as a voting window is open.
import { keyedHash, type Vault } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { canonicalAddress } from '../mail/email-address.ts';
import { selectPerson } from './queries.ts';
import { insertIdentityWindows, lockListingsWithOpenWindow } from './voter-identity-queries.ts';

export interface IdentifiedPerson {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly platformId: string | null;
}

export interface VoterIdentities {
  /** What a vote of this person closes the window of, besides the account's own. */
  hashesOf(person: IdentifiedPerson): readonly string[];
  /** The mailbox that identifies the person; null while it may be somebody else's. */
  mailboxOf(person: Omit<IdentifiedPerson, 'platformId'>): string | null;
}

/**
 * An unconfirmed address identifies nobody while votes need a confirmed one: anybody could type a stranger's address, vote
 * and so use up the stranger's vote. Where unconfirmed accounts may vote it is all that is known of them.
 */
export function createVoterIdentities(vault: Vault, needsConfirmed: () => boolean): VoterIdentities {
  const key = vault.derive('voter-identities');
  const mailboxOf: VoterIdentities['mailboxOf'] = ({ email, emailVerified }) =>
    emailVerified || !needsConfirmed() ? canonicalAddress(email) : null;
  return {
    mailboxOf,
    hashesOf(person) {
      const mailbox = mailboxOf(person);
      return [
        ...(mailbox === null ? [] : [keyedHash(key, `email:${mailbox}`)]),
        ...(person.platformId === null ? [] : [keyedHash(key, `discord:${person.platformId}`)]),
      ];
    },
  };
}

/**
 * In the transaction that gives an account another identity (an address that was confirmed, a Discord account): windows that
 * the account has open are from now on the new identity's too, so that no second account can vote with it.
 */
export async function extendOpenWindows(
  db: Connection,
  identities: VoterIdentities,
  personId: string,
): Promise<void> {
  // The person's row is locked by the change itself; then the listings, as a vote does it.
  await lockListingsWithOpenWindow(db, personId);
  const person = await selectPerson(db, 'id', personId);
  if (!person) return;
  const { email, email_verified: emailVerified, platform_id: platformId } = person;
  await insertIdentityWindows(db, personId, identities.hashesOf({ email, emailVerified, platformId }));
}
