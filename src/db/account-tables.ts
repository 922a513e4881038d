// The tables of people's accounts as TypeScript sees them: mail, links, and who left.
import type { Generated } from 'kysely';
import type { Moment, MomentByDefault } from './moments.ts';

export interface LetterTable {
  id: Generated<number>;
  kind: string;
  recipient: string;
  sealed: Uint8Array | null;
  created_at: MomentByDefault;
  expires_at: Moment;
  next_try_at: MomentByDefault;
  tries: Generated<number>;
  last_error: string | null;
  given_up_at: Moment | null;
}

export interface AccountLinkTable {
  token_hash: Uint8Array;
  person_id: string;
  purpose: 'confirm' | 'change' | 'reset';
  email: string | null;
  created_at: MomentByDefault;
  expires_at: Moment;
}

export interface SignUpTable {
  token_hash: Uint8Array;
  browser_hash: Uint8Array;
  email: string;
  name: string;
  password_hash: string;
  created_at: MomentByDefault;
  expires_at: Moment;
}

export interface DepartedTable {
  mark: string;
  until: Moment;
}
