// GET /staff/queue: the listings that wait for approval, the longest first; POST /staff/queue-mails: whether one is told of them by mail.
import type { WebContext } from '../context.ts';
import { goTo } from '../flash.ts';
import { Empty } from '../parts/empty.tsx';
import { counted } from '../parts/figures.tsx';
import { showPage } from '../parts/layout.tsx';
import { ListingIcon } from '../parts/listing-icon.tsx';
import { kindOf } from '../parts/listing-words.ts';
import { MailSwitch } from '../parts/mail-switch.tsx';
import { StaffFrame } from '../parts/staff-frame.tsx';
import { Time } from '../parts/time.tsx';
import { readForm } from '../read-form.ts';
import type { OwnedListing } from '../staff-parts.ts';
import type { Person } from '../web-parts.ts';
import { ListingText } from './staff-listing.tsx';

export async function showQueue(context: WebContext, person: Person) {
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
            {total > 0 && <p class="dim">{counted(total, 'listing')}, the longest wait first.</p>}
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
    <Empty title="Nothing waits" text="New listings appear here before others find them." />
  ) : (
    <Empty
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

export async function chooseQueueMails(context: WebContext, person: Person) {
  const mails = (await readForm(context)).text('mails') === 'on';
  await context.var.parts.staff.queueMails?.choose(person.id, mails);
  const message = mails ? 'You get mails when listings wait.' : 'You get no more mails when listings wait.';
  return goTo(context, '/staff/queue', { tone: 'good', message });
}

function Waiting({ listing }: { listing: OwnedListing }) {
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
            {kindOf(listing)} by{' '}
            <a href={`/staff/people/${listing.owner.id}`}>
              <bdi>{listing.owner.name}</bdi>
            </a>
            , submitted <Time at={listing.publicity.since} />
          </p>
        </div>
      </div>
      <ListingText listing={listing} />
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
