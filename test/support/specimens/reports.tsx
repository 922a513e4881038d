// Components about reports.
import type { ReportOfCase } from '../../../src/moderation/history-queries.ts';
import type { CaseDetail, ShownSnapshot } from '../../../src/moderation/read-cases.ts';
import type { OwnReport } from '../../../src/moderation/report-queries.ts';
import { OpenReports, ReportCount, ReportCountContext } from '../../../src/web/components/report-count.tsx';
import { CaseHistoryCard } from '../../../src/web/components/report-history.tsx';
import { ReportsCard } from '../../../src/web/components/report-list.tsx';
import { ReportCard, ReportNewsCard } from '../../../src/web/components/report-news.tsx';
import { SnapshotCard } from '../../../src/web/components/report-snapshot.tsx';
import { WrittenText } from '../../../src/web/components/written-text.tsx';
import { HOSTILE, LONG, minutesAgo } from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

const SNAPSHOT: ShownSnapshot = {
  id: 1,
  takenAt: minutesAgo(90),
  fields: [
    { field: 'name', before: HOSTILE, now: HOSTILE, isChanged: false },
    { field: 'description', before: LONG, now: '', isChanged: true },
  ],
  isChanged: true,
};
const REPORT: ReportOfCase = {
  id: 1,
  reporterId: 'usr_specimen',
  reporterName: HOSTILE,
  hadAccount: true,
  hasNetwork: false,
  reason: 'scam',
  body: LONG,
  snapshotId: 1,
  at: minutesAgo(90),
  changedAt: minutesAgo(9),
  total: 7,
  upheld: 2,
  dismissed: 3,
};
const VISITOR: ReportOfCase = { ...REPORT, reporterId: null, reporterName: null, hadAccount: false, hasNetwork: true };
const OWN: OwnReport = {
  id: 1,
  targetKind: 'entry',
  listingId: 'lst_specimen',
  listingName: HOSTILE,
  label: '2.4.0',
  reason: 'other',
  body: LONG,
  at: minutesAgo(900),
  outcome: 'dismissed',
  closedAt: minutesAgo(9),
  dismissal: HOSTILE,
  toldAt: minutesAgo(9),
  isDismissed: false,
};
const DETAIL: CaseDetail = {
  found: {
    id: 1,
    targetKind: 'listing',
    targetId: 'lst_specimen',
    listingId: 'lst_specimen',
    listingName: HOSTILE,
    isListingThere: true,
    label: null,
    state: 'open',
    outcome: null,
    reports: 2,
    openedAt: minutesAgo(90),
    waitingSince: null,
    closedAt: null,
    closedBy: null,
    purgedAt: null,
  },
  reports: [],
  snapshots: [],
  isTargetThere: true,
  events: [],
  owner: { id: 'usr_specimen', name: HOSTILE, email: 'owner@mail.example' },
  suspendable: { id: 'usr_specimen', name: HOSTILE },
  otherCases: [
    {
      id: 2,
      targetKind: 'entry',
      label: '2.4.0',
      state: 'closed',
      outcome: 'removed',
      reports: 3,
      openedAt: minutesAgo(90_000),
    },
    {
      id: 3,
      targetKind: 'listing',
      label: null,
      state: 'open',
      outcome: null,
      reports: 1,
      openedAt: minutesAgo(9_000),
    },
  ],
  claims: [{ state: 'dismissed', claimant: HOSTILE, createdAt: minutesAgo(900) }],
};
const OPEN = { count: 3, since: minutesAgo(2_900) };

export const REPORTS: readonly Specimen[] = [
  {
    part: 'report-count',
    states: [
      state('number', () => (
        <ReportCountContext.Provider value={OPEN}>
          <p>
            Reports
            <ReportCount />
          </p>
        </ReportCountContext.Provider>
      )),
      state('age', () => <OpenReports open={OPEN} />),
    ],
  },
  {
    part: 'report-list',
    states: [
      state('reports', () => <ReportsCard reports={[REPORT, VISITOR]} snapshots={[SNAPSHOT]} isPurged={false} />),
      state('of one’s own listing', () => <ReportsCard reports={[REPORT]} snapshots={[]} isPurged={false} isOwn />),
      state('without texts', () => (
        <ReportsCard reports={[{ ...VISITOR, body: null, hasNetwork: false, total: 0 }]} snapshots={[]} isPurged />
      )),
    ],
  },
  {
    part: 'report-snapshot',
    states: [
      state('changed', () => <SnapshotCard snapshot={SNAPSHOT} number={1} isOnly isTargetThere />),
      state('deleted', () => <SnapshotCard snapshot={SNAPSHOT} number={2} isOnly={false} isTargetThere={false} />),
    ],
  },
  {
    part: 'report-history',
    states: [state('history', () => <CaseHistoryCard detail={DETAIL} audit={[]} flags={[]} />)],
  },
  {
    part: 'report-news',
    states: [
      state('notice', () => <ReportNewsCard report={OWN} back="/specimens" />),
      state('report', () => <ReportCard report={{ ...OWN, outcome: null, toldAt: null, dismissal: null }} />),
    ],
  },
  { part: 'written-text', states: [state('long', () => <WrittenText text={LONG} />)] },
];
