// The column next to a listing: its latest release, its top voters and similar listings.
import type { ChangelogEntry } from '../../changelog/entry.ts';
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import type { namedTopVoters } from '../../votes/top-voters.ts';
import { Card } from './card.tsx';
import { formatCount } from './figures.tsx';
import { ListingIcon } from './listing-icon.tsx';
import { BoldName, NameLink } from './name.tsx';
import { Time } from './time.tsx';

interface LatestReleaseProps {
  readonly listing: Pick<Listing, 'id' | 'slug'>;
  readonly release: Pick<ChangelogEntry, 'version' | 'title' | 'publishedAt'>;
}

export function LatestReleaseCard({ listing, release }: LatestReleaseProps) {
  return (
    <Card title="Latest release">
      <p class="entry-line">
        <BoldName name={release.version} /> <bdi>{release.title}</bdi>
      </p>
      <p class="dim note">
        <Time at={release.publishedAt} /> · <a href={listingPath(listing, '/changelog')}>Changelog</a>
      </p>
    </Card>
  );
}

interface TopVotersProps {
  readonly listing: Pick<Listing, 'id'>;
  readonly voters: readonly Omit<Awaited<ReturnType<typeof namedTopVoters>>[number], 'lastVotedAt'>[];
  /** The visitor, if signed in. */
  readonly person: { readonly id: string; readonly platformId: string | null } | null;
}

/** Only voters who agreed are named; voters find themselves in the list (decisions P31 and P139). */
export function TopVotersCard({ listing, voters, person }: TopVotersProps) {
  const ownIds = person ? [person.id, person.platformId] : [];
  return (
    <section class="card">
      <h2>Top voters this month</h2>
      {voters.length === 0 ? (
        <p class="dim">No votes yet this month. Be the first!</p>
      ) : (
        <ol class="voters">
          {voters.map(({ userId, votes, name }) => (
            <li>
              {ownIds.includes(userId) ? <b>You</b> : name ? <bdi>{name}</bdi> : <span>Anonymous voter</span>}
              <span>{formatCount(votes, 'vote')}</span>
            </li>
          ))}
        </ol>
      )}
      <p class="note more">
        <a href={listingPath(listing, '/voters')}>All top voters</a>
      </p>
    </section>
  );
}

interface RelatedListingsProps {
  readonly listings: readonly Pick<Listing, 'id' | 'slug' | 'name' | 'icon' | 'voteCount'>[];
}

export function RelatedListingsCard({ listings }: RelatedListingsProps) {
  if (listings.length === 0) return null;
  return (
    <section class="card">
      <h2>Similar listings</h2>
      <ul class="related">
        {listings.map((listing) => (
          <li>
            <ListingIcon listing={listing} />
            <div>
              <NameLink name={listing.name} href={listingPath(listing)} />
              <span class="dim note">{formatCount(listing.voteCount, 'vote')}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
