// GET /staff/reports/:case: the reports, what was reported beside what is there now, what is known of the listing and
// of the reporters, and what staff can do.
import { HTTPException } from 'hono/http-exception';
import { readAuditPage } from '../../../access/audit.ts';
import { accessTo } from '../../../access/permissions.ts';
import type { Person } from '../../../access/person.ts';
import { REPORTS_PER_CASE } from '../../../core/limits.ts';
import { listFlags } from '../../../integrity/flags.ts';
import type { Translations } from '../../../messages/translations.ts';
import type { CaseEvent } from '../../../moderation/case-queries.ts';
import { type CaseDetail, readCase } from '../../../moderation/read-cases.ts';
import { actionsFor, type ReportTargetKind } from '../../../moderation/report-kinds.ts';
import { STAFF_ACTIONS } from '../../components/audit-sentences.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Facts } from '../../components/facts.tsx';
import { showPage } from '../../components/layout.tsx';
import { NameLink } from '../../components/name.tsx';
import { CaseHistoryCard } from '../../components/report-history.tsx';
import { ReportsCard } from '../../components/report-list.tsx';
import { SnapshotCard } from '../../components/report-snapshot.tsx';
import { ExactTime, Time } from '../../components/time.tsx';
import { WrittenText } from '../../components/written-text.tsx';
import type { WebContext } from '../../context.ts';
import { useTranslations } from '../../translations.ts';
import { stepText } from './report-steps.ts';
import { CasePill, outcomeOf, REPORTS_PATH, targetLabel } from './reports.tsx';

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
  const { t, app } = context.var;
  const { db } = app;
  const [audit, flags, access] = await Promise.all([
    readAuditPage(db, { listingId: found.listingId, actions: STAFF_ACTIONS }),
    listFlags(db, { state: null, listingId: found.listingId }, 1),
    accessTo(db, person, found.listingId),
  ]);
  return showPage(context, {
    title: t('reportCases.caseTitle', { listing: found.listingName }),
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
          <aside class="stack" aria-label={t('staff.whatStaffCanDo')}>
            <DecisionCard detail={detail} />
            <EventsCard events={detail.events} kind={found.targetKind} />
          </aside>
        </div>
      </div>
    ),
  });
}

function Head({ detail: { found, events } }: { detail: CaseDetail }) {
  const t = useTranslations();
  const { listingId, listingName, isListingThere, targetKind, targetId } = found;
  return (
    <div>
      <a href={REPORTS_PATH}>{t('reportCases.allReports')}</a>
      <h1 class="clipped">
        <bdi>{listingName}</bdi>
      </h1>
      <span class="row facts">
        <CasePill found={found} isAnswered={isAnswered(events)} />
        {(targetKind !== 'listing' || !isListingThere) && <span class="dim">{targetLabel(t, found)}</span>}
        {isListingThere && (
          <>
            <a href={`/staff/listings/${listingId}`}>{t('staff.listing')}</a>
            <a href={`/listings/${listingId}`}>{t('staff.publicPage')}</a>
            {targetKind === 'entry' && (
              <a href={`/listings/${listingId}/changelog#${targetId}`}>{t('staff.changelog')}</a>
            )}
            {targetKind === 'review' && <a href={`/staff/reviews?q=${listingId}`}>{t('staff.reviews')}</a>}
          </>
        )}
        {targetKind === 'profile' && found.label !== null && (
          <a href={`/staff/people/${targetId}`}>{t('reportCases.person')}</a>
        )}
      </span>
    </div>
  );
}

function isAnswered(events: readonly CaseEvent[]): boolean {
  return events.findLast(({ kind }) => kind === 'asked' || kind === 'answered')?.kind === 'answered';
}

function DecisionCard({ detail }: { detail: CaseDetail }) {
  const t = useTranslations();
  const { id, state, reports, purgedAt } = detail.found;
  const isMore = reports >= REPORTS_PER_CASE;
  return (
    <Card
      title={
        isMore
          ? t('reportCases.reportCountOrMore', { count: reports })
          : t('reportCases.reportCount', { count: reports })
      }
    >
      <CaseFacts detail={detail} />
      {state === 'open' && <Steps detail={detail} />}
      {state === 'closed' && !purgedAt && (
        <div>
          <ButtonLink text={t('reportCases.reopen')} href={`${casePath(id)}/reopen`} />
        </div>
      )}
      {purgedAt && <p class="dim note">{t.rich('reportCases.textsDeletedAt', { time: <Time at={purgedAt} /> })}</p>}
    </Card>
  );
}

function CaseFacts({ detail: { found, owner, suspendable } }: { detail: CaseDetail }) {
  const t = useTranslations();
  const { targetKind, openedAt, waitingSince, closedAt, closedBy, outcome } = found;
  return (
    <Facts
      facts={[
        [t('staff.firstReport'), <ExactTime at={openedAt} />],
        (targetKind === 'review' || targetKind === 'profile') &&
          suspendable && [
            targetKind === 'review' ? t('reportCases.author') : t('reportCases.person'),
            <NameLink name={suspendable.name} href={`/staff/people/${suspendable.id}`} />,
          ],
        owner && [t('staff.owner'), <NameLink name={owner.name} href={`/staff/people/${owner.id}`} />],
        waitingSince && [t('reportCases.waitingSince'), <ExactTime at={waitingSince} />],
        closedAt && [
          t('reportCases.closed'),
          closedBy === null ? (
            <Time at={closedAt} />
          ) : (
            t.rich('staff.timeByPerson', { time: <Time at={closedAt} />, name: <bdi>{closedBy}</bdi> })
          ),
        ],
        outcome && [
          t('reportCases.outcomeLabel'),
          t('reportCases.outcome', { outcome: outcomeOf(outcome, targetKind) }),
        ],
      ]}
    />
  );
}

function Steps({ detail: { found, isTargetThere, suspendable } }: { detail: CaseDetail }) {
  const t = useTranslations();
  const { id, targetKind, isListingThere, waitingSince } = found;
  const path = casePath(id);
  const isSuspendOffered = suspendable !== null && (isListingThere || targetKind === 'profile');
  return (
    <>
      {!isTargetThere && <p class="dim note">{t('reportCases.targetGone')}</p>}
      <div class="row">
        {actionsFor(targetKind)
          .filter((action) => action === 'dismiss' || (action === 'suspend' ? isSuspendOffered : isTargetThere))
          .map((action) => (
            <ButtonLink
              text={stepText(t, action, targetKind).button}
              href={`${path}/${action}`}
              look={action === 'dismiss' ? undefined : 'danger'}
            />
          ))}
        {isListingThere && !waitingSince && <ButtonLink text={t('reportCases.askOwner')} href={`${path}/ask`} />}
      </div>
    </>
  );
}

function eventWord(t: Translations, kind: CaseEvent['kind'], targetKind: ReportTargetKind): string {
  switch (kind) {
    case 'asked':
      return t('reportCases.eventAsked');
    case 'answered':
      return t('reportCases.eventAnswered');
    case 'gone':
      return t('reportCases.eventGone');
    case 'reopened':
      return t('reportCases.eventReopened');
    default:
      return t('reportCases.outcome', { outcome: outcomeOf(kind, targetKind) });
  }
}

interface EventsCardProps {
  readonly events: readonly CaseEvent[];
  readonly kind: ReportTargetKind;
}

function EventsCard({ events, kind: targetKind }: EventsCardProps) {
  const t = useTranslations();
  if (events.length === 0) return null;
  return (
    <Card title={t('reportCases.whatHappened')}>
      <ol class="stack close">
        {events.map(({ kind, body, by, at }) => (
          <li>
            <b>{eventWord(t, kind, targetKind)}</b>{' '}
            <span class="dim note">
              {by === null ? (
                <Time at={at} />
              ) : (
                t.rich('reportCases.byPersonAt', { name: <bdi>{by}</bdi>, time: <Time at={at} /> })
              )}
            </span>
            {body && <WrittenText text={body} />}
          </li>
        ))}
      </ol>
    </Card>
  );
}
