// GET /staff/flags: listings with votes under suspicion.
import { z } from 'zod';
import { ID_PATTERN } from '../../../core/ids.ts';
import type { FlagState, VoteFlag } from '../../../integrity/flag-queries.ts';
import { listFlags } from '../../../integrity/flags.ts';
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

const PATH = '/staff/flags';
const STATES = ['open', 'dismissed', 'annulled'] as const;

export const FLAG_LABELS: Readonly<Record<FlagState, { readonly tone: Tone; readonly word: string }>> = {
  open: { tone: 'warn', word: 'Open' },
  dismissed: { tone: 'idle', word: 'Dismissed' },
  annulled: { tone: 'bad', word: 'Annulled' },
};

// An invalid value is ignored.
const querySchema = z.object({
  state: z.enum(STATES).nullable().catch(null),
  listing: z.string().regex(ID_PATTERN).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export async function showFlags(context: WebContext) {
  const { state, listing, page: wanted } = querySchema.parse(context.req.query());
  const { flags, page, pages } = await listFlags(context.var.app.db, { state, listingId: listing }, wanted);
  const linkTo = (to: { state: FlagState | null; page?: number }) =>
    withQuery(PATH, { state: to.state, listing, page: to.page && to.page > 1 ? to.page : null });
  return showPage(context, {
    title: 'Votes under suspicion',
    staff: 'flags',
    content: (
      <div class="stack">
        <h1>Votes under suspicion</h1>
        <p class="dim">
          New votes are compared with what is usual for their listing every minute. A flag is not proof: look at the
          evidence, then dismiss it or annul the votes. <a href="/staff/annulments">Annulled votes</a>
        </p>
        <FilterChips
          label="State"
          chosen={state}
          choices={[{ value: null, text: 'All' }, ...STATES.map((value) => ({ value, text: FLAG_LABELS[value].word }))]}
          linkTo={(value) => linkTo({ state: value })}
        />
        {flags.length > 0 ? (
          <FlagTable flags={flags} />
        ) : (
          <EmptyState title="Nothing flagged" text="No votes look like those of fake voters." />
        )}
        <Pager page={page} pages={pages} linkTo={(to) => linkTo({ state, page: to })} />
      </div>
    ),
  });
}

function FlagTable({ flags }: { flags: readonly VoteFlag[] }) {
  return (
    <table class="log card">
      <TableHead columns={['Listing', 'State', { numeric: 'Flagged votes' }, { numeric: 'Score' }, 'Last vote']} />
      <tbody>
        {flags.map((flag) => (
          <tr>
            <td class="wide-cell first">
              <a href={`${PATH}/${flag.id}`}>
                <b class="clipped">
                  <bdi>{flag.listingName}</bdi>
                </b>
              </a>
              <span class="dim note clipped">
                Flagged <Time at={flag.flaggedAt} />
              </span>
            </td>
            <td data-label="State">
              <FlagPill state={flag.state} />
            </td>
            <td data-label="Flagged votes" class="num">
              {formatNumber(flag.votes)}
            </td>
            <td data-label="Score" class="num">
              {flag.score}
            </td>
            <td data-label="Last vote">
              <Time at={flag.lastVotedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function FlagPill({ state }: { state: FlagState }) {
  return <Pill tone={FLAG_LABELS[state].tone}>{FLAG_LABELS[state].word}</Pill>;
}
