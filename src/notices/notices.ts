// Notices to owners and managers (decisions P67, P68): what failed, why, and what to do. Dismissing one affects only
// the person who does so.
import { diagnose } from '../channels/diagnosis.ts';
import type { Diagnosis } from '../channels/evidence.ts';
import { isListenerOutcome } from '../channels/votifier/listener-codes.ts';
import { diagnoseListener } from '../channels/votifier/listener-diagnosis.ts';
import type { SiteValues } from '../config/settings.ts';
import type { Connection } from '../db/database.ts';
import { describeNotice, type NoticeText } from './describe-notice.ts';
import { type NoticeKind, type NoticeRow, selectNotices } from './notice-queries.ts';

export interface Notice extends NoticeText {
  readonly id: number;
  readonly at: Date;
  readonly kind: NoticeKind;
  readonly listingId: string;
  readonly listingName: string;
  /** Why the last attempt failed; null if nothing failed. */
  readonly cause: Diagnosis | null;
  /** The version of the changelog entry it is about. */
  readonly version: string | null;
  /** The reason given by staff. */
  readonly reason: string | null;
  /** The consumer of the live stream that it is about. */
  readonly consumer: string | null;
}

export type NoticeSite = Pick<SiteValues, 'serviceName' | 'planNames'>;

/** Adds the text to a stored notice. */
export function explainNotice(row: NoticeRow, site: NoticeSite): Notice {
  const { id, at, kind, listingId, listingName, version, reason, consumer } = row;
  const cause = causeOf(row, site.serviceName);
  return {
    ...describeNotice({ ...row, planNames: site.planNames }),
    id,
    at,
    kind,
    listingId,
    listingName,
    cause,
    version,
    reason,
    consumer,
  };
}

function causeOf(row: NoticeRow, serviceName: string): Diagnosis | null {
  const { code, state, responseHeaders, responseBody } = row;
  if (code === null) return null;
  if (row.kind !== 'listener.failing') return diagnose({ code, responseHeaders, responseBody });
  if (state === null || !isListenerOutcome(state)) return null;
  return diagnoseListener({
    code,
    end: state,
    protocol: row.protocol ?? 'v2',
    words: responseBody,
    serviceName,
  });
}

export interface NoticeFilter {
  readonly personId: string;
  /** Absent: every listing the person owns or manages. */
  readonly listingId?: string;
  readonly withDismissed?: boolean;
  /** 50 by default. */
  readonly limit?: number;
}

const NOTICES_SHOWN = 50;

/** Newest first. */
export async function listNotices(
  db: Connection,
  filter: NoticeFilter,
  site: NoticeSite,
): Promise<readonly (Notice & { readonly dismissed: boolean })[]> {
  const rows = await selectNotices(db, { limit: NOTICES_SHOWN, ...filter });
  return rows.map((row) => ({ ...explainNotice(row, site), dismissed: row.dismissed }));
}
