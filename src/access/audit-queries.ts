// Queries for the audit log.
import { type Insertable, sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

export interface ListedAuditEvent {
  readonly id: number;
  readonly at: Date;
  readonly action: string;
  readonly personId: string | null;
  /** Null also if the person's account was deleted. */
  readonly personName: string | null;
  /** Null in old entries, which do not show whether the actor was the operator or someone whose account was deleted. */
  readonly isOperator: boolean | null;
  readonly tokenId: string | null;
  readonly tokenName: string | null;
  readonly listingId: string | null;
  readonly subject: string | null;
  readonly detail: Readonly<Record<string, unknown>> | null;
}

/** Which events to list. `before`: only those with a smaller ID. `about`: the part of the action before the dot. */
export interface AuditEventQuery {
  readonly listingId?: string;
  readonly about?: string;
  /** The whole action, such as `webhook.saved`. */
  readonly action?: string;
  /** One of these. */
  readonly actions?: readonly string[];
  /** The person who did it, or whom it is about. */
  readonly personId?: string;
  readonly before?: number;
  readonly limit: number;
}

export async function insertAuditEvent(db: Connection, entry: Insertable<Tables['audit_entry']>): Promise<void> {
  await db.insertInto('audit_entry').values(entry).execute();
}

/** Newest first. */
export async function selectAuditEvents(
  db: Connection,
  { listingId, about, action, actions, personId, before, limit }: AuditEventQuery,
): Promise<readonly ListedAuditEvent[]> {
  return db
    .selectFrom('audit_entry')
    .leftJoin('person', 'person.id', 'audit_entry.person_id')
    .leftJoin('api_token', (join) =>
      join.on(sql<boolean>`api_token.id = audit_entry.token_id and api_token.listing_id = audit_entry.listing_id`),
    )
    .select([
      'audit_entry.id',
      'audit_entry.at',
      'audit_entry.act as action',
      'audit_entry.subject',
      'audit_entry.detail',
    ])
    .select(['audit_entry.person_id as personId', 'person.name as personName'])
    .select('audit_entry.by_operator as isOperator')
    .select(['audit_entry.token_id as tokenId', 'api_token.name as tokenName'])
    .select('audit_entry.listing_id as listingId')
    .$if(listingId !== undefined, (query) => query.where('audit_entry.listing_id', '=', listingId as string))
    .$if(about !== undefined, (query) =>
      query.where(sql<string>`split_part(audit_entry.act, '.', 1)`, '=', about as string),
    )
    .$if(action !== undefined, (query) => query.where('audit_entry.act', '=', action as string))
    .$if(actions !== undefined, (query) => query.where('audit_entry.act', 'in', actions as readonly string[]))
    .$if(personId !== undefined, (query) =>
      query.where(
        sql<boolean>`(audit_entry.person_id = ${personId} or audit_entry.detail ->> 'personId' = ${personId})`,
      ),
    )
    .$if(before !== undefined, (query) => query.where('audit_entry.id', '<', before as number))
    .orderBy('audit_entry.id', 'desc')
    .limit(limit)
    .execute();
}

export const AUDIT_KEPT_DAYS = 400;

/** Returns how many were deleted. */
export async function deleteExpiredAuditEvents(db: Connection): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from audit_entry where at <= plaudit_now() - make_interval(days => ${AUDIT_KEPT_DAYS}::integer)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
