// What the pages ask about people: who is looking, signing up, in and out.

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

export type Refused = { readonly ok: false; readonly errors: readonly FieldError[] };

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly role: 'member' | 'staff';
  /** The Discord ID, while Discord is connected. */
  readonly platformId: string | null;
}

/** `cookies` are whole Set-Cookie headers. */
export type SignedIn =
  | { readonly ok: true; readonly cookies: readonly string[] }
  | {
      readonly ok: false;
      readonly reason: 'email_taken' | 'wrong_credentials' | 'invalid';
      readonly errors?: readonly FieldError[];
    };

export interface PeopleParts {
  currentPerson(headers: Headers): Promise<Person | null>;
  signUp(input: { name: string; email: string; password: string }): Promise<SignedIn>;
  signIn(input: { email: string; password: string }): Promise<SignedIn>;
  signOut(headers: Headers): Promise<SignedIn>;
  /** Null when Discord is not configured. */
  discordUrl(): Promise<string | null>;
  /** Whether the one-time link was right and now made this person staff. */
  claimSetup(token: string, personId: string): Promise<boolean>;
}
