// GET /staff/listings/:id/votes: a listing's votes for staff, who chooses some to annul. GET and POST …/annul: the
// preview, and the order.
import type { Child } from 'hono/jsx';
import { byPerson } from '../../../access/audit.ts';
import type { Person } from '../../../access/person.ts';
import { formatEventId } from '../../../core/ids.ts';
import { advanceAnnulment, orderAnnulment } from '../../../integrity/annul-votes.ts';
import {
  countSelected,
  type SelectableVote,
  selectSelected,
  type VoteSelection,
} from '../../../integrity/selection-queries.ts';
import type { ListingWithOwner } from '../../../listings/staff-queries.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Field, FilterField } from '../../components/field.tsx';
import { formatCount, formatNumber } from '../../components/figures.tsx';
import { FormCard, formPage } from '../../components/form-page.tsx';
import { BoldName } from '../../components/name.tsx';
import { Pager } from '../../components/pager.tsx';
import { TableHead } from '../../components/table-head.tsx';
import { formatDuration, Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { type FormState, rejected } from '../../form-state.ts';
import { type Form, readForm, toForm } from '../../read-form.ts';
import { readSelection, SELECTABLE_VOTES, selectionFields, selectionQuery } from '../../vote-selection.ts';

const pathOf = ({ id }: ListingWithOwner) => `/staff/listings/${id}`;
const MAX_PAGES = 200;

export async function showListingVotes(context: WebContext, _: Person, listing: ListingWithOwner) {
  const form = toForm(new URL(context.req.url).searchParams);
  const read = readSelection(listing.id, form);
  if (!read.ok) return votesPage(context, listing, { state: rejected(form, read.errors), content: null });
  const { db } = context.var.app;
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
          <p class="dim">{formatCount(total, 'vote')}</p>
          {total > 0 && read.isNarrowed && (
            <ButtonLink
              text={`Annul all ${formatNumber(total)}`}
              href={`${pathOf(listing)}/annul?${query}`}
              look="danger"
            />
          )}
        </div>
        {votes.length > 0 ? (
          <form class="stack close" action={`${pathOf(listing)}/annul`}>
            <VoteTable votes={votes} selectable />
            <div>
              <Button text="Annul selected votes" look="danger" />
            </div>
          </form>
        ) : (
          <EmptyState title="No votes" text="No vote of this listing matches." />
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
  return formPage(context, state, {
    title: `Votes for ${listing.name}`,
    staff: 'listings',
    content: (
      <div class="stack">
        <Head listing={listing} title="Votes" />
        <FilterCard listing={listing} form={state.form} />
        {content}
      </div>
    ),
  });
}

function Head({ listing, title }: { listing: ListingWithOwner; title: string }) {
  return (
    <div>
      <a href={pathOf(listing)} class="clipped">
        <bdi>{listing.name}</bdi>
      </a>
      <h1>{title}</h1>
      <span class="row facts">
        <a href={`/staff/annulments?listing=${listing.id}`}>Annulled votes</a>
        <a href={`/staff/flags?listing=${listing.id}`}>Flags</a>
      </span>
    </div>
  );
}

function FilterCard({ listing, form }: { listing: ListingWithOwner; form: Form }) {
  return (
    <search>
      <form action={`${pathOf(listing)}/votes`} class="card log-fields">
        <FilterField name="since" label="From (UTC)" value={form.text('since')} type="datetime-local" />
        <FilterField name="until" label="Until (UTC)" value={form.text('until')} type="datetime-local" />
        <FilterField name="younger" label="Account younger than (hours)" value={form.text('younger')} />
        <FilterField name="flag" label="Flag" value={form.text('flag')} />
        <FilterField name="group" label="Network of the flag" value={form.text('group')} />
        <div class="row">
          <Button text="Filter" />
          <ButtonLink text="Clear filters" href={`${pathOf(listing)}/votes`} />
        </div>
      </form>
    </search>
  );
}

function VoteTable({ votes, selectable }: { votes: readonly SelectableVote[]; selectable?: boolean }) {
  return (
    <table class="log card">
      <TableHead columns={['Voter', 'Voted', 'Account’s age then', 'Network']} />
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
            <td data-label="Voted">
              <Time at={vote.votedAt} />
            </td>
            <td data-label="Account’s age then">{ageOf(vote)}</td>
            <td data-label="Network">
              {vote.network ? <code>{vote.network}</code> : <span class="dim">not stored</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function VoterName({ vote: { name, voterId, playerName } }: { vote: SelectableVote }) {
  return (
    <span>
      {name === null ? (
        <span class="dim">
          No account <code class="clipped">{voterId}</code>
        </span>
      ) : (
        <a href={`/staff/people/${voterId}`}>
          <bdi>{name}</bdi>
        </a>
      )}{' '}
      {playerName && <span class="dim note">for {playerName}</span>}
    </span>
  );
}

function ageOf({ accountCreatedAt, votedAt }: SelectableVote): string {
  if (accountCreatedAt === null) return '–';
  return formatDuration(Math.max(0, votedAt.getTime() - accountCreatedAt.getTime()) / 1000, 1);
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
  const { db, wake } = context.var.app;
  const ordered = await orderAnnulment(
    db,
    { selection: read.selection, reason: form.text('reason') },
    byPerson(person),
  );
  if (!ordered.ok) {
    const message = ordered.reason === 'invalid' ? ordered.sentence : 'No vote is selected anymore.';
    return annulPage(context, listing, rejected(form, { field: 'reason', message }));
  }
  await advanceAnnulment({ db, wake }, ordered.id, SLICES_AT_ONCE);
  const message = `${formatCount(ordered.selected, 'vote')} of ${listing.name} will no longer count.`;
  return redirectWithSuccess(context, `/staff/annulments/${ordered.id}`, message);
}

async function annulPage(context: WebContext, listing: ListingWithOwner, state: FormState) {
  const read = readSelection(listing.id, state.form);
  if (!read.ok) return votesPage(context, listing, { state: rejected(state.form, read.errors), content: null });
  if (!read.isNarrowed)
    return votesPage(context, listing, {
      state: rejected(state.form, { field: '', message: 'Choose votes, or enter a condition.' }),
      content: <p class="complaint">Choose votes, or enter a condition: a flag, an age or a start.</p>,
    });
  const { db } = context.var.app;
  const total = await countSelected(db, read.selection);
  const sample = await selectSelected(db, read.selection, { limit: SAMPLE, offset: 0 });
  return formPage(context, state, {
    title: 'Annul votes',
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
  const back = `${pathOf(listing)}/votes?${selectionQuery(selection)}`;
  if (total === 0)
    return (
      <div class="stack">
        <Head listing={listing} title="Annul votes" />
        <EmptyState title="No votes selected" text="No vote of this listing matches, or all were annulled already.">
          <ButtonLink text="Choose votes" href={`${pathOf(listing)}/votes`} />
        </EmptyState>
      </div>
    );
  return (
    <FormCard
      title={`Annul ${formatCount(total, 'vote')}?`}
      intro={
        <div class="stack close">
          <p>
            Votes for <BoldName name={listing.name} />:{' '}
            {total > sample.length ? `the newest ${sample.length} of them.` : 'all of them.'}
          </p>
          <VoteTable votes={sample} />
        </div>
      }
      action={`${pathOf(listing)}/annul`}
      button={`Annul ${formatNumber(total)}`}
      danger
      back={back}
    >
      <p>
        They no longer count: not in totals, rankings, top voters, charts or vote checks. What was already delivered is
        not called back; what was not yet sent is not sent. The voters cannot vote again before their window ends. You
        can undo this for 30 days.
      </p>
      {selectionFields(selection).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <Field name="reason" label="Reason" hint="Shown to the owner. At most 500 characters." rows={3} />
    </FormCard>
  );
}
