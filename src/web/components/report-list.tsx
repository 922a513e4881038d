// The reports of a case, with what is known of those who sent them. All of their text is untrusted.

import type { Translations } from '../../messages/translations.ts';
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
    <Card title={t('staff.reports')}>
      {isPurged && <p class="dim">{t('reportCases.textsDeleted')}</p>}
      {isOwn && <p class="dim">{t('reportCases.ownCase')}</p>}
      <ol class="stack">
        {reports.map((report) => (
          <li class="stack close">
            <p>
              <b>{t.text(describeReason(report.reason))}</b>{' '}
              <span class="dim note">
                <ReportTime report={report} />
                {snapshots.length > 1 && numberOf(t, report, snapshots)}
              </span>
            </p>
            {report.body && <WrittenText text={report.body} />}
            <p class="dim note">
              {isOwn ? t('reportCases.someone') : <ReporterName report={report} />} · {describeHistory(t, report)}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function ReportTime({ report: { at, changedAt } }: { report: ReportOfCase }) {
  const t = useTranslations();
  const time = <Time at={at} />;
  if (!changedAt) return time;
  return <>{t.rich('reportCases.timeAndChange', { time, changed: <Time at={changedAt} /> })}</>;
}

function numberOf(t: Translations, { snapshotId }: ReportOfCase, snapshots: readonly ShownSnapshot[]): string {
  const place = snapshots.findIndex(({ id }) => id === snapshotId);
  return place < 0 ? '' : ` · ${t('reportCases.textNumber', { number: snapshots.length - place })}`;
}

function ReporterName({ report: { reporterId, reporterName, hadAccount } }: { report: ReportOfCase }) {
  const t = useTranslations();
  if (reporterId && reporterName) return <NameLink name={reporterName} href={`/staff/people/${reporterId}`} />;
  return <>{hadAccount ? t('reportCases.deletedReporter') : t('reportCases.anonymousReporter')}</>;
}

function describeHistory(t: Translations, report: ReportOfCase): string {
  const { total, upheld, dismissed, hasNetwork, hadAccount } = report;
  if (total === 0) return t('reportCases.historyUnknown');
  const from = !hadAccount && hasNetwork ? 'network' : 'person';
  if (total === 1) return t('reportCases.firstReportOf', { from });
  return t('reportCases.historyOf', { total, from, upheld, dismissed });
}
