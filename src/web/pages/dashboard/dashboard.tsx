// GET /dashboard: the listings one owns or manages, and how their votes arrive.

import { EmptyState } from '../../components/empty-state.tsx';
import { formatCount } from '../../components/figures.tsx';
import { EndpointStatusPills } from '../../components/health-card.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingIcon } from '../../components/listing-icon.tsx';
import { listingKind } from '../../components/listing-labels.ts';
import { NoticeCard } from '../../components/notice-card.tsx';
import { VisibilityPill } from '../../components/publicity.tsx';
import type { WebContext } from '../../context.ts';
import type { Invitation } from '../../management-parts.ts';
import type { EndpointStatus } from '../../overview-parts.ts';
import type { Listing, Person } from '../../web-parts.ts';

/** The newest; a listing's own page has all. */
const NOTICES_SHOWN = 5;

export async function showDashboard(context: WebContext, person: Person) {
  const { parts } = context.var;
  const [listings, invitations, notices] = await Promise.all([
    parts.listings.listingsOf(person.id),
    parts.managers.invitationsFor(person),
    parts.notices.list({ personId: person.id }),
  ]);
  const standings = await parts.overview.standings(listings.map(({ id }) => id));
  return showPage(context, {
    title: 'Dashboard',
    section: 'dashboard',
    content: (
      <div class="stack">
        <div class="row between">
          <h1>Your listings</h1>
          {listings.length > 0 && (
            <a class="btn go" href="/dashboard/new">
              Add a listing
            </a>
          )}
        </div>
        {person.role === 'staff' && (
          <p class="dim">
            You are staff. <a href="/staff">See what is left to set up</a>.
          </p>
        )}
        {invitations.map((invitation) => (
          <InvitedTo invitation={invitation} />
        ))}
        {notices.slice(0, NOTICES_SHOWN).map((notice) => (
          <NoticeCard notice={notice} back="/dashboard" named />
        ))}
        {listings.length > 0 ? (
          <ul class="list">
            {listings.map((listing) => (
              <OwnItem
                listing={listing}
                standings={standings.filter((standing) => standing.listing_id === listing.id)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState
            title="No listing yet"
            text={
              parts.staff.approval
                ? 'Add your bot or game server. Staff looks at it before others find it; set everything up meanwhile.'
                : 'Add your bot or game server. It is public at once, and you can receive votes a minute later.'
            }
          >
            <a class="btn go" href="/dashboard/new">
              Add a listing
            </a>
          </EmptyState>
        )}
      </div>
    ),
  });
}

function InvitedTo({ invitation: { id, role, listingName, inviterName } }: { invitation: Invitation }) {
  return (
    <section class="card notice-card invited">
      <p>
        <bdi>{inviterName}</bdi> {role === 'owner' ? 'offers you the ownership of' : 'invites you to manage'}{' '}
        <b>
          <bdi>{listingName}</bdi>
        </b>
        .
      </p>
      <a class="btn small" href={`/invitations/${id}`}>
        Answer <span class="unseen">the invitation to {listingName}</span>
      </a>
    </section>
  );
}

interface OwnItemProps {
  readonly listing: Omit<Listing, 'players'>;
  readonly standings: readonly EndpointStatus[];
}

function OwnItem({ listing, standings }: OwnItemProps) {
  const base = `/dashboard/${listing.id}`;
  return (
    <li class="card item">
      <ListingIcon listing={listing} />
      <div class="item-words">
        <h2>
          <a href={base}>
            <bdi>{listing.name}</bdi>
          </a>
        </h2>
        <p class="dim">
          {listingKind(listing)} · {formatCount(listing.voteCount, 'vote')}
          {listing.pausedAt && ' · paused'}
        </p>
        <p class="row">
          <EndpointStatusPills standings={standings} />
          {listing.visibility.state !== 'public' && <VisibilityPill visibility={listing.visibility} />}
        </p>
      </div>
      <a class="btn" href={`${base}/deliveries`}>
        Deliveries <span class="unseen">of {listing.name}</span>
      </a>
    </li>
  );
}
