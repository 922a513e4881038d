// Who is behind an account, for one vote per person: the mailbox and the Discord account. Accounts that share one of
// them are one voter. Stored as keyed hashes, for as long as a voting window is open. Also whether a voter must have
// confirmed either (decision V5).
import { domainToASCII } from 'node:url';
import type { Config } from '../config.ts';
import { keyedHash, type Vault } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import type { TrialMode } from '../outbound/trial-mode.ts';
import type { Person } from './person.ts';
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
 * An unconfirmed address identifies nobody while votes need a confirmed one: anybody could type a stranger's address,
 * vote and so use up the stranger's vote. Where unconfirmed accounts may vote it is all that is known of them.
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
 * In the transaction that gives an account another identity (an address that was confirmed, a Discord account): windows
 * that the account has open are from now on the new identity's too, so that no second account can vote with it.
 */
export async function extendOpenWindows(db: Connection, identities: VoterIdentities, personId: string): Promise<void> {
  // The person's row is locked by the change itself; then the listings, as a vote does it.
  await lockListingsWithOpenWindow(db, personId);
  const person = await selectPerson(db, 'id', personId);
  if (!person) return;
  await insertIdentityWindows(db, personId, identities.hashesOf(person));
}

/** Asked at each vote: a trial ends as soon as somebody reaches the service from elsewhere. */
export function createConfirmationRule(
  { requireConfirmedEmail }: Pick<Config, 'requireConfirmedEmail'>,
  trial: TrialMode,
): () => boolean {
  return () => requireConfirmedEmail ?? !trial.isActive();
}

/** Whether the person has a confirmed address or a connected Discord account. */
export function isConfirmedVoter({ emailVerified, platformId }: Pick<Person, 'emailVerified' | 'platformId'>) {
  return emailVerified || platformId !== null;
}

/** Without mail nobody can confirm an address, and without Discord nobody can connect an account. */
export function canConfirm({ smtpUrl, discord }: Pick<Config, 'smtpUrl' | 'discord'>): boolean {
  return smtpUrl !== null || discord !== null;
}

/** For the operator: at the start, and on the system page. */
export const NOBODY_CAN_VOTE = {
  title: 'Nobody can vote',
  todo: 'Voting requires a confirmed email address or a connected Discord account, and neither is set up. Set SMTP_URL, or set DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET. To let everyone vote, set REQUIRE_CONFIRMED_EMAIL=off.',
} as const;

/** The only large provider that ignores dots; elsewhere a dot makes another person's address. */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Lower case, without the `+tag`, with the domain in ASCII; for Gmail also without dots and with one of its two
 * domains. Only for comparison: mail is sent to the address as it was given.
 */
export function canonicalAddress(address: string): string {
  const given = address.trim().normalize('NFC').toLowerCase();
  const at = given.lastIndexOf('@');
  if (at < 1) return given;
  const domain = domainToASCII(given.slice(at + 1)) || given.slice(at + 1);
  const mailbox = withoutTag(given.slice(0, at));
  if (!WITHOUT_DOTS.has(domain)) return `${mailbox}@${domain}`;
  return `${mailbox.replaceAll('.', '') || mailbox}@gmail.com`;
}

/** A local part that begins with `+` has no mailbox before the tag: it stays whole. */
function withoutTag(local: string): string {
  const plus = local.indexOf('+');
  return plus > 0 ? local.slice(0, plus) : local;
}
