// What the pages ask about people: who is looking, signing up, in and out.

import type { Person as Account } from '../access/people.ts';
import type { Credentials, NewAccount, SignedIn } from '../access/sign-in.ts';
import type { FieldError } from '../listings/listing.ts';

export type { FieldError, SignedIn };
export type Refused = { readonly ok: false; readonly errors: readonly FieldError[] };
/** What pages know of a person. */
export type Person = Omit<Account, 'image' | 'createdAt'>;

export interface PeopleParts {
  currentPerson(headers: Headers): Promise<Person | null>;
  /** `userAgent`: for the list of sessions. */
  signUp(input: NewAccount): Promise<SignedIn>;
  signIn(input: Credentials): Promise<SignedIn>;
  signOut(headers: Headers): Promise<SignedIn>;
  /** Whether the one-time link would make somebody staff; changes nothing. */
  isSetupToken(token: string): Promise<boolean>;
  /** Whether the one-time link was right and now made this person staff. */
  claimSetup(token: string, personId: string): Promise<boolean>;
}
