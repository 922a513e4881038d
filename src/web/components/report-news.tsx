// What came of a report, for the person who has sent it.
import { describeOutcome } from '../../moderation/report-emails.ts';
import { describeReason } from '../../moderation/report-kinds.ts';
import type { OwnReport } from '../../moderation/report-queries.ts';
import { PostButton } from './button.tsx';
import { Time } from './time.tsx';

/** A notice on the dashboard, until it is dismissed. */
export function ReportNewsCard({ report, back }: { report: OwnReport; back: string }) {
  return (
    <article class="card notice-card news" aria-label={`Your report about ${report.listingName}`}>
      <div class="stack close">
        <p>
          <b>
            Your report about <ReportedName report={report} />
          </b>
        </p>
        <ReportStatus report={report} />
        <p class="dim note">
          {report.toldAt && <Time at={report.toldAt} />} · <a href="/account/reports">My reports</a>
        </p>
      </div>
      <PostButton
        action="/account/reports/dismiss"
        values={{ report: String(report.id), back }}
        text="Dismiss"
        unseen={`: ${report.listingName}`}
        look="small"
      />
    </article>
  );
}

export function ReportCard({ report }: { report: OwnReport }) {
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
        {describeReason(reason)}{' '}
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
