// GET /staff/queue: the listings that wait for approval, the longest first; POST /staff/queue-mails: whether one is told of them by mail.

import { EmptyState } from '../../components/empty-state.tsx';
import { formatCount } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingIcon } from '../../components/listing-icon.tsx';
import { listingKind } from '../../components/listing-labels.ts';
import { MailSwitch } from '../../components/mail-switch.tsx';
import { StaffFrame } from '../../components/staff-frame.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import type { ListingWithOwner } from '../../staff-parts.ts';
import type { Person } from '../../web-parts.ts';
import { ListingTextCard } from './listing.tsx';

export async function showApprovalQueue(context: WebContext, person: Person) {
  const { staff } = context.var.parts;
  const { listings, total } = await staff.queue();
  const mails = await staff.queueMails?.wanted(person.id);
  return showPage(context, {
    title: 'Approval · Staff',
    section: 'staff',
    content: (
      <StaffFrame tab="queue">
        <div class="stack">
          <div>
            <h1>Waiting for approval</h1>
            {total > 0 && <p class="dim">{formatCount(total, 'listing')}, the longest wait first.</p>}
          </div>
          {listings.map((listing) => (
            <Waiting listing={listing} />
          ))}
          {total === 0 && <Nothing approval={staff.approval} />}
          {mails !== undefined && (staff.approval || total > 0) && (
            <Mails mails={mails} isConfirmed={person.emailVerified} />
          )}
        </div>
      </StaffFrame>
    ),
  });
}

function Nothing({ approval }: { approval: boolean }) {
  return approval ? (
    <EmptyState title="Nothing waits" text="New listings appear here before others find them." />
  ) : (
    <EmptyState
      title="New listings are public at once"
      text="With LISTING_APPROVAL=on they wait here until staff has looked at them."
    />
  );
}

function Mails({ mails, isConfirmed }: { mails: boolean; isConfirmed: boolean }) {
  return (
    <MailSwitch
      action="/staff/queue-mails"
      mails={mails}
      words={
        mails
          ? 'You are told by mail when listings wait: once an hour at most, and only when more has come in.'
          : 'You get no mails when listings wait. The number beside “Staff” tells all the same.'
      }
    >
      {mails && !isConfirmed && (
        <p>
          Mails go to confirmed addresses only. <a href="/account">Confirm yours</a> to get them.
        </p>
      )}
    </MailSwitch>
  );
}

export async function submitQueueMails(context: WebContext, person: Person) {
  const mails = (await readForm(context)).text('mails') === 'on';
  await context.var.parts.staff.queueMails?.choose(person.id, mails);
  const message = mails ? 'You get mails when listings wait.' : 'You get no more mails when listings wait.';
  return redirectWithFlash(context, '/staff/queue', { tone: 'good', message });
}

function Waiting({ listing }: { listing: ListingWithOwner }) {
  const path = `/staff/listings/${listing.id}`;
  return (
    <section class="card stack close" aria-label={listing.name}>
      <div class="listing-head">
        <ListingIcon listing={listing} />
        <div>
          <h2 class="clipped">
            <a href={path}>
              <bdi>{listing.name}</bdi>
            </a>
          </h2>
          <p class="dim note">
            {listingKind(listing)} by{' '}
            <a href={`/staff/people/${listing.owner.id}`}>
              <bdi>{listing.owner.name}</bdi>
            </a>
            , submitted <Time at={listing.visibility.since} />
          </p>
        </div>
      </div>
      <ListingTextCard listing={listing} />
      <div class="row">
        <form method="post" action={`${path}/approve`}>
          <input type="hidden" name="seen" value={listing.updatedAt.toISOString()} />
          <button class="btn go" type="submit">
            Approve <span class="unseen">{listing.name}</span>
          </button>
        </form>
        <a class="btn" href={`${path}/refuse`}>
          Refuse <span class="unseen">{listing.name}</span>
        </a>
      </div>
    </section>
  );
}
