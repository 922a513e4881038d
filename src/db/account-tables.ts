// The tables of people's accounts as TypeScript sees them: mail, links, and who left.
import type { Generated } from 'kysely';
import type { Timestamp, TimestampWithDefault } from './timestamp-columns.ts';

export interface LetterTable {
  id: Generated<number>;
  kind: string;
  recipient: string;
  sealed: Uint8Array | null;
  created_at: TimestampWithDefault;
  expires_at: Timestamp;
  next_try_at: TimestampWithDefault;
  tries: Generated<number>;
  last_error: string | null;
  given_up_at: Timestamp | null;
}

export interface AccountLinkTable {
  token_hash: Uint8Array;
  person_id: string;
  purpose: 'confirm' | 'change' | 'reset';
  email: string | null;
  created_at: TimestampWithDefault;
  expires_at: Timestamp;
}

export interface SignUpTable {
  token_hash: Uint8Array;
  browser_hash: Uint8Array;
  email: string;
  name: string;
  password_hash: string;
  created_at: TimestampWithDefault;
  expires_at: Timestamp;
}

export interface DepartedTable {
  mark: string;
  until: Timestamp;
}
