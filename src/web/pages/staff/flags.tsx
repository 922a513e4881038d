// GET /staff/flags: listings with votes under suspicion.
import { z } from 'zod';
import { ID_PATTERN } from '../../../core/ids.ts';
import type { FlagState, VoteFlag } from '../../../integrity/flag-queries.ts';
import { listFlags } from '../../../integrity/flags.ts';
import type { MessageKey } from '../../../messages/message.ts';
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

const PATH = '/staff/flags';
const STATES = ['open', 'dismissed', 'annulled'] as const;

const LABELS = {
  open: { tone: 'warn', word: 'suspicion.open' },
  dismissed: { tone: 'idle', word: 'suspicion.dismissed' },
  annulled: { tone: 'bad', word: 'suspicion.annulled' },
} as const satisfies Readonly<Record<FlagState, { readonly tone: Tone; readonly word: MessageKey }>>;

// An invalid value is ignored.
const querySchema = z.object({
  state: z.enum(STATES).nullable().catch(null),
  listing: z.string().regex(ID_PATTERN).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export async function showFlags(context: WebContext) {
  const { t, app } = context.var;
  const { state, listing, page: wanted } = querySchema.parse(context.req.query());
  const { flags, page, pages } = await listFlags(app.db, { state, listingId: listing }, wanted);
  const linkTo = (to: { state: FlagState | null; page?: number }) =>
    withQuery(PATH, { state: to.state, listing, page: to.page && to.page > 1 ? to.page : null });
  return showPage(context, {
    title: t('staff.votesUnderSuspicion'),
    staff: 'flags',
    content: (
      <div class="stack">
        <h1>{t('staff.votesUnderSuspicion')}</h1>
        <p class="dim">{t.rich('suspicion.flagsIntro', { link: (text) => <a href="/staff/annulments">{text}</a> })}</p>
        <FilterChips
          label={t('staff.state')}
          chosen={state}
          choices={[
            { value: null, text: t('staff.all') },
            ...STATES.map((value) => ({ value, text: t(LABELS[value].word) })),
          ]}
          linkTo={(value) => linkTo({ state: value })}
        />
        {flags.length > 0 ? (
          <FlagTable flags={flags} />
        ) : (
          <EmptyState title={t('suspicion.nothingFlagged')} text={t('suspicion.nothingFlaggedText')} />
        )}
        <Pager page={page} pages={pages} linkTo={(to) => linkTo({ state, page: to })} />
      </div>
    ),
  });
}

function FlagTable({ flags }: { flags: readonly VoteFlag[] }) {
  const t = useTranslations();
  const [state, votes] = [t('staff.state'), t('suspicion.flaggedVotes')];
  const [score, lastVote] = [t('suspicion.score'), t('suspicion.lastVote')];
  return (
    <table class="log card">
      <TableHead columns={[t('staff.listing'), state, { numeric: votes }, { numeric: score }, lastVote]} />
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
                {t.rich('suspicion.flaggedAt', { time: <Time at={flag.flaggedAt} /> })}
              </span>
            </td>
            <td data-label={state}>
              <FlagPill state={flag.state} />
            </td>
            <td data-label={votes} class="num">
              {t.number(flag.votes)}
            </td>
            <td data-label={score} class="num">
              {t.number(flag.score)}
            </td>
            <td data-label={lastVote}>
              <Time at={flag.lastVotedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function FlagPill({ state }: { state: FlagState }) {
  const t = useTranslations();
  return <Pill tone={LABELS[state].tone}>{t(LABELS[state].word)}</Pill>;
}
