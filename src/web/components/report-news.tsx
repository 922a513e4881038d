// What came of a report, for the person who has sent it.

import { describeOutcome } from '../../moderation/report-emails.ts';
import { describeReason } from '../../moderation/report-kinds.ts';
import type { OwnReport } from '../../moderation/report-queries.ts';
import { useTranslations } from '../translations.ts';
import { NewsCard } from './notice-card.tsx';
import { Time } from './time.tsx';

/** A notice on the dashboard, until it is dismissed. */
export function ReportNewsCard({ report, back }: { report: OwnReport; back: string }) {
  return (
    <NewsCard
      label={`Your report about ${report.listingName}`}
      title={
        <>
          Your report about <ReportedName report={report} />
        </>
      }
      at={report.toldAt}
      link={{ href: '/account/reports', text: 'My reports' }}
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
  const path = pathOf(report);
  return (
    <article class="card stack close" aria-label={`Report about ${report.listingName}`}>
      <h2 class="clipped">
        {path === null ? (
          <ReportedName report={report} />
        ) : (
          <a href={path}>
            <ReportedName report={report} />
          </a>
        )}
      </h2>
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

function ReportedName({ report: { listingName, label, targetKind } }: { report: OwnReport }) {
  return (
    <>
      {targetKind === 'entry' && (
        <>
          version <bdi>{label}</bdi> of{' '}
        </>
      )}
      {targetKind === 'review' && 'a review of '}
      {targetKind === 'profile' && 'the profile of '}
      <bdi>{listingName}</bdi>
    </>
  );
}

function ReportStatus({ report: { outcome, toldAt, dismissal, targetKind } }: { report: OwnReport }) {
  if (outcome === null && toldAt === null) return <p class="dim">Staff has not decided yet.</p>;
  return (
    <p>
      {describeOutcome(outcome, targetKind)}
      {dismissal && (
        <>
          {' '}
          Reason: <bdi>{dismissal}</bdi>
        </>
      )}
    </p>
  );
}
