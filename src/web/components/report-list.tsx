// The reports of a case, with what is known of those who sent them. All of their text is untrusted.

import type { ReportOfCase } from '../../moderation/history-queries.ts';
import type { ShownSnapshot } from '../../moderation/read-cases.ts';
import { describeReason } from '../../moderation/report-kinds.ts';
import { useTranslations } from '../translations.ts';
import { Card } from './card.tsx';
import { NameLink } from './name.tsx';
import { Time } from './time.tsx';
import { WrittenText } from './written-text.tsx';

interface ReportsCardProps {
  readonly reports: readonly ReportOfCase[];
  /** Newest first. */
  readonly snapshots: readonly ShownSnapshot[];
  readonly isPurged: boolean;
  /** Who has reported a listing is hidden from those who run it, also if they are staff. */
  readonly isOwn?: boolean;
}

export function ReportsCard({ reports, snapshots, isPurged, isOwn = false }: ReportsCardProps) {
  const t = useTranslations();
  return (
    <Card title="Reports">
      {isPurged && <p class="dim">Their texts were deleted.</p>}
      {isOwn && <p class="dim">You own or manage this listing, so you do not see who sent them.</p>}
      <ol class="stack">
        {reports.map((report) => (
          <li class="stack close">
            <p>
              <b>{t.text(describeReason(report.reason))}</b>{' '}
              <span class="dim note">
                <Time at={report.at} />
                {report.changedAt && (
                  <>
                    , changed <Time at={report.changedAt} />
                  </>
                )}
                {snapshots.length > 1 && numberOf(report, snapshots)}
              </span>
            </p>
            {report.body && <WrittenText text={report.body} />}
            <p class="dim note">
              {isOwn ? 'Someone' : <ReporterName report={report} />} · {describeHistory(report)}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function numberOf({ snapshotId }: ReportOfCase, snapshots: readonly ShownSnapshot[]): string {
  const place = snapshots.findIndex(({ id }) => id === snapshotId);
  return place < 0 ? '' : ` · text ${snapshots.length - place}`;
}

function ReporterName({ report: { reporterId, reporterName, hadAccount } }: { report: ReportOfCase }) {
  if (reporterId && reporterName) return <NameLink name={reporterName} href={`/staff/people/${reporterId}`} />;
  return <>{hadAccount ? 'Someone whose account was deleted' : 'A visitor without an account'}</>;
}

function describeHistory({ total, upheld, dismissed, hasNetwork, hadAccount }: ReportOfCase): string {
  if (total === 0) return 'history no longer known';
  const whose = !hadAccount && hasNetwork ? ' from this network' : '';
  if (total === 1) return `first report${whose}`;
  return `${total} reports${whose}: ${upheld} upheld, ${dismissed} dismissed`;
}
