// Below a cast vote: the streak, the favorite button, and the next favorite to vote for.
import { listingPath } from '../../listings/listing-path.ts';
import type { ShownListing } from '../../listings/shown-listings.ts';
import { type Favorite, isFavorite } from '../../voters/favorite-queries.ts';
import { nextFavorite } from '../../voters/favorites.ts';
import { readVoter, type VoterRecord } from '../../voters/voter.ts';
import type { WebContext } from '../context.ts';
import { useTranslations } from '../translations.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { StreakLine } from './streak.tsx';

export interface AfterVoteFacts {
  readonly voter: VoterRecord;
  readonly isFavorite: boolean;
  readonly next: Favorite | null;
}

/** Null for visitors. */
export async function readAfterVote(context: WebContext, listingId: string): Promise<AfterVoteFacts | null> {
  const { app, person } = context.var;
  if (!person) return null;
  const [voter, isOne, next] = await Promise.all([
    readVoter(app.db, person.id),
    isFavorite(app.db, person.id, listingId),
    nextFavorite(app.db, person.id, listingId),
  ]);
  return { voter, isFavorite: isOne, next };
}

interface AfterVoteProps {
  readonly listing: Pick<ShownListing, 'id' | 'name'>;
  readonly person: { readonly id: string };
  readonly facts: AfterVoteFacts;
}

export function AfterVoteCard({ listing, person, facts: { voter, isFavorite: isOne, next } }: AfterVoteProps) {
  const t = useTranslations();
  return (
    <section class="card stack close" aria-label={t('vote.streakAndFavorites')}>
      <StreakLine voter={voter} />
      {next && (
        <a class="btn go big full" href={listingPath({ id: next.listingId, slug: next.slug }, '/vote')}>
          <span class="ellipsis">{t.rich('vote.nextFavorite', { name: <bdi>{next.name}</bdi> })}</span>
        </a>
      )}
      <FavoriteButton listing={listing} isFavorite={isOne} person={person} page="vote" />
      {(isOne || next) && <a href="/favorites">{t('vote.allFavorites')}</a>}
    </section>
  );
}
