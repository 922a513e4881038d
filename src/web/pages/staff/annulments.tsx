// GET /staff/annulments: what was annulled, of one listing or of all. GET /staff/annulments/:annulment: one of them, with
// its progress. POST …/restore.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import type { Person } from '../../../access/person.ts';
import { ID_PATTERN } from '../../../core/ids.ts';
import { advanceAnnulment, orderRestoration } from '../../../integrity/annul-votes.ts';
import {
  type Annulment,
  type AnnulmentState,
  selectAnnulment,
  selectAnnulments,
  UNDO_DAYS,
} from '../../../integrity/annulment-queries.ts';
import type { MessageKey } from '../../../messages/message.ts';
import { PostButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Facts } from '../../components/facts.tsx';
import { showPage } from '../../components/layout.tsx';
import { OlderPages } from '../../components/pager.tsx';
import { Pill, type Tone } from '../../components/pill.tsx';
import { TableHead } from '../../components/table-head.tsx';
import { ExactTime, Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { withQuery } from '../../local-path.ts';
import { useTranslations } from '../../translations.ts';

const PATH = '/staff/annulments';
const PER_PAGE = 50;
const LABELS = {
  annulling: { tone: 'warn', word: 'suspicion.annulling' },
  annulled: { tone: 'bad', word: 'suspicion.annulled' },
  restoring: { tone: 'warn', word: 'suspicion.restoring' },
  restored: { tone: 'good', word: 'suspicion.restored' },
} as const satisfies Readonly<Record<AnnulmentState, { readonly tone: Tone; readonly word: MessageKey }>>;

export async function showAnnulments(context: WebContext) {
  const { t } = context.var;
  const { listing: given = '', page: wanted = '1' } = context.req.query();
  const listing = ID_PATTERN.test(given) ? given : null;
  const page = Math.min(1_000, Math.max(1, Math.trunc(Number(wanted) || 1)));
  const range = { limit: PER_PAGE + 1, offset: (page - 1) * PER_PAGE };
  const found = await selectAnnulments(context.var.app.db, listing, range);
  const linkTo = (to: number) => withQuery(PATH, { listing, page: to > 1 ? to : null });
  return showPage(context, {
    title: t('staff.annulledVotes'),
    staff: 'flags',
    content: (
      <div class="stack">
        <div>
          <a href="/staff/flags">{t('staff.votesUnderSuspicion')}</a>
          <h1>{t('staff.annulledVotes')}</h1>
        </div>
        {found.length > 0 ? (
          <AnnulmentTable annulments={found.slice(0, PER_PAGE)} />
        ) : (
          <EmptyState title={t('suspicion.nothingAnnulled')} text={t('suspicion.nothingAnnulledText')} />
        )}
        <OlderPages
          newest={page > 1 && linkTo(1) ? linkTo(1) : null}
          older={found.length > PER_PAGE ? linkTo(page + 1) : null}
        />
      </div>
    ),
  });
}

function AnnulmentTable({ annulments }: { annulments: readonly Annulment[] }) {
  const t = useTranslations();
  const [state, votes] = [t('staff.state'), t('staff.votes')];
  const [by, when] = [t('suspicion.by'), t('suspicion.when')];
  return (
    <table class="log card">
      <TableHead columns={[t('staff.listing'), state, { numeric: votes }, by, when]} />
      <tbody>
        {annulments.map((annulment) => (
          <tr>
            <td class="wide-cell first">
              <a href={`${PATH}/${annulment.id}`}>
                <b class="clipped">
                  <bdi>{annulment.listingName ?? t('suspicion.deletedListing')}</bdi>
                </b>
              </a>
              <span class="dim note clipped">
                <bdi>{annulment.reason}</bdi>
              </span>
            </td>
            <td data-label={state}>
              <StatePill state={annulment.state} />
            </td>
            <td data-label={votes} class="num">
              {t.number(annulment.annulled)}
            </td>
            <td data-label={by}>
              <bdi>{annulment.orderedBy ?? '–'}</bdi>
            </td>
            <td data-label={when}>
              <Time at={annulment.orderedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StatePill({ state }: { state: AnnulmentState }) {
  const t = useTranslations();
  return <Pill tone={LABELS[state].tone}>{t(LABELS[state].word)}</Pill>;
}

export async function showAnnulment(context: WebContext) {
  const { t } = context.var;
  const annulment = await findAnnulment(context);
  const { state, selected, annulled, reason } = annulment;
  const isRunning = state === 'annulling' || state === 'restoring';
  return showPage(context, {
    title: t('staff.annulledVotes'),
    staff: 'flags',
    ...(isRunning && { refreshSeconds: 2 }),
    content: (
      <div class="narrow-page stack">
        <div>
          <a href={PATH}>{t('suspicion.allAnnulled')}</a>
          <h1>{t('suspicion.annulledVoteCount', { count: annulled })}</h1>
        </div>
        <Card title={t('suspicion.whatWasAnnulled')} beside={<StatePill state={state} />}>
          {isRunning && (
            <p role="status">
              {state === 'annulling'
                ? t('suspicion.annullingProgress', { done: annulled, total: selected })
                : t('suspicion.restoringProgress')}
            </p>
          )}
          <p class="said">{t.rich('forms.reason', { reason: <bdi>{reason}</bdi> })}</p>
          <AnnulmentFacts annulment={annulment} />
        </Card>
        {annulment.canRestore && <RestoreCard annulment={annulment} />}
      </div>
    ),
  });
}

function AnnulmentFacts({ annulment }: { annulment: Annulment }) {
  const t = useTranslations();
  const { selected, orderedBy, orderedAt, restoredAt, flagId, listingId, listingName } = annulment;
  return (
    <Facts
      facts={[
        [
          t('staff.listing'),
          listingName === null ? (
            t('suspicion.deleted')
          ) : (
            <a href={`/staff/listings/${listingId}`}>
              <bdi>{listingName}</bdi>
            </a>
          ),
        ],
        [t('suspicion.selected'), t.number(selected)],
        [t('suspicion.by'), <bdi>{orderedBy ?? t('suspicion.deletedAccount')}</bdi>],
        [t('suspicion.annulled'), <ExactTime at={orderedAt} />],
        restoredAt && [t('suspicion.restored'), <ExactTime at={restoredAt} />],
        flagId !== null && [t('suspicion.flag'), <a href={`/staff/flags/${flagId}`}>{flagId}</a>],
      ]}
    />
  );
}

function RestoreCard({ annulment: { id, annulled } }: { annulment: Annulment }) {
  const t = useTranslations();
  return (
    <Card title={t('buttons.undo')}>
      <p>{t('suspicion.undoText', { days: UNDO_DAYS })}</p>
      <PostButton action={`${PATH}/${id}/restore`} text={t('suspicion.restoreButton', { count: annulled })} />
    </Card>
  );
}

const SLICES_AT_ONCE = 4;

export async function submitRestore(context: WebContext, person: Person) {
  const { id } = await findAnnulment(context);
  const { t, app } = context.var;
  const { db, wake } = app;
  const ordered = await orderRestoration(db, id, byPerson(person));
  if (!ordered.ok) return redirectWithError(context, `${PATH}/${id}`, t('suspicion.notRestorable'));
  await advanceAnnulment({ db, wake }, id, SLICES_AT_ONCE);
  return redirectWithSuccess(context, `${PATH}/${id}`, t('suspicion.countAgain'));
}

async function findAnnulment(context: WebContext): Promise<Annulment> {
  const id = context.req.param('annulment') ?? '';
  const annulment = ID_PATTERN.test(id) ? await selectAnnulment(context.var.app.db, id) : null;
  if (!annulment) throw new HTTPException(404);
  return annulment;
}
