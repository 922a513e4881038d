// GET /staff/listings/:id: one listing as staff sees it, and what staff can do with it.
import type { WebContext } from '../context.ts';
import { Copy } from '../parts/copy.tsx';
import { Choices } from '../parts/field.tsx';
import { grouped } from '../parts/figures.tsx';
import { showPage } from '../parts/layout.tsx';
import { ListingIcon } from '../parts/listing-icon.tsx';
import { kindOf, webLink } from '../parts/listing-words.ts';
import { PublicityPill } from '../parts/publicity.tsx';
import { StaffFrame } from '../parts/staff-frame.tsx';
import { ExactTime, Time } from '../parts/time.tsx';
import type { OwnedListing } from '../staff-parts.ts';
import type { Person } from '../web-parts.ts';

export function showStaffListing(context: WebContext, _person: Person, listing: OwnedListing) {
  return showPage(context, {
    title: `${listing.name} · Staff`,
    section: 'staff',
    islands: ['copy'],
    content: (
      <StaffFrame tab="listings">
        <div class="stack">
          <Head listing={listing} />
          <div class="split">
            <div class="stack">
              <section class="card stack close">
                <h2>What it says</h2>
                <ListingText listing={listing} />
              </section>
              <Facts listing={listing} />
            </div>
            <aside class="stack" aria-label="What staff can do">
              <Standing listing={listing} />
              <PlanForm listing={listing} />
              <section class="card stack close">
                <h2>Delete</h2>
                <p class="dim note">With its votes, tokens and endpoints. It cannot be taken back.</p>
                <div>
                  <a class="btn danger" href={`/staff/listings/${listing.id}/delete`}>
                    Delete it
                  </a>
                </div>
              </section>
            </aside>
          </div>
        </div>
      </StaffFrame>
    ),
  });
}

function Head({ listing }: { listing: OwnedListing }) {
  return (
    <div class="listing-head">
      <ListingIcon listing={listing} />
      <div>
        <h1 class="clipped">
          <bdi>{listing.name}</bdi>
        </h1>
        <span class="row facts">
          <span class="dim">{kindOf(listing)}</span>
          <PublicityPill publicity={listing.publicity} />
          <a href={`/listings/${listing.id}`}>its page</a>
          {listing.type === 'bot' && <a href={`/listings/${listing.id}/changelog`}>its changelog</a>}
          <a href={`/staff/audit?listing=${listing.id}`}>its audit log</a>
        </span>
      </div>
    </div>
  );
}

/** All that its owner wrote, as text. */
export function ListingText({ listing }: { listing: OwnedListing }) {
  const { summary, description, link, address, tags } = listing;
  const url = webLink(link);
  return (
    <div class="stack close written">
      {summary && (
        <p dir="auto">
          <b>{summary}</b>
        </p>
      )}
      {description && (
        <div dir="auto" class="kept-lines" tabindex={0}>
          {description}
        </div>
      )}
      {!summary && !description && <p class="dim">No summary and no description.</p>}
      {(url || address || tags.length > 0) && (
        <dl class="facts-list">
          {url && (
            <>
              <dt>Link</dt>
              <dd>
                <a href={url} rel="nofollow ugc noopener noreferrer">
                  {url}
                </a>
              </dd>
            </>
          )}
          {address && (
            <>
              <dt>Address</dt>
              <dd>
                <code>{address}</code>
              </dd>
            </>
          )}
          {tags.length > 0 && (
            <>
              <dt>Tags</dt>
              <dd>{tags.join(', ')}</dd>
            </>
          )}
        </dl>
      )}
    </div>
  );
}

function Facts({ listing }: { listing: OwnedListing }) {
  return (
    <section class="card stack close">
      <h2>Facts</h2>
      <dl class="facts-list">
        <dt>Owner</dt>
        <dd>
          <a href={`/staff/people/${listing.owner.id}`}>
            <bdi>{listing.owner.name}</bdi>
          </a>{' '}
          <span class="dim">{listing.owner.email}</span>
        </dd>
        <dt>Votes</dt>
        <dd>{grouped(listing.voteCount)}</dd>
        <dt>Added</dt>
        <dd>
          <ExactTime at={listing.createdAt} />
        </dd>
        <dt>Last changed</dt>
        <dd>
          <ExactTime at={listing.updatedAt} />
        </dd>
      </dl>
      <Copy value={listing.id} label="the listing’s ID" wide />
    </section>
  );
}

function Standing({ listing }: { listing: OwnedListing }) {
  const { publicity, updatedAt } = listing;
  const path = `/staff/listings/${listing.id}`;
  const waits = publicity.state === 'pending' || publicity.state === 'refused';
  return (
    <section class="card stack close">
      <div class="row between">
        <h2>Who finds it</h2>
        <PublicityPill publicity={publicity} />
      </div>
      <p class="dim note">
        Since <Time at={publicity.since} />
      </p>
      {'reason' in publicity && (
        <p class="said">
          Reason: <bdi>{publicity.reason}</bdi>
        </p>
      )}
      <div class="row">
        {waits && (
          <form method="post" action={`${path}/approve`}>
            <input type="hidden" name="seen" value={updatedAt.toISOString()} />
            <button class="btn go" type="submit">
              Approve
            </button>
          </form>
        )}
        {publicity.state === 'pending' && (
          <a class="btn" href={`${path}/refuse`}>
            Refuse
          </a>
        )}
        {publicity.state === 'public' && (
          <a class="btn danger" href={`${path}/hide`}>
            Hide it
          </a>
        )}
        {publicity.state === 'hidden' && (
          <form method="post" action={`${path}/show`}>
            <button class="btn go" type="submit">
              Show it again
            </button>
          </form>
        )}
      </div>
    </section>
  );
}

function PlanForm({ listing }: { listing: OwnedListing }) {
  return (
    <form class="card stack close" method="post" action={`/staff/listings/${listing.id}/plan`}>
      <h2>Plan</h2>
      <Choices
        name="plan"
        legend="A vote weighs what its plan says when it is cast"
        kind="radio"
        choices={[
          { value: 'free', text: 'Free' },
          { value: 'verified', text: 'Verified', hint: 'With a changelog.' },
          { value: 'enterprise', text: 'Enterprise', hint: 'With a changelog.' },
        ]}
        chosen={[listing.plan]}
      />
      {listing.type === 'bot' && (
        <Choices
          name="changelogPro"
          legend="Add-on"
          kind="checkbox"
          choices={[{ value: 'on', text: 'Changelog Pro', hint: 'A changelog on the free plan too.' }]}
          chosen={listing.changelogPro ? ['on'] : []}
        />
      )}
      <div>
        <button class="btn" type="submit">
          Save the plan
        </button>
      </div>
    </form>
  );
}
