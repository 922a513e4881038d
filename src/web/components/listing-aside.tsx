// What stands beside a listing: how to get in, its newest release, who voted most, and others like it.
import type { ChangelogEntry } from '../../changelog/entry.ts';
import type { Listing, Person, TopVoter } from '../web-parts.ts';
import { CopyField } from './copy-button.tsx';
import { formatCount } from './figures.tsx';
import { ListingIcon } from './listing-icon.tsx';
import { webLink } from './listing-labels.ts';
import { Time } from './time.tsx';

export function JoinCard({ listing }: { listing: Listing }) {
  const link = webLink(listing.link);
  if (!link && !listing.address) return null;
  return (
    <section class="card stack close">
      <h2>{listing.type === 'bot' ? 'Add it' : 'Join'}</h2>
      {listing.address && <CopyField value={listing.address} label="the address" wide />}
      {link && (
        <a class="btn full" href={link} rel="nofollow ugc noopener">
          {listing.type === 'bot' ? 'Invite the bot' : 'Visit its page'}
        </a>
      )}
      {link && <span class="dim note ellipsis">Leads to {new URL(link).host}</span>}
    </section>
  );
}

export function LatestReleaseCard({ listing, release }: { listing: Listing; release: ChangelogEntry }) {
  return (
    <section class="card stack close">
      <h2>Newest release</h2>
      <p class="entry-line">
        <b>
          <bdi>{release.version}</bdi>
        </b>{' '}
        <bdi>{release.title}</bdi>
      </p>
      <p class="dim note">
        <Time at={release.publishedAt} /> · <a href={`/listings/${listing.id}/changelog`}>Changelog</a>
      </p>
    </section>
  );
}

interface TopVotersProps {
  readonly voters: readonly TopVoter[];
  readonly person: Person | null;
}

/** How often; who only of those who let their name be shown (decisions P31 and P139). Voters find their own place. */
export function TopVotersCard({ voters, person }: TopVotersProps) {
  const own = person ? [person.id, person.platformId] : [];
  return (
    <section class="card">
      <h2>Top voters this month</h2>
      {voters.length === 0 ? (
        <p class="dim">Nobody voted this month so far. The first place is free.</p>
      ) : (
        <ol class="voters">
          {voters.map(({ userId, votes, name }) => (
            <li>
              {own.includes(userId) ? <b>You</b> : name ? <bdi>{name}</bdi> : <span>Anonymous voter</span>}
              <span>{formatCount(votes, 'vote')}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

export function RelatedListingsCard({ listings }: { listings: readonly Listing[] }) {
  if (listings.length === 0) return null;
  return (
    <section class="card">
      <h2>Others like it</h2>
      <ul class="related">
        {listings.map((listing) => (
          <li>
            <ListingIcon listing={listing} />
            <div>
              <a href={`/listings/${listing.id}`}>
                <bdi>{listing.name}</bdi>
              </a>
              <span class="dim note">{formatCount(listing.voteCount, 'vote')}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
