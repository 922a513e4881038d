// What the pages ask about people: who is looking, signing up, in and out.

import type { Visitor } from '../access/guarded-sign-in.ts';
import type { Person as Account } from '../access/people.ts';
import type { Credentials, NewAccount, SignedIn } from '../access/sign-in.ts';
import type { SignUpAsked, SignUpConfirmed, SignUpLink, SignUpProof } from '../access/sign-up-by-mail.ts';
import type { FieldError } from '../listings/listing.ts';

export type { FieldError, SignedIn };
export type Refused = { readonly ok: false; readonly errors: readonly FieldError[] };
/** What pages know of a person. */
export type Person = Omit<Account, 'image' | 'createdAt'>;

interface ConfirmedSignUp extends SignUpProof {
  readonly userAgent: string | null;
}

export type SignUpDone =
  /** `cookies`: sign this browser in. */
  | { readonly ok: true; readonly email: string; readonly cookies: readonly string[] }
  | Extract<SignUpConfirmed, { ok: false }>;

export interface PeopleParts {
  currentPerson(headers: Headers): Promise<Person | null>;
  /** Makes the account at once, which tells who has one: for services without mail. `userAgent`: for the list of sessions. */
  signUp(input: NewAccount, visitor: Visitor): Promise<SignedIn>;
  /** Where mail is sent: the answer is the same whoever has the address. `next`: where the mail leads. */
  askSignUp(input: Omit<NewAccount, 'userAgent'> & { next: string }, visitor: Visitor): Promise<SignUpAsked>;
  /** What a link from such a mail would confirm in the browser with this secret; null: nothing. */
  readSignUp(token: string, secret: string): Promise<SignUpLink | null>;
  confirmSignUp(input: ConfirmedSignUp, visitor: Visitor): Promise<SignUpDone>;
  signIn(input: Credentials, visitor: Visitor): Promise<SignedIn>;
  signOut(headers: Headers): Promise<SignedIn>;
  /** Whether the one-time link would make somebody staff; changes nothing. */
  isSetupToken(token: string): Promise<boolean>;
  /** Whether the one-time link was right and now made this person staff. */
  claimSetup(token: string, personId: string): Promise<boolean>;
}
