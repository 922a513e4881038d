// GET /staff/reports/:case: the reports, what was reported beside what is there now, what is known of the listing and
// of the reporters, and what staff can do.
import { HTTPException } from 'hono/http-exception';
import { readAuditPage } from '../../../access/audit.ts';
import { accessTo } from '../../../access/permissions.ts';
import type { Person } from '../../../access/person.ts';
import { REPORTS_PER_CASE } from '../../../core/limits.ts';
import { listFlags } from '../../../integrity/flags.ts';
import type { CaseEvent } from '../../../moderation/case-queries.ts';
import { type CaseDetail, readCase } from '../../../moderation/read-cases.ts';
import { actionsFor, type ReportTargetKind } from '../../../moderation/report-kinds.ts';
import { STAFF_ACTIONS } from '../../components/audit-sentences.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Facts } from '../../components/facts.tsx';
import { formatCount } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { NameLink } from '../../components/name.tsx';
import { CaseHistoryCard } from '../../components/report-history.tsx';
import { ReportsCard } from '../../components/report-list.tsx';
import { SnapshotCard } from '../../components/report-snapshot.tsx';
import { ExactTime, Time } from '../../components/time.tsx';
import { WrittenText } from '../../components/written-text.tsx';
import type { WebContext } from '../../context.ts';
import { stepText } from './report-steps.ts';
import { CasePill, outcomeWord, REPORTS_PATH, targetLabel } from './reports.tsx';

export const casePath = (id: number) => `${REPORTS_PATH}/${id}`;

export async function caseInPath(context: WebContext): Promise<CaseDetail> {
  const text = context.req.param('case') ?? '';
  const found = /^[1-9]\d{0,14}$/.test(text) ? await readCase(context.var.app.db, Number(text)) : null;
  if (!found) throw new HTTPException(404);
  return found;
}

const MAX_AUDIT_ENTRIES = 10;

export async function showReportCase(context: WebContext, person: Person) {
  const detail = await caseInPath(context);
  const { found, reports, snapshots, isTargetThere } = detail;
  const { db } = context.var.app;
  const [audit, flags, access] = await Promise.all([
    readAuditPage(db, { listingId: found.listingId, actions: STAFF_ACTIONS }),
    listFlags(db, { state: null, listingId: found.listingId }, 1),
    accessTo(db, person, found.listingId),
  ]);
  return showPage(context, {
    title: `Report: ${found.listingName}`,
    staff: 'reports',
    content: (
      <div class="stack">
        <Head detail={detail} />
        <div class="split">
          <div class="stack">
            <ReportsCard
              reports={reports}
              snapshots={snapshots}
              isPurged={found.purgedAt !== null}
              isOwn={access.may('report.answer') || (found.targetKind === 'profile' && found.targetId === person.id)}
            />
            {snapshots.map((snapshot, place) => (
              <SnapshotCard
                snapshot={snapshot}
                number={snapshots.length - place}
                isOnly={snapshots.length === 1}
                isTargetThere={isTargetThere}
              />
            ))}
            <CaseHistoryCard detail={detail} audit={audit.events.slice(0, MAX_AUDIT_ENTRIES)} flags={flags.flags} />
          </div>
          <aside class="stack" aria-label="What staff can do">
            <DecisionCard detail={detail} />
            <EventsCard events={detail.events} kind={found.targetKind} />
          </aside>
        </div>
      </div>
    ),
  });
}

function Head({ detail: { found, events } }: { detail: CaseDetail }) {
  const { listingId, listingName, isListingThere, targetKind, targetId } = found;
  return (
    <div>
      <a href={REPORTS_PATH}>All reports</a>
      <h1 class="clipped">
        <bdi>{listingName}</bdi>
      </h1>
      <span class="row facts">
        <CasePill found={found} isAnswered={isAnswered(events)} />
        {(targetKind !== 'listing' || !isListingThere) && <span class="dim">{targetLabel(found)}</span>}
        {isListingThere && (
          <>
            <a href={`/staff/listings/${listingId}`}>Listing</a>
            <a href={`/listings/${listingId}`}>Public page</a>
            {targetKind === 'entry' && <a href={`/listings/${listingId}/changelog#${targetId}`}>Changelog</a>}
            {targetKind === 'review' && <a href={`/staff/reviews?q=${listingId}`}>Reviews</a>}
          </>
        )}
        {targetKind === 'profile' && found.label !== null && <a href={`/staff/people/${targetId}`}>Person</a>}
      </span>
    </div>
  );
}

function isAnswered(events: readonly CaseEvent[]): boolean {
  return events.findLast(({ kind }) => kind === 'asked' || kind === 'answered')?.kind === 'answered';
}

function DecisionCard({ detail: { found, isTargetThere, owner, suspendable } }: { detail: CaseDetail }) {
  const { id, state, reports, openedAt, waitingSince, closedAt, closedBy, outcome, purgedAt, isListingThere } = found;
  const path = casePath(id);
  const isSuspendOffered = suspendable !== null && (isListingThere || found.targetKind === 'profile');
  return (
    <Card title={`${formatCount(reports, 'report')}${reports >= REPORTS_PER_CASE ? ' or more' : ''}`}>
      <Facts
        facts={[
          ['First report', <ExactTime at={openedAt} />],
          (found.targetKind === 'review' || found.targetKind === 'profile') &&
            suspendable && [
              found.targetKind === 'review' ? 'Author' : 'Person',
              <NameLink name={suspendable.name} href={`/staff/people/${suspendable.id}`} />,
            ],
          owner && ['Owner', <NameLink name={owner.name} href={`/staff/people/${owner.id}`} />],
          waitingSince && ['Waiting for the owner since', <ExactTime at={waitingSince} />],
          closedAt && [
            'Closed',
            <>
              <Time at={closedAt} /> {closedBy && <bdi>by {closedBy}</bdi>}
            </>,
          ],
          outcome && ['Outcome', outcomeWord(outcome, found.targetKind)],
        ]}
      />
      {state === 'open' && (
        <>
          {!isTargetThere && <p class="dim note">What was reported no longer exists. Dismiss the reports.</p>}
          <div class="row">
            {actionsFor(found.targetKind)
              .filter((action) => action === 'dismiss' || (action === 'suspend' ? isSuspendOffered : isTargetThere))
              .map((action) => (
                <ButtonLink
                  text={stepText(action, found.targetKind).button}
                  href={`${path}/${action}`}
                  look={action === 'dismiss' ? undefined : 'danger'}
                />
              ))}
            {isListingThere && !waitingSince && <ButtonLink text="Ask the owner" href={`${path}/ask`} />}
          </div>
        </>
      )}
      {state === 'closed' && !purgedAt && (
        <div>
          <ButtonLink text="Reopen" href={`${path}/reopen`} />
        </div>
      )}
      {purgedAt && (
        <p class="dim note">
          The texts were deleted <Time at={purgedAt} />, so this case cannot be reopened.
        </p>
      )}
    </Card>
  );
}

function eventWord(kind: CaseEvent['kind'], targetKind: ReportTargetKind): string {
  switch (kind) {
    case 'asked':
      return 'Owner asked';
    case 'answered':
      return 'Answered';
    case 'gone':
      return 'Closed: no longer there';
    case 'reopened':
      return 'Reopened';
    default:
      return outcomeWord(kind, targetKind);
  }
}

interface EventsCardProps {
  readonly events: readonly CaseEvent[];
  readonly kind: ReportTargetKind;
}

function EventsCard({ events, kind: targetKind }: EventsCardProps) {
  if (events.length === 0) return null;
  return (
    <Card title="What happened">
      <ol class="stack close">
        {events.map(({ kind, body, by, at }) => (
          <li>
            <b>{eventWord(kind, targetKind)}</b>{' '}
            <span class="dim note">
              {by && <bdi>by {by}</bdi>} <Time at={at} />
            </span>
            {body && <WrittenText text={body} />}
          </li>
        ))}
      </ol>
    </Card>
  );
}
