// GET /dashboard: the listings a person owns or manages, and whether their votes arrive.
import type { Invitation } from '../../../access/invitation-queries.ts';
import { listInvitationsFor } from '../../../access/invitations.ts';
import type { Person } from '../../../access/person.ts';
import type { Config } from '../../../config.ts';
import { type EndpointStatus, selectEndpointStatuses } from '../../../endpoints/setup-checklist-queries.ts';
import type { Listing } from '../../../listings/listing.ts';
import { isWaitingForProof } from '../../../listings/publicity.ts';
import { findListingsOfPerson } from '../../../listings/queries.ts';
import { listNotices } from '../../../notices/notices.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { formatCount } from '../../components/figures.tsx';
import { EndpointStatusPills } from '../../components/health-card.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingIcon } from '../../components/listing-icon.tsx';
import { listingKind } from '../../components/listing-labels.ts';
import { BoldName, NameLink } from '../../components/name.tsx';
import { groupNotices, NoticeCard } from '../../components/notice-card.tsx';
import { OwnNewsCards, readOwnNews } from '../../components/own-news.tsx';
import { OwnerVerifiedPill } from '../../components/ownership.tsx';
import { Pill } from '../../components/pill.tsx';
import { VisibilityPill } from '../../components/visibility.tsx';
import type { WebContext } from '../../context.ts';

/** Only the newest; the notices page of each listing has all of them. */
const NOTICES_SHOWN = 5;

export async function showDashboard(context: WebContext, person: Person) {
  const { db, config, site } = context.var.app;
  const [listings, invitations, notices, news] = await Promise.all([
    findListingsOfPerson(db, person.id),
    listInvitationsFor(db, person),
    listNotices(db, { personId: person.id }, context.var.site),
    readOwnNews(db, person.id),
  ]);
  const listingIds = listings.map(({ id }) => id);
  const statuses = await selectEndpointStatuses(db, listingIds);
  return showPage(context, {
    title: 'Dashboard',
    section: 'dashboard',
    content: (
      <div class="stack">
        <div class="row between">
          <h1>Your listings</h1>
          {listings.length > 0 && <AddListing />}
        </div>
        {person.role === 'staff' && listings.length > 0 && (
          <p class="dim">
            You are a staff member. <a href="/staff">View the setup checklist</a>.
          </p>
        )}
        {invitations.map((invitation) => (
          <InvitationCard invitation={invitation} />
        ))}
        <OwnNewsCards news={news} back="/dashboard" />
        {groupNotices(notices)
          .slice(0, NOTICES_SHOWN)
          .map((group) => (
            <NoticeCard {...group} back="/dashboard" named />
          ))}
        {listings.length > 0 ? (
          <ul class="list">
            {listings.map((listing) => (
              <ListingItem
                listing={listing}
                statuses={statuses.filter(({ listingId }) => listingId === listing.id)}
                config={config}
              />
            ))}
          </ul>
        ) : (
          <NoListings needsApproval={site.listingApproval} isStaff={person.role === 'staff'} />
        )}
      </div>
    ),
  });
}

function AddListing() {
  return <ButtonLink text="Add a listing" href="/dashboard/new" look="go" />;
}

function NoListings({ needsApproval, isStaff }: { needsApproval: boolean; isStaff: boolean }) {
  const text = needsApproval
    ? 'Add your bot or game server. Staff reviews it before it becomes public. You can set everything up in the meantime.'
    : 'Add your bot or game server. It will be public right away and can receive votes within a minute.';
  const others = isStaff
    ? 'As a staff member, you find the setup checklist and everything that waits for a decision on the staff pages.'
    : 'If somebody else owns it, ask them to invite you as a manager.';
  return (
    <EmptyState title="You have no listings yet" text={`${text} ${others}`}>
      <AddListing />
      {isStaff ? (
        <ButtonLink text="Open the staff pages" href="/staff" />
      ) : (
        <ButtonLink text="Read how votes reach you" href="/docs" />
      )}
    </EmptyState>
  );
}

function InvitationCard({ invitation: { id, role, listingName, inviterName } }: { invitation: Invitation }) {
  return (
    <section class="card notice-card invited">
      <p>
        <bdi>{inviterName}</bdi> {role === 'owner' ? 'wants to transfer ownership of' : 'invites you to manage'}{' '}
        <BoldName name={listingName} />
        {role === 'owner' && ' to you'}.
      </p>
      <ButtonLink text="View" unseen={`the invitation to ${listingName}`} href={`/invitations/${id}`} look="small" />
    </section>
  );
}

interface ListingItemProps {
  readonly listing: Listing;
  readonly statuses: readonly EndpointStatus[];
  readonly config: Pick<Config, 'ownership'>;
}

function ListingItem({ listing, statuses, config }: ListingItemProps) {
  const base = `/dashboard/${listing.id}`;
  return (
    <li class="card item">
      <ListingIcon listing={listing} />
      <div class="item-words">
        <h2>
          <NameLink name={listing.name} href={base} />
        </h2>
        <p class="dim">
          {listingKind(listing)} · {formatCount(listing.voteCount, 'vote')}
          {listing.pausedAt && ' · paused'}
        </p>
        <p class="row">
          <EndpointStatusPills statuses={statuses} />
          {listing.visibility.state !== 'public' && <VisibilityPill visibility={listing.visibility} />}
          {config.ownership !== 'off' && <OwnerVerifiedPill listing={listing} />}
          {isWaitingForProof(listing, config) && <Pill tone="warn">Hidden until proven</Pill>}
        </p>
      </div>
      <ButtonLink text="Deliveries" unseen={`of ${listing.name}`} href={`${base}/deliveries`} />
    </li>
  );
}
