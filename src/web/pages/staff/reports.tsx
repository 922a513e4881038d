// GET /staff/reports: what visitors have reported, one case for each listing, changelog entry or review.

import { z } from 'zod';
import { ID_PATTERN } from '../../../core/ids.ts';
import type { Translations } from '../../../messages/translations.ts';
import type { ListedCase, ReportCase } from '../../../moderation/case-queries.ts';
import { listCases } from '../../../moderation/read-cases.ts';
import { describeReason, type ReportOutcome } from '../../../moderation/report-kinds.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { formatNumber } from '../../components/figures.tsx';
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
const STATE_WORDS = { open: 'Open', closed: 'Closed' } as const;

const OUTCOMES: Readonly<Record<ReportOutcome, { readonly tone: Tone; readonly word: string }>> = {
  dismissed: { tone: 'idle', word: 'Dismissed' },
  hidden: { tone: 'bad', word: 'Listing hidden' },
  removed: { tone: 'bad', word: 'Entry removed' },
  suspended: { tone: 'bad', word: 'Owner suspended' },
  gone: { tone: 'idle', word: 'No longer there' },
};

// An invalid value is ignored.
const querySchema = z.object({
  state: z.enum(STATES).nullable().catch(null),
  listing: z.string().regex(ID_PATTERN).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export async function showReports(context: WebContext) {
  const { state, listing, page: wanted } = querySchema.parse(context.req.query());
  const { cases, page, pages } = await listCases(context.var.app.db, { state, listingId: listing }, wanted);
  const linkTo = (to: { state: State | null; page?: number }) =>
    withQuery(REPORTS_PATH, { state: to.state, listing, page: to.page && to.page > 1 ? to.page : null });
  return showPage(context, {
    title: 'Reports',
    staff: 'reports',
    content: (
      <div class="stack">
        <div>
          <h1>Reports</h1>
          <p class="dim">
            What visitors have reported, one case for each thing. Open cases come first, oldest first.
            {listing && (
              <>
                {' '}
                Only one listing is shown. <a href={REPORTS_PATH}>Show all</a>
              </>
            )}
          </p>
        </div>
        <FilterChips
          label="State"
          chosen={state}
          choices={[{ value: null, text: 'All' }, ...STATES.map((value) => ({ value, text: STATE_WORDS[value] }))]}
          linkTo={(value) => linkTo({ state: value })}
        />
        {cases.length > 0 ? (
          <CaseTable cases={cases} />
        ) : (
          <EmptyState
            title="No reports"
            text="Visitors can report listings, changelog entries, reviews and profiles on their pages."
          />
        )}
        <Pager page={page} pages={pages} linkTo={(to) => linkTo({ state, page: to })} />
      </div>
    ),
  });
}

function CaseTable({ cases }: { cases: readonly ListedCase[] }) {
  const t = useTranslations();
  return (
    <table class="log card">
      <TableHead columns={['Reported', 'State', { numeric: 'Reports' }, 'First report']} />
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
                {targetLabel(found)} · {listReasons(t, found)}
              </span>
            </td>
            <td data-label="State" class="whole-row">
              <CasePill found={found} isAnswered={found.isAnswered} />
              {found.waitingSince && (
                <span class="dim note">
                  {' '}
                  since <Time at={found.waitingSince} />
                </span>
              )}
            </td>
            <td data-label="Reports" class="num">
              {formatNumber(found.reports)}
            </td>
            <td data-label="First report">
              <Time at={found.openedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function listReasons(t: Translations, { reasons }: ListedCase): string {
  const words = reasons.map(
    ({ reason, count }) => `${t.text(describeReason(reason))}${count > 1 ? ` (${count})` : ''}`,
  );
  return words.join(', ');
}

const REVIEW_OUTCOMES: Readonly<Partial<Record<ReportOutcome, string>>> = {
  removed: 'Review removed',
  suspended: 'Author suspended',
};

const PROFILE_OUTCOMES: typeof REVIEW_OUTCOMES = {
  hidden: 'Profile hidden',
  removed: 'Name cleared',
  suspended: 'Person suspended',
};

const OUTCOMES_OF: Readonly<Partial<Record<ReportCase['targetKind'], typeof REVIEW_OUTCOMES>>> = {
  review: REVIEW_OUTCOMES,
  profile: PROFILE_OUTCOMES,
};

export function outcomeWord(outcome: ReportOutcome, kind: ReportCase['targetKind']): string {
  return OUTCOMES_OF[kind]?.[outcome] ?? OUTCOMES[outcome].word;
}

const KINDS = { listing: 'Listing', entry: 'Changelog entry', review: 'Review', profile: 'Profile' } as const;

export function targetLabel({ targetKind, label, isListingThere }: ReportCase): string {
  if (targetKind === 'profile') return label === null ? 'Profile (the account was deleted)' : `Profile @${label}`;
  const kind = label === null ? KINDS[targetKind] : `${KINDS[targetKind]} ${label}`;
  return isListingThere ? kind : `${kind} (the listing was deleted)`;
}

export function CasePill({ found, isAnswered }: { found: ReportCase; isAnswered: boolean }) {
  if (found.outcome)
    return <Pill tone={OUTCOMES[found.outcome].tone}>{outcomeWord(found.outcome, found.targetKind)}</Pill>;
  if (found.waitingSince) return <Pill tone="idle">Waiting for the owner</Pill>;
  return isAnswered ? <Pill tone="warn">Owner answered</Pill> : <Pill tone="warn">Open</Pill>;
}
