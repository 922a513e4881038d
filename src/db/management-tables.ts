// The tables of managing a listing as TypeScript sees them.
import type { ColumnType, Generated } from 'kysely';
import type { MomentByDefault } from './moments.ts';

export interface AuditEntryTable {
  id: Generated<number>;
  at: MomentByDefault;
  act: string;
  person_id: string | null;
  token_id: string | null;
  listing_id: string | null;
  subject: string | null;
  detail: ColumnType<Record<string, unknown> | null, string | null, never>;
}
