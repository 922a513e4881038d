// The tables of people (accounts, sign-ins, mail, links, tokens) and of installation-wide values.
import type { Generated } from 'kysely';
import type { Language } from '../messages/languages.ts';
import type { Timestamp, TimestampWithDefault } from './timestamp-columns.ts';

export interface AccountTables {
  person: {
    id: string;
    email: string;
    email_verified: Generated<boolean>;
    name: string;
    image: string | null;
    role: Generated<'member' | 'staff'>;
    platform_id: string | null;
    suspended_at: Timestamp | null;
    suspended_until: Timestamp | null;
    suspended_reason: string | null;
    shows_name: Generated<boolean>;
    language: Language | null;
    time_zone: string | null;
    hour_cycle: 'h12' | 'h23' | null;
    created_at: TimestampWithDefault;
    updated_at: TimestampWithDefault;
  };
  session: {
    id: string;
    token: string;
    person_id: string;
    user_agent: string | null;
    ip_address: string | null;
    expires_at: Timestamp;
    confirmed_at: Timestamp | null;
    created_at: TimestampWithDefault;
    updated_at: TimestampWithDefault;
  };
  credential: {
    id: string;
    person_id: string;
    provider_id: string;
    account_id: string;
    password: string | null;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires_at: Timestamp | null;
    refresh_token_expires_at: Timestamp | null;
    scope: string | null;
    created_at: TimestampWithDefault;
    updated_at: TimestampWithDefault;
  };
  verification: {
    id: string;
    identifier: string;
    value: string;
    expires_at: Timestamp;
    created_at: TimestampWithDefault;
    updated_at: TimestampWithDefault;
  };
  sign_up: {
    token_hash: Uint8Array;
    browser_hash: Uint8Array;
    email: string;
    name: string;
    password_hash: string;
    created_at: TimestampWithDefault;
    expires_at: Timestamp;
  };
  account_link: {
    token_hash: Uint8Array;
    person_id: string;
    purpose: 'confirm' | 'change' | 'reset';
    email: string | null;
    created_at: TimestampWithDefault;
    expires_at: Timestamp;
  };
  linked_identity: {
    id: Generated<number>;
    person_id: string;
    listing_id: string | null;
    platform: 'roblox' | 'fivem' | 'hytale' | 'minecraft';
    identity: string;
    name: string | null;
    counts_from: Timestamp | null;
    linked_at: TimestampWithDefault;
    unlinked_at: Timestamp | null;
  };
  identity_code: {
    person_id: string;
    listing_id: string;
    code_hash: string;
    identity: string | null;
    created_at: TimestampWithDefault;
    expires_at: Timestamp;
  };
  departed: {
    mark: string;
    until: Timestamp;
  };
  letter: {
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
  };
  api_token: {
    id: string;
    listing_id: string;
    listing_type: 'bot' | 'game';
    name: string;
    scopes: string[];
    secret_hash: Uint8Array;
    created_by: string | null;
    created_at: TimestampWithDefault;
    last_used_at: Timestamp | null;
    last_used_for: string | null;
    revoked_at: Timestamp | null;
    expires_at: Timestamp | null;
    allowed_ranges: string[] | null;
    expiry_noticed_at: Timestamp | null;
  };
  installation: {
    key: string;
    value: string;
  };
  spending: {
    key: string;
    used: number;
    started_at: Timestamp;
    expires_at: Timestamp;
  };
}
