// What the pages ask about people: who is looking, signing up, in and out.

import type {
  SignUpConfirmation,
  SignUpLink,
  SignUpProof,
  SignUpRequestResult,
} from '../access/email-sign-up.ts';
import type { Person as Account } from '../access/people.ts';
import type { Credentials, NewAccount, SignInResult } from '../access/sign-in.ts';
import type { Visitor } from '../access/visitor-sign-in.ts';
import type { FieldError } from '../core/field-error.ts';

export type { FieldError, SignInResult };
export type Refused = { readonly ok: false; readonly errors: readonly FieldError[] };
/** What pages know of a person. */
export type Person = Omit<Account, 'image' | 'createdAt'>;

interface ConfirmedSignUp extends SignUpProof {
  readonly userAgent: string | null;
}

export type SignUpDone =
  /** `cookies`: sign this browser in. */
  | { readonly ok: true; readonly email: string; readonly cookies: readonly string[] }
  | Extract<SignUpConfirmation, { ok: false }>;

export interface PeopleParts {
  currentPerson(headers: Headers): Promise<Person | null>;
  /** Makes the account at once, which tells who has one: for services without mail. `userAgent`: for the list of sessions. */
  signUp(input: NewAccount, visitor: Visitor): Promise<SignInResult>;
  /** Where mail is sent: the answer is the same whoever has the address. `next`: where the mail leads. */
  askSignUp(
    input: Omit<NewAccount, 'userAgent'> & { next: string },
    visitor: Visitor,
  ): Promise<SignUpRequestResult>;
  /** What a link from such a mail would confirm in the browser with this secret; null: nothing. */
  readSignUp(token: string, secret: string): Promise<SignUpLink | null>;
  confirmSignUp(input: ConfirmedSignUp, visitor: Visitor): Promise<SignUpDone>;
  signIn(input: Credentials, visitor: Visitor): Promise<SignInResult>;
  signOut(headers: Headers): Promise<SignInResult>;
  /** Whether the one-time link would make somebody staff; changes nothing. */
  isSetupToken(token: string): Promise<boolean>;
  /** Whether the one-time link was right and now made this person staff. */
  claimSetup(token: string, personId: string): Promise<boolean>;
}
