// What the pages ask about managing a listing: its audit log, the people who run it, and what they are told.
import type { ListedAuditEvent } from '../access/audit.ts';
import type { Invitation as StoredInvitation } from '../access/invitations.ts';
import type { Notice } from '../notices/notices.ts';
import type { Person } from './people-parts.ts';

export type { ListedAuditEvent, Notice };

export interface AuditParts {
  /** Newest first; `before`: only acts below this ID; `about`: the word before an act's dot. */
  list(query: {
    /** Absent: of all of them, for staff alone. */
    listingId?: string;
    about?: string;
    act?: string;
    /** Who did it, or whom it is about. */
    personId?: string;
    before?: number;
  }): Promise<{
    acts: readonly ListedAuditEvent[];
    /** Null: there are no older ones. */
    nextBefore: number | null;
  }>;
}

export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly since: Date;
}

export interface Team {
  readonly owner: Pick<TeamMember, 'id' | 'name'>;
  readonly managers: readonly TeamMember[];
  readonly pending: readonly Invitation[];
}

export interface Invitation
  extends Pick<
    StoredInvitation,
    'id' | 'role' | 'listingId' | 'listingName' | 'inviterName' | 'email' | 'expiresAt'
  > {
  /** A hint at the address for whoever has the link. */
  readonly shownEmail: string;
  /** Whether the person who looks can answer it. */
  readonly isYours: boolean;
}

export type InvitationSent =
  /** `link` null: it was mailed. */
  | { readonly ok: true; readonly email: string; readonly link: string | null }
  | { readonly ok: false; readonly sentence: string };

type ListingNamed = { readonly id: string; readonly name: string };

export interface ManagerParts {
  team(listingId: string): Promise<Team>;
  invite(wish: { listing: ListingNamed; person: Person; email: string }): Promise<InvitationSent>;
  offer(wish: { listing: ListingNamed; person: Person; personId: string }): Promise<InvitationSent>;
  withdraw(wish: { listingId: string; person: Person; id: string }): Promise<boolean>;
  /** `person` removes the manager, or leaves. */
  remove(wish: { listingId: string; personId: string; person: Person }): Promise<void>;
  /** By the secret of its link, or by the ID for the one it is for. */
  invitation(key: string, person: Person | null): Promise<Invitation | null>;
  invitationsFor(person: Person): Promise<readonly Invitation[]>;
  answer(wish: {
    key: string;
    person: Person;
    accept: boolean;
  }): Promise<
    | { readonly ok: true; readonly listingId: string; readonly role: 'manager' | 'owner' }
    | { readonly ok: false }
  >;
}

export interface NoticeParts {
  /** Whether this service sends mail at all. */
  readonly canMail: boolean;
  /** How many a person has not put away, over all listings. */
  count(personId: string): Promise<number>;
  /** Newest first; of all listings the person runs where none is named. */
  list(asked: {
    personId: string;
    listingId?: string;
    withDismissed?: boolean;
  }): Promise<readonly (Notice & { readonly dismissed: boolean })[]>;
  /** `id` null: all of the listing. */
  dismiss(which: { personId: string; listingId: string; id: number | null }): Promise<void>;
  wantsMails(personId: string, listingId: string): Promise<boolean>;
  chooseMails(choice: { personId: string; listingId: string; mails: boolean }): Promise<void>;
}
