// The tables of second factors: authenticator apps, recovery codes and passkeys.
import type { Generated } from 'kysely';
import type { Timestamp, TimestampWithDefault } from './timestamp-columns.ts';

export interface SecondFactorTables {
  authenticator_app: {
    person_id: string;
    secret_sealed: Uint8Array | null;
    last_step: Generated<number>;
    added_at: Timestamp | null;
    used_at: Timestamp | null;
    pending_sealed: Uint8Array | null;
    pending_until: Timestamp | null;
  };
  recovery_code: {
    person_id: string;
    code_hash: Uint8Array;
    created_at: TimestampWithDefault;
  };
  passkey: {
    id: string;
    person_id: string;
    credential_id: string;
    public_key: Uint8Array;
    sign_count: Generated<number>;
    transports: Generated<string[]>;
    name: string;
    is_synced: Generated<boolean>;
    added_at: TimestampWithDefault;
    used_at: Timestamp | null;
  };
}
