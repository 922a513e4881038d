// What came of a report, for the person who has sent it.

import { describeOutcome } from '../../moderation/report-emails.ts';
import { describeReason } from '../../moderation/report-kinds.ts';
import type { OwnReport } from '../../moderation/report-queries.ts';
import { useTranslations } from '../translations.ts';
import { NewsCard } from './notice-card.tsx';
import { Time } from './time.tsx';

/** A notice on the dashboard, until it is dismissed. */
export function ReportNewsCard({ report, back }: { report: OwnReport; back: string }) {
  const t = useTranslations();
  return (
    <NewsCard
      label={t('notices.yourReport', { name: report.listingName })}
      title={t.rich('notices.reportTitle', reportedParts(report))}
      at={report.toldAt}
      link={{ href: '/account/reports', text: t('notices.myReports') }}
      dismiss={{
        action: '/account/reports/dismiss',
        values: { report: String(report.id), back },
        what: report.listingName,
      }}
    >
      <ReportStatus report={report} />
    </NewsCard>
  );
}

export function ReportCard({ report }: { report: OwnReport }) {
  const t = useTranslations();
  const { reason, body, at } = report;
  const name = t.rich('notices.reported', reportedParts(report));
  const path = pathOf(report);
  return (
    <article class="card stack close" aria-label={t('notices.reportAbout', { name: report.listingName })}>
      <h2 class="clipped">{path === null ? name : <a href={path}>{name}</a>}</h2>
      <p>
        {t.text(describeReason(reason))}{' '}
        <span class="dim note">
          <Time at={at} />
        </span>
      </p>
      {body && (
        <p class="dim said" dir="auto">
          {body}
        </p>
      )}
      <ReportStatus report={report} />
    </article>
  );
}

/** Null for the profile of a deleted account. */
function pathOf({ targetKind, listingId, label }: OwnReport): string | null {
  if (targetKind !== 'profile') return `/listings/${listingId}`;
  return label === null ? null : `/people/${label}`;
}

/** What the messages about what was reported need. */
function reportedParts({ listingName, label, targetKind }: OwnReport) {
  return { kind: targetKind, version: <bdi>{label}</bdi>, name: <bdi>{listingName}</bdi> };
}

function ReportStatus({ report: { outcome, toldAt, dismissal, targetKind } }: { report: OwnReport }) {
  const t = useTranslations();
  if (outcome === null && toldAt === null) return <p class="dim">{t('notices.undecided')}</p>;
  return (
    <p>
      {t.text(describeOutcome(outcome, targetKind))}
      {dismissal && <> {t.rich('notices.reason', { reason: <bdi>{dismissal}</bdi> })}</>}
    </p>
  );
}
