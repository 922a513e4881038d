// SQL statements for imports that have not been saved yet.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { ImportedFields } from './imported-listing.ts';

const DRAFT_HOURS = 1;

/** Who imported, and for which listing; null for a new one. */
export interface DraftOwner {
  readonly personId: string;
  readonly listingId: string | null;
}

interface DraftIcon {
  readonly large: Uint8Array;
  readonly small: Uint8Array;
}

interface StoredDraft {
  readonly id: string;
  readonly source: string;
  readonly fields: ImportedFields;
  readonly problem: string | null;
  readonly icon: DraftIcon | null;
}

export async function insertImportDraft(db: Connection, draft: StoredDraft, owner: DraftOwner): Promise<void> {
  const { id, source, fields, problem, icon } = draft;
  await sql`
    insert into import_draft (id, person_id, listing_id, source, fields, problem, icon_large, icon_small, expires_at)
    values (${id}, ${owner.personId}, ${owner.listingId}, ${source}, ${JSON.stringify(fields)}::jsonb, ${problem},
      ${icon && Buffer.from(icon.large)}::bytea, ${icon && Buffer.from(icon.small)}::bytea,
      plaudit_now() + make_interval(hours => ${DRAFT_HOURS}::integer))`.execute(db);
}

export interface ImportDraft extends Pick<StoredDraft, 'id' | 'source' | 'fields' | 'problem'> {
  readonly hasIcon: boolean;
}

/** Null unless this person imported it for this listing, less than an hour ago. */
export async function selectImportDraft(db: Connection, id: string, owner: DraftOwner): Promise<ImportDraft | null> {
  const { rows } = await sql<ImportDraft>`
    select id, source, fields, problem, icon_large is not null as "hasIcon" from import_draft
    where id = ${id} and person_id = ${owner.personId} and listing_id is not distinct from ${owner.listingId}::text
      and expires_at > plaudit_now()`.execute(db);
  return rows[0] ?? null;
}

/** Null if it is not this person's, has no icon or is too old. */
export async function selectDraftIcon(db: Connection, id: string, personId: string): Promise<DraftIcon | null> {
  const { rows } = await sql<DraftIcon>`
    select icon_large as large, icon_small as small from import_draft
    where id = ${id} and person_id = ${personId} and icon_large is not null
      and expires_at > plaudit_now()`.execute(db);
  return rows[0] ?? null;
}

export async function deleteImportDraft(db: Connection, id: string, personId: string): Promise<void> {
  await sql`delete from import_draft where id = ${id} and person_id = ${personId}`.execute(db);
}

export async function deleteExpiredImports(db: Connection): Promise<void> {
  await sql`delete from import_draft where expires_at <= plaudit_now()`.execute(db);
}
