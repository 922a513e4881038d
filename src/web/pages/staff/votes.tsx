// GET /staff/listings/:id/votes: a listing's votes for staff, who chooses some to annul. GET and POST …/annul: the
// preview, and the order.
import type { Child } from 'hono/jsx';
import { byPerson } from '../../../access/audit.ts';
import type { Person } from '../../../access/person.ts';
import { formatEventId } from '../../../core/ids.ts';
import { REASON_MAX_CHARACTERS } from '../../../core/limits.ts';
import { advanceAnnulment, orderAnnulment } from '../../../integrity/annul-votes.ts';
import { UNDO_DAYS } from '../../../integrity/annulment-queries.ts';
import {
  countSelected,
  type SelectableVote,
  selectSelected,
  type VoteSelection,
} from '../../../integrity/selection-queries.ts';
import type { ListingWithOwner } from '../../../listings/staff-queries.ts';
import type { Translations } from '../../../messages/translations.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Field, FilterField } from '../../components/field.tsx';
import { FormCard, formPage } from '../../components/form-page.tsx';
import { BoldName } from '../../components/name.tsx';
import { Pager } from '../../components/pager.tsx';
import { TableHead } from '../../components/table-head.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { type FormState, rejected } from '../../form-state.ts';
import { type Form, readForm, toForm } from '../../read-form.ts';
import { useTranslations } from '../../translations.ts';
import { readSelection, SELECTABLE_VOTES, selectionFields, selectionQuery } from '../../vote-selection.ts';

const pathOf = ({ id }: ListingWithOwner) => `/staff/listings/${id}`;
const MAX_PAGES = 200;

export async function showListingVotes(context: WebContext, _: Person, listing: ListingWithOwner) {
  const form = toForm(new URL(context.req.url).searchParams);
  const read = readSelection(listing.id, form);
  if (!read.ok) return votesPage(context, listing, { state: rejected(form, read.errors), content: null });
  const { t, app } = context.var;
  const { db } = app;
  const total = await countSelected(db, read.selection);
  const pages = Math.min(MAX_PAGES, Math.max(1, Math.ceil(total / SELECTABLE_VOTES)));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(form.text('page')) || 1)));
  const offset = (page - 1) * SELECTABLE_VOTES;
  const votes = await selectSelected(db, read.selection, { limit: SELECTABLE_VOTES, offset });
  const query = selectionQuery(read.selection);
  return votesPage(context, listing, {
    state: { form, errors: [] },
    content: (
      <>
        <div class="row between">
          <p class="dim">{t('listing.votes', { count: total })}</p>
          {total > 0 && read.isNarrowed && (
            <ButtonLink
              text={t('suspicion.annulAll', { count: total })}
              href={`${pathOf(listing)}/annul?${query}`}
              look="danger"
            />
          )}
        </div>
        {votes.length > 0 ? (
          <form class="stack close" action={`${pathOf(listing)}/annul`}>
            <VoteTable votes={votes} selectable />
            <div>
              <Button text={t('suspicion.annulSelected')} look="danger" />
            </div>
          </form>
        ) : (
          <EmptyState title={t('suspicion.noVotes')} text={t('suspicion.noVotesText')} />
        )}
        <Pager page={page} pages={pages} linkTo={(to) => `${pathOf(listing)}/votes?${query}&page=${to}`} />
      </>
    ),
  });
}

function votesPage(
  context: WebContext,
  listing: ListingWithOwner,
  { state, content }: { readonly state: FormState; readonly content: Child },
) {
  const { t } = context.var;
  return formPage(context, state, {
    title: t('suspicion.votesTitle', { listing: listing.name }),
    staff: 'listings',
    content: (
      <div class="stack">
        <Head listing={listing} title={t('staff.votes')} />
        <FilterCard listing={listing} form={state.form} />
        {content}
      </div>
    ),
  });
}

function Head({ listing, title }: { listing: ListingWithOwner; title: string }) {
  const t = useTranslations();
  return (
    <div>
      <a href={pathOf(listing)} class="clipped">
        <bdi>{listing.name}</bdi>
      </a>
      <h1>{title}</h1>
      <span class="row facts">
        <a href={`/staff/annulments?listing=${listing.id}`}>{t('staff.annulledVotes')}</a>
        <a href={`/staff/flags?listing=${listing.id}`}>{t('suspicion.flags')}</a>
      </span>
    </div>
  );
}

function FilterCard({ listing, form }: { listing: ListingWithOwner; form: Form }) {
  const t = useTranslations();
  return (
    <search>
      <form action={`${pathOf(listing)}/votes`} class="card log-fields">
        <FilterField name="since" label={t('suspicion.filterSince')} value={form.text('since')} type="datetime-local" />
        <FilterField name="until" label={t('suspicion.filterUntil')} value={form.text('until')} type="datetime-local" />
        <FilterField name="younger" label={t('suspicion.filterYounger')} value={form.text('younger')} />
        <FilterField name="flag" label={t('suspicion.filterFlag')} value={form.text('flag')} />
        <FilterField name="group" label={t('suspicion.filterGroup')} value={form.text('group')} />
        <div class="row">
          <Button text={t('staff.filterButton')} />
          <ButtonLink text={t('suspicion.clearFilters')} href={`${pathOf(listing)}/votes`} />
        </div>
      </form>
    </search>
  );
}

function VoteTable({ votes, selectable }: { votes: readonly SelectableVote[]; selectable?: boolean }) {
  const t = useTranslations();
  const [voted, age, network] = [t('suspicion.voted'), t('suspicion.accountAge'), t('suspicion.network')];
  return (
    <table class="log card">
      <TableHead columns={[t('suspicion.voter'), voted, age, network]} />
      <tbody>
        {votes.map((vote) => (
          <tr>
            <td class="wide-cell first">
              {selectable ? (
                <label class="choice">
                  <input type="checkbox" name="vote" value={formatEventId(vote.eventId)} />
                  <VoterName vote={vote} />
                </label>
              ) : (
                <VoterName vote={vote} />
              )}
            </td>
            <td data-label={voted}>
              <Time at={vote.votedAt} />
            </td>
            <td data-label={age}>{ageOf(t, vote)}</td>
            <td data-label={network}>
              {vote.network ? <code>{vote.network}</code> : <span class="dim">{t('suspicion.notStored')}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function VoterName({ vote: { name, voterId, playerName } }: { vote: SelectableVote }) {
  const t = useTranslations();
  return (
    <span>
      {name === null ? (
        <span class="dim">{t.rich('suspicion.noAccount', { id: <code class="clipped">{voterId}</code> })}</span>
      ) : (
        <a href={`/staff/people/${voterId}`}>
          <bdi>{name}</bdi>
        </a>
      )}{' '}
      {playerName && <span class="dim note">{t('suspicion.forPlayer', { player: playerName })}</span>}
    </span>
  );
}

function ageOf(t: Translations, { accountCreatedAt, votedAt }: SelectableVote): string {
  if (accountCreatedAt === null) return '–';
  return t.duration(Math.max(0, votedAt.getTime() - accountCreatedAt.getTime()) / 1000, 1);
}

const SAMPLE = 10;

export async function showAnnul(context: WebContext, _: Person, listing: ListingWithOwner) {
  const form = toForm(new URL(context.req.url).searchParams);
  return annulPage(context, listing, { form, errors: [] });
}

/** Enough slices to be done at once with most annulments; a background loop does the rest. */
const SLICES_AT_ONCE = 4;

export async function submitAnnul(context: WebContext, person: Person, listing: ListingWithOwner) {
  const form = await readForm(context);
  const read = readSelection(listing.id, form);
  if (!read.ok || !read.isNarrowed) return annulPage(context, listing, { form, errors: [] });
  const { t, app } = context.var;
  const { db, wake } = app;
  const ordered = await orderAnnulment(
    db,
    { selection: read.selection, reason: form.text('reason') },
    byPerson(person),
  );
  if (!ordered.ok) {
    const message = ordered.reason === 'invalid' ? ordered.sentence : t('suspicion.noneSelectedAnymore');
    return annulPage(context, listing, rejected(form, { field: 'reason', message }));
  }
  await advanceAnnulment({ db, wake }, ordered.id, SLICES_AT_ONCE);
  const message = t('suspicion.annulOrdered', { count: ordered.selected, listing: listing.name });
  return redirectWithSuccess(context, `/staff/annulments/${ordered.id}`, message);
}

async function annulPage(context: WebContext, listing: ListingWithOwner, state: FormState) {
  const { t, app } = context.var;
  const read = readSelection(listing.id, state.form);
  if (!read.ok) return votesPage(context, listing, { state: rejected(state.form, read.errors), content: null });
  if (!read.isNarrowed)
    return votesPage(context, listing, {
      state: rejected(state.form, { field: '', message: t('suspicion.narrow') }),
      content: <p class="complaint">{t('suspicion.narrowText')}</p>,
    });
  const { db } = app;
  const total = await countSelected(db, read.selection);
  const sample = await selectSelected(db, read.selection, { limit: SAMPLE, offset: 0 });
  return formPage(context, state, {
    title: t('suspicion.annulTitle'),
    staff: 'listings',
    content: <AnnulCard listing={listing} selection={read.selection} total={total} sample={sample} />,
  });
}

interface AnnulCardProps {
  readonly listing: ListingWithOwner;
  readonly selection: VoteSelection;
  readonly total: number;
  readonly sample: readonly SelectableVote[];
}

function AnnulCard({ listing, selection, total, sample }: AnnulCardProps) {
  const t = useTranslations();
  const back = `${pathOf(listing)}/votes?${selectionQuery(selection)}`;
  if (total === 0)
    return (
      <div class="stack">
        <Head listing={listing} title={t('suspicion.annulTitle')} />
        <EmptyState title={t('suspicion.noneSelected')} text={t('suspicion.noneSelectedText')}>
          <ButtonLink text={t('suspicion.chooseVotes')} href={`${pathOf(listing)}/votes`} />
        </EmptyState>
      </div>
    );
  const name = <BoldName name={listing.name} />;
  return (
    <FormCard
      title={t('suspicion.annulQuestion', { count: total })}
      intro={
        <div class="stack close">
          <p>
            {total > sample.length
              ? t.rich('suspicion.votesForNewest', { listing: name, count: sample.length })
              : t.rich('suspicion.votesForAll', { listing: name })}
          </p>
          <VoteTable votes={sample} />
        </div>
      }
      action={`${pathOf(listing)}/annul`}
      button={t('suspicion.annulButton', { count: total })}
      danger
      back={back}
    >
      <p>{t('suspicion.annulText', { days: UNDO_DAYS })}</p>
      {selectionFields(selection).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <Field
        name="reason"
        label={t('staff.reason')}
        hint={t('staff.reasonHint', { max: REASON_MAX_CHARACTERS })}
        rows={3}
      />
    </FormCard>
  );
}
