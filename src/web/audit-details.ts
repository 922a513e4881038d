// What the audit log says below a sentence: the reason that was given, or the parts and limits that were set.
import type { ListedAuditEvent } from '../access/audit-queries.ts';
import { formatExactTime } from '../core/format-time.ts';
import type { Translations } from '../messages/translations.ts';

type Detail = NonNullable<ListedAuditEvent['detail']>;

const DETAILS: Readonly<Record<string, (t: Translations, detail: Detail) => string | null>> = {
  'listing.refused': reasonOf,
  'listing.hidden': reasonOf,
  'votes.annulled': reasonOf,
  'site.changed': (_, { changed }) => (isFilledList(changed) ? changed.join(', ') : null),
  'profile.hidden': reasonOf,
  'profile.name_cleared': reasonOf,
  'person.suspended': reasonOf,
  'token.created': (t, detail) => inARow(t, [permissionsOf(t, detail), ...limitsOf(t, detail)]),
  'token.limited': (t, detail) => inARow(t, limitsOf(t, detail)) ?? t('auditLog.noLimits'),
  'ownership.ended': reasonOf,
  'report.asked': (t, { reason }) =>
    isGiven(reason) ? t('auditLog.question', { question: String(reason) }) : t('auditLog.noQuestion'),
  'report.closed': reasonOf,
  'report.reopened': reasonOf,
  'review.removed': reasonOf,
  'review.reply_removed': reasonOf,
  'changelog.removed': reasonOf,
};

/** Without a period; null if there is nothing more to say. */
export function describeDetail(t: Translations, { action, detail }: ListedAuditEvent): string | null {
  return DETAILS[action]?.(t, detail ?? {}) ?? null;
}

function reasonOf(t: Translations, { reason }: Detail): string {
  return isGiven(reason) ? t('auditLog.reason', { reason: String(reason) }) : t('auditLog.noReason');
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function permissionsOf(t: Translations, { scopes }: Detail): string {
  return isFilledList(scopes)
    ? t('auditLog.permissions', { permissions: scopes.join(', ') })
    : t('auditLog.noPermissions');
}

/** Of a token. */
function limitsOf(t: Translations, { expiresAt, addresses }: Detail): readonly string[] {
  const expiry = typeof expiresAt === 'string' && t('auditLog.expires', { time: formatExactTime(new Date(expiresAt)) });
  const ranges = isFilledList(addresses) && t('auditLog.onlyFrom', { addresses: addresses.join(', ') });
  return [expiry, ranges].filter((limit) => limit !== false);
}

function inARow(t: Translations, sentences: readonly string[]): string | null {
  const [first, ...others] = sentences;
  return others.reduce((one, other) => t('auditLog.inARow', { one, other }), first ?? '') || null;
}

export function isFilledList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0;
}
