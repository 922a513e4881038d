// What the pages ask about somebody's own account: ways in, address, sessions, votes, and the end of it.

import type { AccountDeletionResult } from '../access/delete-account.ts';
import type {
  AddressChangeResult,
  AddressEmailResult,
  AddressLinkResult,
} from '../access/email-addresses.ts';
import type { IdentityProof, PasswordRefusal } from '../access/passwords.ts';
import type { OwnListing } from '../access/personal-data-queries.ts';
import type { CurrentSession, ListedSession } from '../access/sessions.ts';
import type { DiscordRedirect } from '../access/sign-in.ts';
import type { ResetAdmission } from '../access/sign-in-limits.ts';
import type { Visitor } from '../access/visitor-sign-in.ts';
import type { OwnVote } from '../votes/own-votes.ts';
import type { Person } from './people-parts.ts';

export type { CurrentSession, ListedSession, OwnListing, OwnVote };

/** What this installation has set up. */
export interface Offers {
  /** Whether mail is sent: without it nobody confirms an address or resets a password by themselves. */
  readonly mail: boolean;
  readonly discord: boolean;
  /** What the operator registers at Discord. */
  readonly discordRedirect: string;
  readonly votingNeedsConfirmed: boolean;
}

export interface WaysIn {
  readonly password: boolean;
  readonly discord: boolean;
}

export interface MailStanding {
  readonly waiting: number;
  readonly oldestAt: Date | null;
  /** In words; null while nothing went wrong. */
  readonly trouble: string | null;
  readonly givenUp: readonly {
    readonly kind: string;
    readonly recipient: string;
    readonly at: Date;
    readonly why: string;
  }[];
}

export type PasswordSaved =
  /** `cookies`: make this browser a known device under the new password. */
  | { readonly ok: true; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly reason: PasswordRefusal };

export interface AccountParts {
  readonly offers: Offers;
  currentSession(headers: Headers): Promise<CurrentSession | null>;
  waysIn(personId: string): Promise<WaysIn>;
  /** Null where Discord is not set up. */
  signInAtDiscord(next: string): Promise<DiscordRedirect | null>;
  connectDiscord(headers: Headers): Promise<DiscordRedirect | null>;
  disconnectDiscord(personId: string): Promise<boolean>;

  /** Whether the name is shown among top voters (decision P139). */
  showsName(personId: string): Promise<boolean>;
  /** False: it is no name, or there is no such person any more. */
  rename(personId: string, name: string, shows: boolean): Promise<boolean>;
  /** `next`: where its link leads on to. */
  askConfirmation(person: Person, next: string | null): Promise<AddressEmailResult>;
  askChange(person: Person, email: string): Promise<AddressChangeResult>;
  /** What a link in a mail would do; null when it does nothing any more. */
  readAddressLink(token: string): Promise<{ readonly email: string; readonly changes: boolean } | null>;
  followAddressLink(token: string): Promise<AddressLinkResult>;

  /** Returns before the mail is written: how long it takes must not tell whether anybody has the address. */
  askReset(email: string, visitor: Visitor): Promise<ResetAdmission>;
  isResetLink(token: string): Promise<boolean>;
  /** `devices`: the value of the device cookie. */
  resetPassword(given: { token: string; password: string; devices: string }): Promise<PasswordSaved>;
  changePassword(given: {
    personId: string;
    password: string;
    keptSession: string;
    devices: string;
  }): Promise<PasswordSaved>;
  proveIdentity(given: { personId: string; password: string; signedInAt: Date }): Promise<IdentityProof>;

  sessions(personId: string, currentId: string): Promise<readonly ListedSession[]>;
  endSession(personId: string, id: string): Promise<boolean>;
  endOtherSessions(personId: string, currentId: string): Promise<number>;

  votes(
    personId: string,
    page: number,
  ): Promise<{ readonly votes: readonly OwnVote[]; readonly page: number; readonly pages: number }>;
  /** JSON in pieces. */
  personalData(personId: string): AsyncIterable<string>;
  ownedListings(personId: string): Promise<readonly OwnListing[]>;
  close(personId: string): Promise<AccountDeletionResult>;

  /** For staff. */
  mailStanding(): Promise<MailStanding>;
}
