// Identifies the person behind an account by mailbox, providers' accounts and linked game accounts, so that each person gets
// one vote: accounts that share one of them are one voter. Stored as keyed hashes while a voting window is open. Also decides whether a voter
// must have confirmed either (decision V5).

import { domainToASCII } from 'node:url';
import type { Config } from '../config.ts';
import { keyedHash, type Vault } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { message } from '../messages/message.ts';
import type { TrialMode } from '../outbound/trial-mode.ts';
import { selectProviderAccounts } from './account-queries.ts';
import { selectLinkedIdentities } from './linked-identity-queries.ts';
import type { Person } from './person.ts';
import { offeredProviders, type ProviderConfig } from './providers.ts';
import { selectPerson } from './queries.ts';
import { insertIdentityWindows, lockListingsWithOpenWindow, type ScopedIdentity } from './voter-identity-queries.ts';

export interface IdentifiedPerson {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly platformId: string | null;
}

export interface VoterIdentities {
  /** The identities that cannot vote again after a vote by this person, in addition to the account. */
  hashesOf(person: IdentifiedPerson): readonly string[];
  /** The hash of a linked game account, such as `roblox:123`, or of a provider's account, such as `google:123`. */
  hashOfLinked(identity: string): string;
  /** The mailbox that identifies the person; null if it might belong to someone else. */
  mailboxOf(person: Omit<IdentifiedPerson, 'platformId'>): string | null;
}

/**
 * If voting requires a confirmed address, an unconfirmed one identifies nobody: otherwise anyone could use up a
 * stranger's vote with the stranger's address. If unconfirmed accounts may vote, their address is all that identifies
 * them.
 */
export function createVoterIdentities(vault: Vault, needsConfirmed: () => boolean): VoterIdentities {
  const key = vault.derive('voter-identities');
  const mailboxOf: VoterIdentities['mailboxOf'] = ({ email, emailVerified }) =>
    emailVerified || !needsConfirmed() ? canonicalAddress(email) : null;
  return {
    mailboxOf,
    hashOfLinked: (identity) => keyedHash(key, identity),
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
 * Call it in the transaction that adds an identity (a confirmed address, a Discord account or a game account) to an account: the
 * account's open voting windows then also apply to that identity, so that no second account can vote with it.
 */
export async function extendOpenWindows(db: Connection, identities: VoterIdentities, personId: string): Promise<void> {
  // The caller has locked the person's row; then the listings are locked, in the same order as by votes.
  await lockListingsWithOpenWindow(db, personId);
  const person = await selectPerson(db, 'id', personId);
  if (!person) return;
  await insertIdentityWindows(db, personId, await scopedIdentities(db, identities, { ...person, id: personId }));
}

/** All identities of a person, with the game accounts they have linked, each with the listing where it counts. */
export async function scopedIdentities(
  db: Connection,
  identities: VoterIdentities,
  person: IdentifiedPerson & { readonly id: string },
): Promise<readonly ScopedIdentity[]> {
  const linked = await selectLinkedIdentities(db, person.id);
  const accounts = await selectProviderAccounts(db, person.id);
  return [
    ...identities.hashesOf(person).map((identity) => ({ identity, listingId: null })),
    ...accounts.map((account) => ({ identity: identities.hashOfLinked(providerIdentity(account)), listingId: null })),
    ...linked.map(({ identity, listingId }) => ({ identity: identities.hashOfLinked(identity), listingId })),
  ];
}

/** A provider's account as an identity; the query of votes builds the same text. */
export function providerIdentity(account: { readonly providerId: string; readonly accountId: string }): string {
  return `${account.providerId}:${account.accountId}`;
}

/** Evaluated at each vote, because trial mode ends as soon as someone reaches the service from elsewhere. */
export function createConfirmationRule(
  { requireConfirmedEmail }: Pick<Config, 'requireConfirmedEmail'>,
  trial: TrialMode,
): () => boolean {
  return () => requireConfirmedEmail ?? !trial.isActive();
}

/** Whether the person has a confirmed address or a connected account of a provider. */
export async function isConfirmedVoter(
  db: Connection,
  { id, emailVerified, platformId }: Pick<Person, 'id' | 'emailVerified' | 'platformId'>,
): Promise<boolean> {
  return emailVerified || platformId !== null || (await selectProviderAccounts(db, id)).length > 0;
}

/** Whether voters can confirm who they are: addresses need a mail server, and connected accounts need a provider. */
export function canConfirm(config: Pick<Config, 'smtpUrl'> & ProviderConfig): boolean {
  return config.smtpUrl !== null || offeredProviders(config).length > 0;
}

/** Shown to the operator at startup and on the system page. */
export const NOBODY_CAN_VOTE = {
  title: message('systemWarnings.nobodyVotes'),
  todo: message('systemWarnings.nobodyVotesTodo'),
} as const;

/**
 * Providers of which several spellings of an address are one mailbox: which characters they ignore, and the domain that
 * stands for all of theirs. Elsewhere, a dot makes it a different person's address.
 */
const GOOGLE = { ignored: /[.]/g, domain: 'gmail.com' };
const PROTON = { ignored: /[._-]/g, domain: 'proton.me' };
const LENIENT: ReadonlyMap<string, typeof GOOGLE> = new Map([
  ['gmail.com', GOOGLE],
  ['googlemail.com', GOOGLE],
  ['proton.me', PROTON],
  ['protonmail.com', PROTON],
  ['pm.me', PROTON],
]);

/**
 * Lower case, without the `+tag`, with the domain in ASCII; at some providers also without what they ignore, and with
 * one of their domains. Only for comparison: mail is sent to the address as it was given.
 */
export function canonicalAddress(address: string): string {
  const given = address.trim().normalize('NFC').toLowerCase();
  const at = given.lastIndexOf('@');
  if (at < 1) return given;
  const domain = domainToASCII(given.slice(at + 1)) || given.slice(at + 1);
  const mailbox = withoutTag(given.slice(0, at));
  const lenient = LENIENT.get(domain);
  return lenient ? `${mailbox.replaceAll(lenient.ignored, '') || mailbox}@${lenient.domain}` : `${mailbox}@${domain}`;
}

/** A local part that begins with `+` has no mailbox before the tag, so it is not shortened. */
function withoutTag(local: string): string {
  const plus = local.indexOf('+');
  return plus > 0 ? local.slice(0, plus) : local;
}
