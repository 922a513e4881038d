// The column next to a listing: its latest release, its top voters and similar listings.
import type { ChangelogEntry } from '../../changelog/entry.ts';
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import type { ForeignTexts } from '../../listings/texts-in-language.ts';
import type { namedTopVoters } from '../../votes/top-voters.ts';
import { useTranslations } from '../translations.ts';
import { Card } from './card.tsx';
import { ListingIcon } from './listing-icon.tsx';
import { BoldName, ListingLink } from './name.tsx';
import { Time } from './time.tsx';

interface LatestReleaseProps {
  readonly listing: Pick<Listing, 'id' | 'slug'>;
  readonly release: Pick<ChangelogEntry, 'version' | 'title' | 'publishedAt'>;
}

export function LatestReleaseCard({ listing, release }: LatestReleaseProps) {
  const t = useTranslations();
  return (
    <Card title={t('listing.latestRelease')}>
      <p class="entry-line">
        <BoldName name={release.version} /> <bdi>{release.title}</bdi>
      </p>
      <p class="dim note">
        <Time at={release.publishedAt} /> · <a href={listingPath(listing, '/changelog')}>{t('listing.changelog')}</a>
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
  const t = useTranslations();
  const ownIds = person ? [person.id, person.platformId] : [];
  return (
    <section class="card">
      <h2>{t('listing.topVoters')}</h2>
      {voters.length === 0 ? (
        <p class="dim">{t('listing.noVotesThisMonth')}</p>
      ) : (
        <ol class="voters">
          {voters.map(({ userId, votes, name }) => (
            <li>
              {ownIds.includes(userId) ? (
                <b>{t('listing.you')}</b>
              ) : name ? (
                <bdi>{name}</bdi>
              ) : (
                <span>{t('listing.anonymousVoter')}</span>
              )}
              <span>{t('listing.votes', { count: votes })}</span>
            </li>
          ))}
        </ol>
      )}
      <p class="note more">
        <a href={listingPath(listing, '/voters')}>{t('listing.allTopVoters')}</a>
      </p>
    </section>
  );
}

interface RelatedListingsProps {
  readonly listings: readonly (Pick<Listing, 'id' | 'slug' | 'name' | 'icon' | 'voteCount'> & {
    readonly foreignTexts?: ForeignTexts;
  })[];
}

export function RelatedListingsCard({ listings }: RelatedListingsProps) {
  const t = useTranslations();
  if (listings.length === 0) return null;
  return (
    <section class="card">
      <h2>{t('listing.similar')}</h2>
      <ul class="related">
        {listings.map((listing) => (
          <li>
            <ListingIcon listing={listing} />
            <div>
              <ListingLink listing={listing} href={listingPath(listing)} />
              <span class="dim note">{t('listing.votes', { count: listing.voteCount })}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
