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
import { PostButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Facts } from '../../components/facts.tsx';
import { formatCount, formatNumber } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { OlderPages } from '../../components/pager.tsx';
import { Pill, type Tone } from '../../components/pill.tsx';
import { TableHead } from '../../components/table-head.tsx';
import { ExactTime, Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { withQuery } from '../../local-path.ts';

const PATH = '/staff/annulments';
const PER_PAGE = 50;
const LABELS: Readonly<Record<AnnulmentState, { readonly tone: Tone; readonly word: string }>> = {
  annulling: { tone: 'warn', word: 'In progress' },
  annulled: { tone: 'bad', word: 'Annulled' },
  restoring: { tone: 'warn', word: 'Being restored' },
  restored: { tone: 'good', word: 'Restored' },
};

export async function showAnnulments(context: WebContext) {
  const { listing: given = '', page: wanted = '1' } = context.req.query();
  const listing = ID_PATTERN.test(given) ? given : null;
  const page = Math.min(1_000, Math.max(1, Math.trunc(Number(wanted) || 1)));
  const range = { limit: PER_PAGE + 1, offset: (page - 1) * PER_PAGE };
  const found = await selectAnnulments(context.var.app.db, listing, range);
  const linkTo = (to: number) => withQuery(PATH, { listing, page: to > 1 ? to : null });
  return showPage(context, {
    title: 'Annulled votes',
    staff: 'flags',
    content: (
      <div class="stack">
        <div>
          <a href="/staff/flags">Votes under suspicion</a>
          <h1>Annulled votes</h1>
        </div>
        {found.length > 0 ? (
          <AnnulmentTable annulments={found.slice(0, PER_PAGE)} />
        ) : (
          <EmptyState title="Nothing annulled" text="When staff annuls votes, you can see and undo it here." />
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
  return (
    <table class="log card">
      <TableHead columns={['Listing', 'State', { numeric: 'Votes' }, 'By', 'When']} />
      <tbody>
        {annulments.map((annulment) => (
          <tr>
            <td class="wide-cell first">
              <a href={`${PATH}/${annulment.id}`}>
                <b class="clipped">
                  <bdi>{annulment.listingName ?? 'A deleted listing'}</bdi>
                </b>
              </a>
              <span class="dim note clipped">
                <bdi>{annulment.reason}</bdi>
              </span>
            </td>
            <td data-label="State">
              <StatePill state={annulment.state} />
            </td>
            <td data-label="Votes" class="num">
              {formatNumber(annulment.annulled)}
            </td>
            <td data-label="By">
              <bdi>{annulment.orderedBy ?? '–'}</bdi>
            </td>
            <td data-label="When">
              <Time at={annulment.orderedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StatePill({ state }: { state: AnnulmentState }) {
  return <Pill tone={LABELS[state].tone}>{LABELS[state].word}</Pill>;
}

export async function showAnnulment(context: WebContext) {
  const annulment = await findAnnulment(context);
  const { state, selected, annulled, reason, flagId, listingId, listingName } = annulment;
  const isRunning = state === 'annulling' || state === 'restoring';
  return showPage(context, {
    title: 'Annulled votes',
    staff: 'flags',
    ...(isRunning && { refreshSeconds: 2 }),
    content: (
      <div class="narrow-page stack">
        <div>
          <a href={PATH}>All annulled votes</a>
          <h1>{formatCount(annulled, 'annulled vote')}</h1>
        </div>
        <Card title="What was annulled" beside={<StatePill state={state} />}>
          {isRunning && (
            <p role="status">
              {state === 'annulling'
                ? `${formatNumber(annulled)} of ${formatNumber(selected)} so far. This page reloads itself.`
                : 'The votes are being restored. This page reloads itself.'}
            </p>
          )}
          <p class="said">
            Reason: <bdi>{reason}</bdi>
          </p>
          <Facts
            facts={[
              [
                'Listing',
                listingName === null ? (
                  'Deleted'
                ) : (
                  <a href={`/staff/listings/${listingId}`}>
                    <bdi>{listingName}</bdi>
                  </a>
                ),
              ],
              ['Selected', formatNumber(selected)],
              ['By', <bdi>{annulment.orderedBy ?? 'A deleted account'}</bdi>],
              ['Annulled', <ExactTime at={annulment.orderedAt} />],
              annulment.restoredAt && ['Restored', <ExactTime at={annulment.restoredAt} />],
              flagId !== null && ['Flag', <a href={`/staff/flags/${flagId}`}>{flagId}</a>],
            ]}
          />
        </Card>
        {annulment.canRestore && <RestoreCard annulment={annulment} />}
      </div>
    ),
  });
}

function RestoreCard({ annulment: { id, annulled } }: { annulment: Annulment }) {
  return (
    <Card title="Undo">
      <p>
        The votes count again, as if they had never been annulled, and deliveries that were cancelled are sent. The
        owner gets a notice. Possible for {UNDO_DAYS} days.
      </p>
      <PostButton action={`${PATH}/${id}/restore`} text={`Restore ${formatCount(annulled, 'vote')}`} />
    </Card>
  );
}

const SLICES_AT_ONCE = 4;

export async function submitRestore(context: WebContext, person: Person) {
  const { id } = await findAnnulment(context);
  const { db, wake } = context.var.app;
  const ordered = await orderRestoration(db, id, byPerson(person));
  if (!ordered.ok)
    return redirectWithError(context, `${PATH}/${id}`, 'These votes cannot be restored, or they already are.');
  await advanceAnnulment({ db, wake }, id, SLICES_AT_ONCE);
  return redirectWithSuccess(context, `${PATH}/${id}`, 'The votes count again.');
}

async function findAnnulment(context: WebContext): Promise<Annulment> {
  const id = context.req.param('annulment') ?? '';
  const annulment = ID_PATTERN.test(id) ? await selectAnnulment(context.var.app.db, id) : null;
  if (!annulment) throw new HTTPException(404);
  return annulment;
}
