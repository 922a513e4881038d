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
import { ButtonLink, unseen } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
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
import { useTranslations } from '../../translations.ts';

/** Only the newest; the notices page of each listing has all of them. */
const NOTICES_SHOWN = 5;

export async function showDashboard(context: WebContext, person: Person) {
  const { t } = context.var;
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
    title: t('dashboard.dashboard'),
    section: 'dashboard',
    content: (
      <div class="stack">
        <div class="row between">
          <h1>{t('dashboard.yourListings')}</h1>
          {listings.length > 0 && <AddListing />}
        </div>
        {person.role === 'staff' && listings.length > 0 && (
          <p class="dim">{t.rich('dashboard.youAreStaff', { link: (text) => <a href="/staff">{text}</a> })}</p>
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
  const t = useTranslations();
  return <ButtonLink text={t('dashboard.addListing')} href="/dashboard/new" look="go" />;
}

function NoListings({ needsApproval, isStaff }: { needsApproval: boolean; isStaff: boolean }) {
  const t = useTranslations();
  const text = t('dashboard.noListingsText', {
    approval: needsApproval ? 'yes' : 'no',
    role: isStaff ? 'staff' : 'owner',
  });
  return (
    <EmptyState title={t('dashboard.noListings')} text={text}>
      <AddListing />
      {isStaff ? (
        <ButtonLink text={t('dashboard.openStaffPages')} href="/staff" />
      ) : (
        <ButtonLink text={t('dashboard.readHowVotesReachYou')} href="/docs" />
      )}
    </EmptyState>
  );
}

function InvitationCard({ invitation: { id, role, listingName, inviterName } }: { invitation: Invitation }) {
  const t = useTranslations();
  return (
    <section class="card notice-card invited">
      <p>
        {t.rich(role === 'owner' ? 'dashboard.ownershipOffered' : 'dashboard.invitedToManage', {
          inviter: <bdi>{inviterName}</bdi>,
          listing: <BoldName name={listingName} />,
        })}
      </p>
      <ButtonLink
        text={t.rich('dashboard.viewInvitation', { listing: listingName, unseen })}
        href={`/invitations/${id}`}
        look="small"
      />
    </section>
  );
}

interface ListingItemProps {
  readonly listing: Listing;
  readonly statuses: readonly EndpointStatus[];
  readonly config: Pick<Config, 'ownership'>;
}

function ListingItem({ listing, statuses, config }: ListingItemProps) {
  const t = useTranslations();
  const base = `/dashboard/${listing.id}`;
  return (
    <li class="card item">
      <ListingIcon listing={listing} />
      <div class="item-words">
        <h2>
          <NameLink name={listing.name} href={base} />
        </h2>
        <p class="dim">
          {t(listing.pausedAt ? 'dashboard.kindAndVotesPaused' : 'dashboard.kindAndVotes', {
            kind: listingKind(listing, t),
            votes: listing.voteCount,
          })}
        </p>
        <p class="row">
          <EndpointStatusPills statuses={statuses} />
          {listing.visibility.state !== 'public' && <VisibilityPill visibility={listing.visibility} />}
          {config.ownership !== 'off' && <OwnerVerifiedPill listing={listing} />}
          {isWaitingForProof(listing, config) && <Pill tone="warn">{t('dashboard.hiddenUntilProven')}</Pill>}
        </p>
      </div>
      <ButtonLink text={t.rich('dashboard.deliveriesOf', { name: listing.name, unseen })} href={`${base}/deliveries`} />
    </li>
  );
}
