// GET /staff/listings/:id: one listing, and the actions that staff can take.
import type { Person } from '../../../access/person.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import { readPageParts } from '../../../listings/page-parts.ts';
import { reviewListing } from '../../../listings/review-listing.ts';
import type { ListingWithOwner } from '../../../listings/staff-queries.ts';
import { readProof, type ShownProof } from '../../../ownership/read-ownership.ts';
import { Button, ButtonLink, PostButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { Facts } from '../../components/facts.tsx';
import { Choices } from '../../components/field.tsx';
import { formatNumber } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingIcon } from '../../components/listing-icon.tsx';
import { listingKind } from '../../components/listing-labels.ts';
import { ListingPlainText } from '../../components/listing-plain-text.tsx';
import { ListingReviewCards } from '../../components/listing-review.tsx';
import { ListingPreview } from '../../components/listing-text.tsx';
import { NameLink } from '../../components/name.tsx';
import { Pill } from '../../components/pill.tsx';
import { planName } from '../../components/plan-names.ts';
import { ExactTime, Time } from '../../components/time.tsx';
import { VisibilityPill } from '../../components/visibility.tsx';
import type { WebContext } from '../../context.ts';
import { renderDescription } from '../../listing-description.ts';

export async function showStaffListing(context: WebContext, _person: Person, listing: ListingWithOwner) {
  const { db, config } = context.var.app;
  const [proof, review, parts, description] = await Promise.all([
    listing.ownerProvenAt ? readProof(db, listing.id, context.var.t) : null,
    reviewListing(db, listing),
    readPageParts(db, listing.id),
    renderDescription(context.var.app, listing),
  ]);
  return showPage(context, {
    title: listing.name,
    staff: 'listings',
    scripts: ['copy', 'gallery'],
    content: (
      <div class="stack">
        <Head listing={listing} />
        <div class="split">
          <div class="stack">
            <ListingPreview listing={listing} description={description} ownership={config.ownership} parts={parts} />
            <ListingReviewCards review={review} />
            <Card title="As plain text">
              <ListingPlainText listing={listing} />
            </Card>
            <Details listing={listing} proof={proof} isOwnershipShown={config.ownership !== 'off'} />
          </div>
          <aside class="stack" aria-label="What staff can do">
            <VisibilityCard listing={listing} />
            <PlanForm listing={listing} />
            <Card title="Delete">
              <p class="dim note">
                Deletes the listing along with its votes, tokens and endpoints. This cannot be undone.
              </p>
              <div>
                <ButtonLink text="Delete listing" href={`/staff/listings/${listing.id}/delete`} look="danger" />
              </div>
            </Card>
          </aside>
        </div>
      </div>
    ),
  });
}

function Head({ listing }: { listing: ListingWithOwner }) {
  return (
    <div class="listing-head">
      <ListingIcon listing={listing} />
      <div>
        <h1 class="clipped">
          <bdi>{listing.name}</bdi>
        </h1>
        <span class="row facts">
          <span class="dim">{listingKind(listing)}</span>
          <VisibilityPill visibility={listing.visibility} />
          <a href={listingPath(listing)}>Public page</a>
          {listing.type === 'bot' && <a href={listingPath(listing, '/changelog')}>Changelog</a>}
          <a href={`/staff/listings/${listing.id}/votes`}>Votes</a>
          <a href={`/staff/reports?listing=${listing.id}`}>Reports</a>
          <a href={`/staff/audit?listing=${listing.id}`}>Audit log</a>
        </span>
      </div>
    </div>
  );
}

interface DetailsProps {
  readonly listing: ListingWithOwner;
  readonly proof: ShownProof | null;
  readonly isOwnershipShown: boolean;
}

function Details({ listing, proof, isOwnershipShown }: DetailsProps) {
  return (
    <Card title="Details">
      <Facts
        facts={[
          [
            'Owner',
            <>
              <NameLink name={listing.owner.name} href={`/staff/people/${listing.owner.id}`} />{' '}
              <span class="dim">{listing.owner.email}</span>
            </>,
          ],
          ['Votes', formatNumber(listing.voteCount)],
          isOwnershipShown && ['Ownership', <Proof proof={proof} />],
          ['Added', <ExactTime at={listing.createdAt} />],
          ['Last changed', <ExactTime at={listing.updatedAt} />],
        ]}
      />
      <CopyField value={listing.id} label="the listing’s ID" wide />
    </Card>
  );
}

function Proof({ proof }: { proof: ShownProof | null }) {
  if (!proof) return <>Not proven</>;
  return (
    <span>
      <Pill tone="good">Owner verified</Pill>{' '}
      <span class="dim">
        <bdi>{proof.shown}</bdi>, by {proof.by}, checked <Time at={proof.checkedAt} />
      </span>
    </span>
  );
}

function VisibilityCard({ listing }: { listing: ListingWithOwner }) {
  const { visibility, updatedAt } = listing;
  const path = `/staff/listings/${listing.id}`;
  const canApprove = visibility.state === 'pending' || visibility.state === 'refused';
  return (
    <Card title="Visibility" beside={<VisibilityPill visibility={visibility} />}>
      <p class="dim note">
        Since <Time at={visibility.since} />
      </p>
      {'reason' in visibility && (
        <p class="said">
          Reason: <bdi>{visibility.reason}</bdi>
        </p>
      )}
      <div class="row">
        {canApprove && (
          <PostButton action={`${path}/approve`} values={{ seen: updatedAt.toISOString() }} text="Approve" look="go" />
        )}
        {visibility.state === 'pending' && <ButtonLink text="Reject" href={`${path}/refuse`} />}
        {visibility.state === 'public' && <ButtonLink text="Hide" href={`${path}/hide`} look="danger" />}
        {visibility.state === 'hidden' && <PostButton action={`${path}/show`} text="Show again" look="go" />}
      </div>
    </Card>
  );
}

function PlanForm({ listing }: { listing: ListingWithOwner }) {
  return (
    <form class="card stack close" method="post" action={`/staff/listings/${listing.id}/plan`}>
      <h2>Plan</h2>
      <Choices
        name="plan"
        legend="The plan determines the weight of each new vote"
        kind="radio"
        choices={[
          { value: 'free', text: planName('free') },
          { value: 'verified', text: planName('verified'), hint: 'Includes a changelog.' },
          { value: 'enterprise', text: planName('enterprise'), hint: 'Includes a changelog.' },
        ]}
        chosen={[listing.plan]}
      />
      {listing.type === 'bot' && (
        <Choices
          name="changelogPro"
          legend="Add-on"
          kind="checkbox"
          choices={[{ value: 'on', text: 'Changelog Pro', hint: 'Adds a changelog to the Free plan.' }]}
          chosen={listing.changelogPro ? ['on'] : []}
        />
      )}
      <div>
        <Button text="Save plan" />
      </div>
    </form>
  );
}
