// Deletes rows whose time is over, of every part.
import { deleteExpiredDeletedAccounts, deleteExpiredSignIns } from './access/account-queries.ts';
import { deleteExpiredAuditEvents } from './access/audit-queries.ts';
import { deleteExpiredInvitations } from './access/invitation-queries.ts';
import { deleteExpiredLinkedIdentities } from './access/linked-identity-queries.ts';
import { deleteExpiredLinks } from './access/one-time-link-queries.ts';
import { deleteExpiredSignUps } from './access/sign-up-queries.ts';
import { deleteExpiredIdentityWindows } from './access/voter-identity-queries.ts';
import { RETENTION_DAYS } from './core/limits.ts';
import type { Db } from './db/database.ts';
import { deleteExpiredRateLimits } from './db/rate-limit.ts';
import { deleteExpiredPlayerCounts } from './game-servers/player-count-queries.ts';
import { deleteExpiredUptime } from './game-servers/server-fact-queries.ts';
import { deleteExpiredImports } from './imports/import-draft-queries.ts';
import { deleteOldFlags } from './integrity/annulment-queries.ts';
import { deleteOldProfiles } from './integrity/scan-queries.ts';
import { expireRankingDays } from './listings/ranking.ts';
import { deleteOldServerCounts } from './listings/server-count-queries.ts';
import { deleteOldEmails } from './mail/outbox-queries.ts';
import { deleteOldAlerts } from './mail/staff-alert-queries.ts';
import { deleteOldCases, deleteOldReportTexts } from './moderation/retention-queries.ts';
import { deleteExpiredNotices } from './notices/notice-queries.ts';
import { deleteExpiredOwnershipClaims } from './ownership/claim-queries.ts';
import { deleteEmptyReviews } from './reviews/refresh-queries.ts';
import { BLOCKED_DAYS } from './reviews/write-queries.ts';
import { deleteOldForwards } from './stream/forward-queries.ts';
import { deleteFreeHandles } from './voters/profile-queries.ts';
import { deleteExpiredClaims } from './votes/claim-votes-queries.ts';
import { deleteOldVoterMonths } from './votes/vote-stats-queries.ts';

/** Called hourly. */
export function deleteExpiredRows(db: Db): Promise<unknown> {
  return Promise.all([
    expireRankingDays(db),
    deleteExpiredRateLimits(db),
    deleteExpiredAuditEvents(db),
    deleteOldEmails(db),
    deleteOldAlerts(db),
    deleteExpiredLinks(db),
    deleteExpiredSignUps(db),
    deleteExpiredDeletedAccounts(db),
    deleteExpiredIdentityWindows(db),
    deleteExpiredLinkedIdentities(db),
    deleteFreeHandles(db),
    deleteExpiredClaims(db),
    deleteExpiredSignIns(db),
    deleteExpiredInvitations(db),
    deleteExpiredOwnershipClaims(db),
    deleteExpiredNotices(db),
    deleteOldServerCounts(db),
    deleteOldVoterMonths(db),
    deleteExpiredPlayerCounts(db),
    deleteExpiredUptime(db),
    deleteExpiredImports(db),
    deleteOldForwards(db),
    deleteOldFlags(db, RETENTION_DAYS),
    deleteOldProfiles(db, RETENTION_DAYS),
    deleteOldReportTexts(db),
    deleteOldCases(db),
    deleteEmptyReviews(db, BLOCKED_DAYS),
  ]);
}
