// The number of open cases of reports, next to the link to them. It is read once per page of staff.
import { createContext, useContext } from 'hono/jsx';
import type { OpenCases } from '../../moderation/case-queries.ts';
import { ButtonLink } from './button.tsx';
import { formatCount } from './figures.tsx';
import { Time } from './time.tsx';

export const NO_OPEN_CASES: OpenCases = { count: 0, since: null };
export const ReportCountContext = createContext(NO_OPEN_CASES);

export function ReportCount() {
  const { count } = useContext(ReportCountContext);
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span class="count">
        {count > 99 ? '99+' : count}
        <span class="unseen"> {count === 1 ? 'open report' : 'open reports'}</span>
      </span>
    </>
  );
}

/** On the first page of staff. */
export function OpenReports({ open: { count, since } }: { open: OpenCases }) {
  if (count === 0) return null;
  return (
    <p class="row">
      <ButtonLink text={formatCount(count, 'open report')} href="/staff/reports" />
      {since && (
        <span class="dim">
          {count === 1 ? 'from' : 'the oldest from'} <Time at={since} />
        </span>
      )}
    </p>
  );
}
