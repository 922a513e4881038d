// The number of open cases of reports, next to the link to them. It is read once per page of staff.
import { createContext, useContext } from 'hono/jsx';
import type { OpenCases } from '../../moderation/case-queries.ts';
import { useTranslations } from '../translations.ts';
import { ButtonLink, unseen } from './button.tsx';
import { Time } from './time.tsx';

export const NO_OPEN_CASES: OpenCases = { count: 0, since: null };
export const ReportCountContext = createContext(NO_OPEN_CASES);

export function ReportCount() {
  const t = useTranslations();
  const { count } = useContext(ReportCountContext);
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span class="count">
        {t.rich('staff.openReports', { count, shown: count > 99 ? '99+' : t.number(count), unseen })}
      </span>
    </>
  );
}

/** On the first page of staff. */
export function OpenReports({ open: { count, since } }: { open: OpenCases }) {
  const t = useTranslations();
  if (count === 0) return null;
  return (
    <p class="row">
      <ButtonLink text={t('staff.openReportCount', { count })} href="/staff/reports" />
      {since && <span class="dim">{t.rich('staff.openSince', { count, time: <Time at={since} /> })}</span>}
    </p>
  );
}
