// GET /staff/reports: what visitors have reported, one case for each listing, changelog entry or review.

import { z } from 'zod';
import { ID_PATTERN } from '../../../core/ids.ts';
import type { MessageKey } from '../../../messages/message.ts';
import type { Translations } from '../../../messages/translations.ts';
import type { ListedCase, ReportCase } from '../../../moderation/case-queries.ts';
import { listCases } from '../../../moderation/read-cases.ts';
import { describeReason, type ReportOutcome } from '../../../moderation/report-kinds.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { Pager } from '../../components/pager.tsx';
import { Pill, type Tone } from '../../components/pill.tsx';
import { FilterChips } from '../../components/search-form.tsx';
import { TableHead } from '../../components/table-head.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { withQuery } from '../../local-path.ts';
import { useTranslations } from '../../translations.ts';

export const REPORTS_PATH = '/staff/reports';

const STATES = ['open', 'closed'] as const;
type State = (typeof STATES)[number];
const STATE_WORDS = {
  open: 'reportCases.open',
  closed: 'reportCases.closed',
} as const satisfies Readonly<Record<State, MessageKey>>;

// An invalid value is ignored.
const querySchema = z.object({
  state: z.enum(STATES).nullable().catch(null),
  listing: z.string().regex(ID_PATTERN).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export async function showReports(context: WebContext) {
  const { t, app } = context.var;
  const { state, listing, page: wanted } = querySchema.parse(context.req.query());
  const { cases, page, pages } = await listCases(app.db, { state, listingId: listing }, wanted);
  const linkTo = (to: { state: State | null; page?: number }) =>
    withQuery(REPORTS_PATH, { state: to.state, listing, page: to.page && to.page > 1 ? to.page : null });
  return showPage(context, {
    title: t('staff.reports'),
    staff: 'reports',
    content: (
      <div class="stack">
        <div>
          <h1>{t('staff.reports')}</h1>
          <p class="dim">
            {t('reportCases.intro')}
            {listing && (
              <> {t.rich('reportCases.onlyOneListing', { link: (text) => <a href={REPORTS_PATH}>{text}</a> })}</>
            )}
          </p>
        </div>
        <FilterChips
          label={t('staff.state')}
          chosen={state}
          choices={[
            { value: null, text: t('staff.all') },
            ...STATES.map((value) => ({ value, text: t(STATE_WORDS[value]) })),
          ]}
          linkTo={(value) => linkTo({ state: value })}
        />
        {cases.length > 0 ? (
          <CaseTable cases={cases} />
        ) : (
          <EmptyState title={t('reportCases.noReports')} text={t('reportCases.noReportsText')} />
        )}
        <Pager page={page} pages={pages} linkTo={(to) => linkTo({ state, page: to })} />
      </div>
    ),
  });
}

function CaseTable({ cases }: { cases: readonly ListedCase[] }) {
  const t = useTranslations();
  const [state, reports, firstReport] = [t('staff.state'), t('staff.reports'), t('staff.firstReport')];
  return (
    <table class="log card">
      <TableHead columns={[t('reportCases.reported'), state, { numeric: reports }, firstReport]} />
      <tbody>
        {cases.map((found) => (
          <tr>
            <td class="wide-cell first">
              <a href={`${REPORTS_PATH}/${found.id}`}>
                <b class="clipped">
                  <bdi>{found.listingName}</bdi>
                </b>
              </a>
              <span class="dim note clipped">
                {targetLabel(t, found)} · {listReasons(t, found)}
              </span>
            </td>
            <td data-label={state} class="whole-row">
              <CasePill found={found} isAnswered={found.isAnswered} />
              {found.waitingSince && (
                <span class="dim note"> {t.rich('reportCases.since', { time: <Time at={found.waitingSince} /> })}</span>
              )}
            </td>
            <td data-label={reports} class="num">
              {t.number(found.reports)}
            </td>
            <td data-label={firstReport}>
              <Time at={found.openedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function listReasons(t: Translations, { reasons }: ListedCase): string {
  const [first = '', ...others] = reasons.map(({ reason, count }) => {
    const text = t.text(describeReason(reason));
    return count > 1 ? t('reportCases.reasonWithCount', { reason: text, count }) : text;
  });
  return others.reduce((before, next) => t('reportCases.listed', { before, next }), first);
}

const OUTCOMES = {
  dismissed: 'dismissed',
  hidden: 'listingHidden',
  removed: 'entryRemoved',
  suspended: 'ownerSuspended',
  gone: 'gone',
} as const satisfies Readonly<Record<ReportOutcome, string>>;

const OUTCOMES_OF = {
  listing: OUTCOMES,
  entry: OUTCOMES,
  review: { ...OUTCOMES, removed: 'reviewRemoved', suspended: 'authorSuspended' },
  profile: { ...OUTCOMES, hidden: 'profileHidden', removed: 'nameCleared', suspended: 'personSuspended' },
} as const;

/** For the messages `reportCases.outcome` and `reportCases.outcomeInSentence`. */
export function outcomeOf(outcome: ReportOutcome, kind: ReportCase['targetKind']) {
  return OUTCOMES_OF[kind][outcome];
}

export function targetLabel(t: Translations, { targetKind: kind, label, isListingThere }: ReportCase): string {
  if (kind === 'profile')
    return label === null ? t('reportCases.profileOfDeletedAccount') : t('reportCases.profileOfHandle', { label });
  const target = label === null ? t('reportCases.target', { kind }) : t('reportCases.targetWithLabel', { kind, label });
  return isListingThere ? target : t('reportCases.targetOfDeletedListing', { target });
}

const TONES = {
  dismissed: 'idle',
  hidden: 'bad',
  removed: 'bad',
  suspended: 'bad',
  gone: 'idle',
} as const satisfies Readonly<Record<ReportOutcome, Tone>>;

export function CasePill({ found, isAnswered }: { found: ReportCase; isAnswered: boolean }) {
  const t = useTranslations();
  const { outcome, targetKind, waitingSince } = found;
  if (outcome)
    return <Pill tone={TONES[outcome]}>{t('reportCases.outcome', { outcome: outcomeOf(outcome, targetKind) })}</Pill>;
  if (waitingSince) return <Pill tone="idle">{t('reportCases.waitingForOwner')}</Pill>;
  return <Pill tone="warn">{isAnswered ? t('reportCases.ownerAnswered') : t('reportCases.open')}</Pill>;
}
